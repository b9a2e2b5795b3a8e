"""A name that nobody declared is a finding at that name, wherever a sentence may have one."""

import pytest

from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile

PLACES = (
    "when I conquer a region: place 1 blob there",
    "when I conquer a region: place all blobs in regions I hold",
    "when I conquer a region: move blob there",
    "at redeployment: I may move 1 blob to a region I hold",
    "at redeployment: I may move blob from hand to supply",
    "at redeployment: remove blob",
    "at redeployment: remove 1 blob from a region I hold",
    "at redeployment: place 1 blob with me",
    "at redeployment: gain 1 blob",
    "at turn start: lose 1 blob",
    "always: regions with blob are immune to opponents",
    "always: I may reach regions with blob",
    "always: I may enter blob regions",
    "when I attack a blob: cost 1 less",
    "when an opponent attacks a region with blob: cost 1 more",
    "when I attack a region, if I have 1 blob in hand: cost 1 less",
    "at scoring: gain 1 coin for each blob",
    "at scoring: gain 1 coin for each region with blob",
    "at scoring, if I hold a blob: gain 1 coin",
    "when I decline: remove all blobs",
    "when I conquer a region linked to a blob: gain 1 token",
    "at any time: blob may conquer regions bordering blob",
)


@pytest.mark.parametrize("clause", PLACES)
def test_an_unknown_name_is_a_finding(clause: str) -> None:
    text = f'set winter "Winter"\n\nrace yetis "Yetis"\n  tokens 5 of 10\n  {clause}\n'
    compiled = compile_rules([SourceFile("rules/winter.sw", text)])
    assert any("blob" in each.message for each in compiled.diagnostics)
