"""A table in bad weather: a network that drops, repeats and reorders, a server that crashes.

Everything is invented and follows from a seed: people with one or two tabs who think again, leave,
come back and send old messages; bots that answer late or twice; a clock that jumps; a disk that is
full at times. After every step it is checked that nothing counted twice and nothing that was
acknowledged is lost. In full, which takes minutes:

    python tests/table/simulator.py --schedules 2000
"""

import argparse
import random
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from rooms import Client, World, think
from tables import DECK, OPENED, Stacked, marks_of, some_of, some_turn

from hashi.records import parse_record
from hashi.rules import ROUNDS, Mode, Pen
from hashi.table import decide, hints, messages, rounds, seating, timing
from hashi.table.commands import (
    AnyCommand,
    Call,
    Done,
    Draft,
    Fix,
    Hint,
    Immediate,
    Leave,
    TakeBack,
)
from hashi.table.dealer import Dealer
from hashi.table.events import (
    AnyEvent,
    Came,
    Moved,
    Resolved,
    RoundTakenBack,
    Seated,
    Stored,
    TookBack,
    TurnedUp,
    decode_event,
    encode_event,
)
from hashi.table.holder import Holder
from hashi.table.opening import Place, TableRequest, open_table
from hashi.table.options import Options
from hashi.table.proof import verify
from hashi.table.refusal import Refusal
from hashi.table.table import Phase, Table

MOST_STEPS = 200_000
"""A game that has not ended by then never will."""

SECOND, MINUTE = 1_000, 60_000


class Glimpse(NamedTuple):
    """What someone remembers of the last message that came."""

    round: int
    attempts: tuple[int, ...]
    done: tuple[bool, ...]


class Ask(NamedTuple):
    """A message with its number, by which a repeated one is known."""

    number: int
    command: AnyCommand


class Tab(Client):
    """A page of someone's. The seat it holds is good until it is given to another."""

    def __init__(self, weather: "Weather", person: "Person", grant: tuple[int, int]) -> None:
        super().__init__(Holder(frozenset()))
        self.weather = weather
        self.person = person
        self.grant = grant
        self.is_connected = False
        self.last_round = 0
        """The newest that the server has told it, since the last crash."""

    def check_seat(self, table: Table) -> None:
        seat, given = self.grant
        held = {seat} if table.seats[seat].given == given else set()
        self.holder = Holder(frozenset(held))

    def put(self, message: messages.Message) -> None:
        weather, table = self.weather, self.weather.server.room.table
        weather.note(messages.encode(message))
        is_alone = len(table.seats) == 1
        assert table.round >= self.last_round - is_alone, "a view went back"
        self.last_round = table.round
        done = tuple(hand is not None for hand in table.hands)
        glimpse = Glimpse(table.round, table.attempts, done)
        weather.send(lambda: self.person.see(glimpse))


