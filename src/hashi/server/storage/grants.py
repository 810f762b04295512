"""Who may do what at a table."""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, get_args

from hashi.server.storage.failures import DamagedGrant

Role = Literal["seat", "spectator", "invitation"]


def hash_token(token: bytes) -> bytes:
    """A token has 128 random bits, so there is nothing to guess and no need for salt."""
    return sha256(token).digest()


@dataclass(frozen=True)
class Grant:
    """What the holder of a token may do: whoever reads the database learns no token from it."""

    token_hash: bytes
    table_id: str
    role: Role
    seats: tuple[tuple[int, int], ...] = ()
    """Each with how often it had changed hands by then."""
    opener: bool = False
    """Whether it was this visitor who opened the table."""

    def row(self) -> dict[str, object]:
        return {
            "token_hash": self.token_hash,
            "table_id": self.table_id,
            "role": self.role,
            "seats": json.dumps(self.seats),
            "opener": self.opener,
        }

    @classmethod
    def of_row(
        cls, token_hash: bytes, table_id: str, role: Role, seats: str, opener: bool
    ) -> "Grant":
        """Raises `DamagedGrant`."""
        try:
            held = tuple((_count(seat), _count(given)) for seat, given in json.loads(seats))
        except (TypeError, ValueError, RecursionError):
            raise DamagedGrant(table_id) from None
        if role not in get_args(Role):
            raise DamagedGrant(table_id)
        return cls(token_hash, table_id, role, held, opener)


def _count(found: object) -> int:
    if type(found) is not int or found < 0:
        raise ValueError("not a number to count with")
    return found
