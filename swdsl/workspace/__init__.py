"""Where rules live on disk: the only room that reads or writes files.

Sources come in as values and artifacts go out as values; every stage between is pure. Whatever a
disk can do to an author, such as a missing folder or a full disk, is a diagnostic.
"""

from swdsl.workspace.author import (
    create_files,
    differs_on_disk,
    leads_out,
    rewrite_sources,
    save_bytes,
    save_file,
)
from swdsl.workspace.find import Found, files_beside, find_sources, is_project, project_root
from swdsl.workspace.memory import digest_of, recall, recall_bytes, remember, remember_bytes
from swdsl.workspace.ordinary import read_ordinary
from swdsl.workspace.packs import (
    PACKS,
    archive_bytes,
    bring_in,
    entries_of,
    read_archive,
    room_for_pack,
    texts_beside,
)
from swdsl.workspace.places import (
    is_official_game,
    official_package,
    official_root,
    read_page,
    user_cache_dir,
    user_state_dir,
)
from swdsl.workspace.read import read_source
from swdsl.workspace.staging import holds_only_leftovers
from swdsl.workspace.write import Changes, stale_artifacts, write_artifacts

__all__ = [
    "PACKS",
    "Changes",
    "Found",
    "archive_bytes",
    "bring_in",
    "create_files",
    "differs_on_disk",
    "digest_of",
    "entries_of",
    "files_beside",
    "find_sources",
    "holds_only_leftovers",
    "is_official_game",
    "is_project",
    "leads_out",
    "official_package",
    "official_root",
    "project_root",
    "read_archive",
    "read_ordinary",
    "read_page",
    "read_source",
    "recall",
    "recall_bytes",
    "remember",
    "remember_bytes",
    "rewrite_sources",
    "room_for_pack",
    "save_bytes",
    "save_file",
    "stale_artifacts",
    "texts_beside",
    "user_cache_dir",
    "user_state_dir",
    "write_artifacts",
]
