"""What survives: the events of every table, and beside them its deal and its grants.

Read `models` for what is stored, `store` for what can be asked, `journal` for how it lasts.
"""

from hashi.server.storage.failures import (
    BackupExists,
    BackupNotHere,
    DamagedGrant,
    NoSuchDatabase,
    NoSuchDeal,
    NoSuchTable,
    Reason,
    StorageFailed,
    TableSetAside,
    TooManyEvents,
)
from hashi.server.storage.grants import Grant, Role, hash_token
from hashi.server.storage.places import database_url
from hashi.server.storage.store import OpenTable, Store

__all__ = [
    "BackupExists",
    "BackupNotHere",
    "DamagedGrant",
    "Grant",
    "NoSuchDatabase",
    "NoSuchDeal",
    "NoSuchTable",
    "OpenTable",
    "Reason",
    "Role",
    "StorageFailed",
    "Store",
    "TableSetAside",
    "TooManyEvents",
    "database_url",
    "hash_token",
]