@dataclass(eq=False)
class Person:
    """Someone at a table, who acts on what was last seen, be it old or not."""

    weather: "Weather"
    seat: int
    tabs: list[Tab] = field(default_factory=list)
    seen: Glimpse | None = None
    sent: list[Ask] = field(default_factory=list)
    away_until: int = 0

    def see(self, glimpse: Glimpse) -> None:
        self.seen = glimpse

    def act(self) -> None:
        """Now and then everyone does something."""
        weather, chance = self.weather, self.weather.chance
        table = weather.server.room.table
        if table.is_over or (self.has_lost_the_seat(table) and chance.random() < 0.1):
            return
        weather.later(chance.randint(200, 8_000), self.act)
        if weather.time < self.away_until:
            return
        tab = chance.choice(self.tabs)
        if not tab.is_connected or chance.random() < 0.04:
            weather.server.connect(tab)
        elif chance.random() < 0.01:
            self.away_until = weather.time + chance.choice([20 * SECOND, 10 * MINUTE])
        elif chance.random() < 0.05 and self.sent:
            weather.send_ask(tab, chance.choice(self.sent))
        elif self.seen:
            self.ask(tab, self.some_command(self.seen, table))

    def has_lost_the_seat(self, table: Table) -> bool:
        seat, given = self.tabs[0].grant
        return table.seats[seat].given != given

    def ask(self, tab: Tab, command: AnyCommand) -> None:
        ask = Ask(self.weather.next_number(), command)
        self.sent.append(ask)
        self.weather.send_ask(tab, ask)

    def some_command(self, seen: Glimpse, table: Table) -> AnyCommand:
        chance, seat = self.weather.chance, self.seat
        round, attempt = seen.round, seen.attempts[seat]
        dice = chance.random()
        if dice < 0.05:
            return Call(seat, seen.round, chance.randrange(len(table.seats)))
        if dice < 0.057:
            return Leave(seat, chance.choice([None, None, "novice"]))
        if seen.done[seat]:
            return TakeBack(seat, round, attempt) if dice < 0.2 else Draft(seat, round, ())
        if dice < 0.15 and table.options.pen is Pen.FREE:
            return Fix(seat, max(1, round - 1), self.some_fix(table, round - 1))
        turn = "a1=3" if round == 0 else "- -"
        if table.round == round and table.is_playing and table.hands[seat] is None:
            turn = some_turn(chance, table, seat)
        if dice < 0.3:
            marks = marks_of(table, turn) if table.round == round else ()
            return Draft(seat, round, some_of(chance, marks))
        if dice < 0.4:
            return Hint(seat, round, chance.choice([1, 2]))
        if dice < 0.45:
            return TakeBack(seat, round - 1, chance.choice([0, 0, 1, 2]))
        return Done(seat, round, turn, attempt)

    def some_fix(self, table: Table, round: int) -> str:
        """Leaving all out puts most mistakes right; something else may."""
        if (
            table.game
            and 1 <= round <= len(table.game.rounds)
            and self.weather.chance.random() < 0.5
        ):
            return str(self.weather.chance.choice(table.game.rounds[round - 1].moves))
        return "- -"


class Job(NamedTuple):
    """What the server has to decide, one after the other."""

    decide: Callable[[], list[AnyEvent]]
    answer: Callable[[Refusal | None], None]
    number: int | None = None
    tab: Tab | None = None


