"""How fast a server answers while all its bot_pool are busy.

    python benchmarks/lag.py

Tables of masters play as fast as they can, and someone at a table of their own marks and unmarks
an island twenty times a second. Of their answers, 99 % shall come within 25 ms.
"""

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

WITHIN = 25
"""Milliseconds."""

PACE = 20
"""Commands a second: as many as a connection may send."""

SOLO = {"places": [{"name": "Aki"}], "options": {"mode": "solo"}}
MASTERS = {"places": [{"bot": "master"}] * 4, "options": {"settles": False}}
WARM_UP = 5


def open_table(url: str, wish: dict[str, object]) -> dict[str, str]:
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{url}/api/tables", json.dumps(wish).encode(), headers)) as answer:
        opened: dict[str, str] = json.load(answer)
        return opened


async def measure(url: str, seconds: float) -> list[float]:
    """Milliseconds, from asking to being answered."""
    opened = await asyncio.to_thread(open_table, url, SOLO)
    place = f"{url.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
    token = {"Authorization": f"Bearer {opened['token']}"}
    async with connect(place, additional_headers=token, max_size=None) as socket:
        view = json.loads(await socket.recv())
        taken = view["own"][0]["draft"]["islands"]
        island = next(island for island in view["table"]["islands"] if island not in taken)
        times = []
        for number in range(int(seconds * PACE)):
            marks = [f"{island}=3"] if number % 2 else []
            command = {"do": "draft", "seat": 0, "round": 0, "marks": marks}
            began = time.perf_counter()
            await socket.send(json.dumps({"id": number, "command": command}))
            await answer_to(socket, number)
            times.append((time.perf_counter() - began) * 1_000)
            await asyncio.sleep(1 / PACE)
        return times


async def answer_to(socket: ClientConnection, number: int) -> None:
    while json.loads(await socket.recv()).get("id") != number:
        pass


async def run(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hashi", "serve", "--port", "0"),
            *("--database", str(Path(folder) / "hashi.db")),
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert server.stdout
            found = re.search(r"http://\S+", (await server.stdout.readline()).decode())
            assert found
            print("Nobody thinks: " + described(await measure(found[0], seconds / 2)))
            for _ in range(tables):
                await asyncio.to_thread(open_table, found[0], MASTERS)
            await asyncio.sleep(WARM_UP)
            times = await measure(found[0], seconds)
            print(f"{4 * tables} masters think: {described(times)}")
        finally:
            server.terminate()
            await server.wait()
    late = sum(milliseconds > WITHIN for milliseconds in times) / len(times)
    if late > 0.01:
        raise SystemExit(f"{late:.1%} took more than {WITHIN} ms.")


def described(times: list[float]) -> str:
    ranked = sorted(times)
    shares = ", ".join(f"{share} % within {at(ranked, share):.1f} ms" for share in (50, 90, 99))
    return f"of {len(times)} answers {shares}; the slowest took {ranked[-1]:.1f} ms."


def at(ranked: list[float], share: int) -> float:
    return ranked[min(len(ranked) - 1, len(ranked) * share // 100)]


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast a server answers while bots think.")
    parser.add_argument("--tables", type=int, default=10, help="of four masters")
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    asyncio.run(run(arguments.tables, arguments.seconds))


if __name__ == "__main__":
    main()
