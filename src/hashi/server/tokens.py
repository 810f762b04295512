"""Tokens, and what they open."""

import secrets
from collections.abc import Iterable

from hashi.server.storage import Grant, Role, hash_token
from hashi.table.holder import Holder
from hashi.table.refusal import Refusal
from hashi.table.table import Table

TOKEN_BYTES = 16
"""128 random bits."""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def grant_for(
    token: str, table: Table, role: Role, seats: Iterable[int] = (), *, opener: bool = False
) -> Grant:
    """A token opens a seat for its present holder only, not after it was given away."""
    held = tuple((seat, table.seats[seat].given) for seat in seats)
    return Grant(hash_token(token.encode()), table.id, role, held, opener)


def holder_of(grant: Grant, table: Table) -> Holder:
    """What the grant is still good for.

    Raises the refusal `table-broken` where it names seats that the table does not have.
    """
    if any(seat >= len(table.seats) for seat, _ in grant.seats):
        raise Refusal("table-broken")
    held = (seat for seat, given in grant.seats if table.seats[seat].given == given)
    return Holder(frozenset(held), grant.opener)