class Server:
    """As the hall has it: store first, then let it happen and tell; after a crash, load."""

    def __init__(self, weather: "Weather", room: World, stored: list[bytes]) -> None:
        self.weather = weather
        self.room = room
        self.stored = stored
        self.jobs: deque[Job] = deque()
        self.is_busy = False
        self.life = 0
        """Counts the crashes: what was under way before is gone."""
        self.is_up = True
        self.thinking: set[tuple[int, int]] = set()

    def connect(self, tab: Tab) -> None:
        if not self.is_up:
            return
        tab.check_seat(self.room.table)
        if tab not in self.room.clients:
            self.room.clients.append(tab)
        tab.is_connected, tab.heard = True, 0
        self.room.now = self.weather.clock
        self.room.happen([Came(self.room.now, seat) for seat in tab.holder.seats])
        self.room.tell(tab)

    def receive(self, tab: Tab, ask: Ask) -> None:
        if not (self.is_up and tab.is_connected):
            return

        def answer(refusal: Refusal | None) -> None:
            if refusal is None:
                self.weather.audit.acknowledge(ask.command, self.stored)
                tab.put(messages.Ok(ask.number))
            else:
                tab.put(messages.Refused.of(ask.number, refusal))

        if isinstance(ask.command, Hint):
            self._hint(tab, ask.command, answer, ask.number)
        else:
            command = ask.command
            self.add(Job(lambda: self._decide(tab, command), answer, ask.number, tab))

    def _decide(self, tab: Tab, command: Immediate) -> list[AnyEvent]:
        now, dealer = self.room.now, self.room.dealer
        return decide.decide(self.room.table, tab.holder, command, now, dealer)

    def _hint(
        self, tab: Tab, command: Hint, answer: Callable[[Refusal | None], None], number: int
    ) -> None:
        """The master thinks for a while, and the table does not wait for it."""
        try:
            had = hints.may_hint(self.room.table, tab.holder, command)
        except Refusal as refusal:
            answer(refusal)
            return
        view = self.room.table.knowledge(command.seat)
        move = had.move if had else think(self.room, command.seat)

        def give() -> list[AnyEvent]:
            table, now = self.room.table, self.room.now
            return hints.hinted(table, tab.holder, command, view, move, now)

        wait = self.weather.chance.randint(1, 2_000)
        self.later(wait, lambda: self.add(Job(give, answer, number, tab)))

    def later(self, wait: int, act: Callable[[], None]) -> None:
        """Unless there is a crash before."""
        life = self.life
        self.weather.later(wait, lambda: act() if life == self.life and self.is_up else None)

    def add(self, job: Job) -> None:
        self.jobs.append(job)
        if not self.is_busy:
            self.work()

    def work(self) -> None:
        """Decide the next one; it is stored in a while, or not at all."""
        chance = self.weather.chance
        while self.jobs and not self.is_busy:
            job = self.jobs.popleft()
            self.room.now = self.weather.clock
            try:
                events = job.decide()
            except Refusal as refusal:
                job.answer(refusal)
                continue
            bodies = [encode_event(event) for event in events if isinstance(event, Stored)]
            if bodies and chance.random() < 0.01:
                job.answer(Refusal("not-stored"))
                self.later(SECOND, self.go_on)
            elif bodies:
                self.is_busy = True
                self._store_soon(job, events, bodies)
            else:
                self._finish(job, events)

    def _store_soon(self, job: Job, events: list[AnyEvent], bodies: list[bytes]) -> None:
        fate = self.weather.chance.random()

        def commit() -> None:
            if fate < 0.004:
                self.crash()  # before anything is stored
                return
            self.stored += bodies
            self.weather.audit.stored(events, job.number)
            if fate < 0.008:
                self.crash()  # before anyone is told
                return
            self.is_busy = False
            self._finish(job, events)
            self.work()

        self.later(self.weather.chance.randint(1, 30), commit)

    def _finish(self, job: Job, events: Sequence[AnyEvent]) -> None:
        self.room.happen(events)
        if any(isinstance(event, Seated) for event in events):
            for tab in self.weather.tabs:
                tab.check_seat(self.room.table)
        job.answer(None)
        self.weather.check()
        self.go_on()

    def go_on(self) -> None:
        """See to what the table waits for that is no person."""
        table, now, chance = self.room.table, self.weather.clock, self.weather.chance
        alarm = timing.next_alarm(table, now)
        if alarm is not None:
            self.later(max(0, alarm - now) + 1, self.ring)
        for seat in table.waits_for:
            turn = (seat, table.round)
            if table.phase is Phase.CHECKING or turn in self.thinking:
                continue
            if bot := table.bot_for(seat, now):
                self.thinking.add(turn)
                move = think(self.room, seat)
                for _ in range(chance.choice([1, 1, 1, 2])):
                    wait = chance.choice([50, 900, 20 * SECOND])
                    self.later(wait, self._bot_answers(seat, table.round, move, bot))

    def _bot_answers(self, seat: int, round: int, move: str, bot: str) -> Callable[[], None]:
        def move_for() -> list[AnyEvent]:
            self.thinking.discard((seat, round))
            room = self.room
            by = room.table.options.stand_in if bot == room.table.options.stand_in else "novice"
            return rounds.stand_in(room.table, seat, round, move, by, room.now, room.dealer)

        return lambda: self.add(Job(move_for, lambda _: self.go_on()))

    def ring(self) -> None:
        def pass_time() -> list[AnyEvent]:
            return timing.pass_time(self.room.table, self.room.now, self.room.dealer)

        table, now = self.room.table, self.weather.clock
        alarm = timing.next_alarm(table, now)
        is_due = alarm is None or alarm <= now
        self.add(Job(pass_time, lambda _: None)) if is_due else self.go_on()

    def crash(self) -> None:
        """Everything that is not stored is gone."""
        self.life += 1
        self.is_up = self.is_busy = False
        self.jobs.clear()
        self.thinking.clear()
        self.weather.crashes += 1
        for tab in self.weather.tabs:
            tab.is_connected = False
        self.room.clients.clear()
        self.weather.later(self.weather.chance.randint(100, 5_000), self.restart)

    def restart(self) -> None:
        if self.is_up:
            return
        table = Table.load(map(decode_event, self.stored))
        self.weather.audit.reloaded(table, self.stored)
        self.room.table = table
        self.is_up = True
        for tab in self.weather.tabs:
            tab.last_round = 0
        self.weather.check()
        self.weather.welcome_all()
        self.go_on()


