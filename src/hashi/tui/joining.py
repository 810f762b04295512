"""How one comes to a seat at a server's table."""

from collections.abc import Sequence

from hashi.table.refusal import Refusal
from hashi.table.view import PublicView
from hashi.tui.seat import GONE, Invitation, NoSeat, SeatHeld

ONLY_THIS_SEAT = ("seat-taken", "given-too-often")
"""Why one seat cannot be had, while another may."""


def come_back(invitation: Invitation, names: Sequence[str]) -> tuple[SeatHeld, PublicView] | None:
    """To the seat that one had already, if there is one; raises `NoSeat` for whoever wants another
    one there, under a name of `names`."""
    kept = invitation.kept()
    if kept is None:
        return None
    try:
        view = kept.look()
    except NoSeat as none:
        if none.message != GONE or invitation.token is None:
            raise
        return None
    if not set(names) <= {seat.name for seat in view.seats}:
        raise NoSeat("play-seated")
    return kept, view


def open_seats(invitation: Invitation) -> tuple[list[int], PublicView]:
    """Those that are open, and the table; raises `NoSeat` if there is none."""
    view = invitation.look()
    seats = [at for at, seat in enumerate(view.seats) if seat.name is None]
    if not seats:
        raise NoSeat("join-full")
    return seats, view


def sit_at_one(invitation: Invitation, seats: Sequence[int], name: str) -> SeatHeld:
    """Take the first of the seats that can be had; raises `Refusal` and `OSError`."""
    *others, last = seats
    for seat in others:
        try:
            return invitation.sit(seat, name)
        except Refusal as refused:
            if refused.code not in ONLY_THIS_SEAT:
                raise
    return invitation.sit(last, name)


def takes_over_hidden_sheet(view: PublicView) -> bool:
    """Whether a newcomer sees a sheet that the table does not show to the others."""
    return view.round > 0 and not view.options.shows_sheets


def sit_down(link: str, name: str) -> tuple[SeatHeld, PublicView]:
    """By a link, and a name if one has no seat there; raises `NoSeat`, `Refusal` and `OSError`."""
    invitation = Invitation.read(link)
    if found := come_back(invitation, [name] if name else []):
        return found
    seats, _ = open_seats(invitation)
    held = sit_at_one(invitation, seats, name)
    return held, held.look()
