"""Speed of the engine beside its peers, in one interleaved run.

    bin/bench                       the whole table, about five minutes
    bin/bench --rounds 4            a quick look

Every worker runs pinned to one core in short slices, all in turn, the order reversed every other round. Read the
ratios: the machine may be busy, but it is as busy for everybody.
"""

import argparse
import json
import os
import subprocess
import sys
from statistics import median

from tests.compiled import compiled_tree, find_uv
from tests.together import ROOT

PEERS = ("open_spiel==2.0.2", "catanatron==3.2.1")
SECONDS = 0.25
CARD_GAMES = ("dou_dizhu", "crazy_eights", "hearts", "spades")
TRICK_GAMES = ("hearts", "spades")

Speeds = dict[str, list[float]]


def peers_python() -> str:
    """A Python with the peers installed, in the repository's own folder."""
    folder = ROOT / ".local" / "bench"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        print("Installing the peers (first run)…", file=sys.stderr)
        subprocess.run([find_uv(), "venv", "--quiet", str(folder)], check=True)
        subprocess.run([find_uv(), "pip", "install", "--quiet", "--python", str(python), *PEERS], check=True)
    return str(python)


def workers() -> dict[str, tuple[list[str], dict[str, str]]]:
    """Label -> command and environment."""
    peers = peers_python()
    ours = [sys.executable, "-m", "bench.worker_ludarium"]
    return {
        "compiled": (ours, {"PYTHONPATH": f"{compiled_tree()}{os.pathsep}{ROOT}"}),
        "interpreted": (ours, {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}),
        "openspiel": ([peers, "-m", "bench.worker_openspiel"], {}),
        "catanatron": ([peers, "-m", "bench.worker_catanatron"], {}),
    }


def pinned() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(rounds: int) -> Speeds:
    speeds: Speeds = {}
    running = list(workers().items())
    for number in range(rounds):
        for label, (command, environment) in running if number % 2 == 0 else running[::-1]:
            done = subprocess.run(
                [*command, str(SECONDS)],
                env={**os.environ, **environment},
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=True,
                preexec_fn=pinned,  # one thread, nothing to race with
            )
            for line in done.stdout.splitlines():
                row = json.loads(line)
                speeds.setdefault(f"{label} {row['name']}", []).append(row["per_second"])
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return speeds


def ratio(speeds: Speeds, ours: str, theirs: str) -> tuple[float, float]:
    """Best against best, and median against median."""
    one, two = speeds[ours], speeds[theirs]
    return max(one) / max(two), median(one) / median(two)


def fastest(speeds: Speeds, work: str, games: tuple[str, ...]) -> str:
    return max((f"openspiel {game}: {work}" for game in games), key=lambda name: max(speeds[name]))


def rows(speeds: Speeds) -> list[tuple[str, str, float | None]]:
    """What is compared with what, and the target where there is one."""
    catan = "catanatron catanatron"
    clone = fastest(speeds, "copy", CARD_GAMES)
    tricks = fastest(speeds, "play", TRICK_GAMES)
    return [
        *ruins_rows(clone, catan),
        *unearth_rows(catan),
        *realms_rows(catan),
        *yami_rows(tricks, fastest(speeds, "copy", TRICK_GAMES), catan),
        ("compiled near_and_far: play", f"{catan}: play", 10.0),
        ("compiled near_and_far: copy", f"{catan}: copy", 100.0),
    ]


def ruins_rows(clone: str, catan: str) -> list[tuple[str, str, float | None]]:
    compared: list[tuple[str, str, float | None]] = [
        ("compiled ruins: play", "openspiel dou_dizhu: play", 2.5),
        ("compiled ruins: dealing-free", "openspiel dou_dizhu: dealing-free", 1.2),
        ("interpreted ruins: play", "openspiel dou_dizhu: play", None),
        ("interpreted ruins: play", f"{catan}: play", None),
        ("compiled ruins: play in the core", "openspiel dou_dizhu: play in the core", None),
        ("compiled ruins: copy", clone, 2.0),
        ("interpreted ruins: copy", clone, None),
        ("compiled ruins: copy", f"{catan}: copy", None),
    ]
    return compared + [("compiled ruins: play", f"openspiel {game}: play", None) for game in CARD_GAMES[1:]]


def unearth_rows(catan: str) -> list[tuple[str, str, float | None]]:
    return [
        ("compiled unearth: play", "openspiel liars_dice: play", 1.1),
        ("compiled unearth: play", "openspiel yacht: play", None),
        ("compiled unearth: play", "openspiel backgammon: play", None),
        ("interpreted unearth: play", f"{catan}: play", None),
        ("compiled unearth: copy", "openspiel yacht: copy", 1.0),
    ]


def realms_rows(catan: str) -> list[tuple[str, str, float | None]]:
    return [
        ("compiled rolling_realms: play", "openspiel 2048: play", 3.0),
        ("compiled rolling_realms: play", "openspiel yacht: play", None),
        ("interpreted rolling_realms: play", f"{catan}: play", None),
        ("compiled rolling_realms: copy", "openspiel yacht: copy", 1.0),
    ]


def yami_rows(tricks: str, clone: str, catan: str) -> list[tuple[str, str, float | None]]:
    return [
        ("compiled yami: play", tricks, 1.0),
        ("compiled yami: copy", clone, 1.5),
        ("interpreted yami: play", f"{catan}: play", None),
    ]


def tables(speeds: Speeds) -> str:
    lines = ["| ours | theirs | best | median | target |", "|---|---|---:|---:|---:|"]
    for ours, theirs, target in rows(speeds):
        best, middle = ratio(speeds, ours, theirs)
        wanted = "" if target is None else f"{target:g}"
        lines.append(f"| {ours} | {theirs} | {best:.2f} | {middle:.2f} | {wanted} |")
    lines += ["", "| what | best per second | median per second |", "|---|---:|---:|"]
    for name, values in speeds.items():
        lines.append(f"| {name} | {max(values):,.0f} | {median(values):,.0f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=12)
    print(tables(measure(parser.parse_args().rounds)))


if __name__ == "__main__":
    main()