class Audit:
    """An account of its own, kept from the events alone."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.round = 0
        self.hands: dict[int, str] = {}
        self.shown: dict[tuple[int, int], str] = {}
        """What was shown for each round and seat."""
        self.effects: Counter[int] = Counter()
        self.promised: list[tuple[int, bytes]] = []
        """Acknowledged: at least so many events, of which the last is this one."""

    def stored(self, events: Sequence[AnyEvent], number: int | None) -> None:
        if number is not None:
            self.effects[number] += 1
            assert self.effects[number] == 1, "the same message counted twice"
        for event in events:
            self._follow(event)

    def _follow(self, event: AnyEvent) -> None:
        match event:
            case Moved(seat=seat, round=round, move=move):
                assert round == self.round, "a move of another round"
                assert seat not in self.hands, "a move counted twice"
                self.hands[seat] = move
            case TookBack(seat=seat, round=round):
                assert round == self.round
                assert self.hands.pop(seat, None) is not None, "nothing was there to take back"
            case Seated(seat=seat):
                self.hands.pop(seat, None)  # the turn begins anew
            case RoundTakenBack(seat=seat, round=round):
                assert self.seats == 1, "what others did cannot be taken back"
                assert not self.hands, "the next move was made"
                self.round -= 1
                assert round == self.round, "more than one round was taken back"
                assert self.shown.pop((round, seat), None) is not None
            case Resolved(round=round):
                assert round == self.round, "a round was over twice"
                assert len(self.hands) == self.seats, "someone was not done"
                for seat, move in self.hands.items():
                    assert (round, seat) not in self.shown
                    self.shown[round, seat] = move
                self.hands.clear()
                self.round += 1
            case TurnedUp(round=round):
                assert round == self.round <= ROUNDS

    def acknowledge(self, command: AnyCommand, stored: list[bytes]) -> None:
        """Whoever is told so can rely on it."""
        if isinstance(command, Done):
            move = self.hands.get(command.seat) or self.shown.get((command.round, command.seat))
            assert move is not None, "acknowledged, and not stored"
        self.promised.append((len(stored), stored[-1]))

    def reloaded(self, table: Table, stored: list[bytes]) -> None:
        for number, last in self.promised:
            assert stored[number - 1 : number] == [last], "acknowledged, and lost"
        self.matches(table)

    def matches(self, table: Table) -> None:
        """Whether the table says the same."""
        assert {seat: hand for seat, hand in enumerate(table.hands) if hand} == self.hands
        assert table.is_over or table.round == self.round


class Weather:
    """One schedule: all that happens, and when."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(seed)
        self.time = 0
        self.offset = 0
        """What the server's clock is wrong by."""
        self.crashes = 0
        self.history = sha256()
        self._numbers: Iterator[int] = count()
        self._order = count()
        self._agenda: list[tuple[int, int, Callable[[], None]]] = []
        self.drops, self.repeats = chance.uniform(0, 0.2), chance.uniform(0, 0.3)
        self.people: list[Person] = []
        self.tabs: list[Tab] = []
        self._open()

    def _open(self) -> None:
        chance = self.chance
        players = chance.choice([1, 2, 2, 3, 4])
        places = [Place(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:players]]
        for at in range(1, players):
            if chance.random() < 0.3:
                places[at] = chance.choice([Place(bot="novice"), Place(bot="steady"), Place()])
        options = Options(
            mode=Mode.SOLO if players == 1 and chance.random() < 0.5 else Mode.TABLE,
            pen=chance.choice(list(Pen)),
            limit=chance.choice([None, None, 60, 120]),
            shows_sheets=chance.random() < 0.7,
            settles=chance.random() < 0.7,
        )
        self.dealer = Dealer(chance.randbytes(32), "table", DECK)
        events = open_table(
            TableRequest(tuple(places), options), "table", self.dealer.commitment, self.clock
        )
        table = Table.load(events)
        stacked = Stacked(self.dealer.order, self.dealer.secret)
        room = World(table, stacked, chance, [], self.clock)
        self.server = Server(self, room, [encode_event(event) for event in events])
        self.audit = Audit(players)
        for seat, who in enumerate(table.seats):
            if who.is_person:
                self.add_person(seat)
        for _ in range(chance.randint(0, 4)):
            self.later(chance.randint(0, 20 * MINUTE), self.jump)
        self.later(SECOND, self.invite)
        self.server.go_on()

    @property
    def clock(self) -> int:
        """What the server takes for the time."""
        return OPENED + self.time + self.offset

    def add_person(self, seat: int) -> None:
        person = Person(self, seat)
        grant = (seat, self.server.room.table.seats[seat].given)
        for _ in range(self.chance.choice([1, 1, 2])):
            tab = Tab(self, person, grant)
            person.tabs.append(tab)
            self.tabs.append(tab)
        self.people.append(person)
        self.later(self.chance.randint(0, SECOND), person.act)

    def welcome_all(self) -> None:
        """Whoever sat down, and was not told so because of a crash, asks again."""
        welcomed = {tab.grant for tab in self.tabs}
        for seat, who in enumerate(self.server.room.table.seats):
            if who.is_person and (seat, who.given) not in welcomed:
                self.add_person(seat)

    def invite(self) -> None:
        """Someone sits down where a seat is open."""
        table = self.server.room.table
        if table.is_over:
            return
        self.later(self.chance.randint(10 * SECOND, 3 * MINUTE), self.invite)
        free = [seat for seat, who in enumerate(table.seats) if who.is_open]
        if free and self.server.is_up:
            seat, room = self.chance.choice(free), self.server.room
            name = f"Guest {self.next_number()}"

            def come(refusal: Refusal | None) -> None:
                if refusal is None:
                    self.add_person(seat)

            sit = Job(lambda: seating.sit(room.table, seat, name, room.now), come)
            self.server.add(sit)

    def jump(self) -> None:
        """Someone sets the clock; whatever waits for it must look again."""
        self.offset += self.chance.choice([-1, 1]) * self.chance.choice(
            [SECOND, MINUTE, 30 * MINUTE]
        )
        self.server.later(0, self.server.go_on)

    def next_number(self) -> int:
        return next(self._numbers)

    def later(self, wait: int, act: Callable[[], None]) -> None:
        heappush(self._agenda, (self.time + wait, next(self._order), act))

    def send(self, arrive: Callable[[], None]) -> None:
        """A message that may get lost, come twice, or come late."""
        chance = self.chance
        for _ in range(2 if chance.random() < self.repeats else 1):
            if chance.random() >= self.drops:
                late = chance.random() < 0.03
                wait = chance.randint(1, 10 * MINUTE) if late else chance.randint(5, 2_000)
                self.later(wait, arrive)

    def send_ask(self, tab: Tab, ask: Ask) -> None:
        self.send(lambda: self.server.receive(tab, ask))

    def note(self, body: bytes) -> None:
        self.history.update(body)

    def check(self) -> None:
        if self.server.is_up:
            self.audit.matches(self.server.room.table)

    def run(self) -> str:
        """Until the game is over; the answer stands for all that happened."""
        for _ in range(MOST_STEPS):
            if self.server.is_up and self.server.room.table.is_over:
                return self._conclude()
            self.time, _, act = heappop(self._agenda)
            act()
        raise AssertionError(f"it never ends: {self.server.room.table.round}")

    def _conclude(self) -> str:
        table = Table.load(map(decode_event, self.server.stored))
        record = table.record("2026-12-24")
        assert record
        assert parse_record(str(record)) == record
        game = record.replay()
        assert game == table.game == self.server.room.table.game
        assert verify(record).cards == ROUNDS
        assert len(game.rounds) == ROUNDS
        for (round, seat), move in self.audit.shown.items():
            if 1 <= round <= ROUNDS:
                assert str(game.rounds[round - 1].moves[seat]) == move
        for body in self.server.stored:
            self.note(body)
        return self.history.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description="Play in bad weather.")
    parser.add_argument("--schedules", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    crashes = events = again = 0
    for seed in range(wanted.seed, wanted.seed + wanted.schedules):
        weather = Weather(seed)
        try:
            history = weather.run()
        except Exception:
            print(f"schedule {seed}")
            raise
        crashes += weather.crashes
        events += len(weather.server.stored)
        if seed % 10 == 0:
            assert Weather(seed).run() == history, f"schedule {seed} went otherwise"
            again += 1
    print(f"{wanted.schedules} schedules: all games ended; {events} events, {crashes} crashes")
    print(f"{again} of them ran again and went the same way")


if __name__ == "__main__":
    main()
