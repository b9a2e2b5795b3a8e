"""Packs that travel: sealed with a list of checksums, opened with suspicion, compared for what changed.

Pure: entries and models in, entries, findings and sentences out. `swdsl.workspace` makes files of them.
Import from the modules (`entries`, `seal`, `differences`, `sheet`): whoever reads files needs to know what an
entry is on every run, and must not wait for four languages of errata.
"""
