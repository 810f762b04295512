"""What is stored, the same in SQLite and in PostgreSQL.

Columns hold only what both drivers take as it is (text, bytes, whole numbers, yes and no): the
journal of SQLite hands rows to the driver without SQLAlchemy in between.
"""

from typing import ClassVar

from sqlalchemy import BigInteger, ForeignKey, LargeBinary, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """The models."""

    type_annotation_map: ClassVar = {str: Text(), int: BigInteger(), bytes: LargeBinary()}


class TableRow(Base):
    """A table, with its times in milliseconds since 1970."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    opened: Mapped[int]
    closed: Mapped[int | None]
    visited: Mapped[int]
    broken: Mapped[str | None]
    """Why it was set aside."""


class EventRow(Base):
    """What happened at a table, counted from 0. Replaying the bodies in order is loading it."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    body: Mapped[bytes]


class DealRow(Base):
    """The secret from which the order of the pile and the box card follow.

    It is nowhere else, and what reads tables, events or grants never reads it along.
    """

    __tablename__ = "deals"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    secret: Mapped[bytes]


class GrantRow(Base):
    """What the holder of a token may do. Of the token only the hash is kept."""

    __tablename__ = "grants"

    token_hash: Mapped[bytes] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    role: Mapped[str]
    seats: Mapped[str]
    """A list in JSON."""
    opener: Mapped[bool]
