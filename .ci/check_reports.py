#!/usr/bin/env python3
"""Lets caissify-pairings check the report files of rounds that a program pairs.

usage: check_reports.py FILE.jsonl.gz EVERY -- PROGRAM [ARG ...]

PROGRAM reads one round a line, and is given `--trf FOLDER`, into which it writes the round of line N as
N.trf. Of the rounds in the file, each EVERY-th is paired. The checker has to pair the last round of each
report as the report does, and the report has to hold what the line says. Exit status 0 when all do.
"""
import gzip
import json
import multiprocessing
import pathlib
import subprocess
import sys
import tempfile

from caissify_pairings.fpc import check_trf

PLAYED = {"1-0": "10", "0-1": "01", "1/2": "==", "+--": "+-", "--+": "-+", "---": "--"}


def cells(history, number):
    """What the rounds before were for a player: opponent, colour, result."""
    for past in history:
        cell = ("0000", "-", "Z")
        for white, black, result in past["pairs"]:
            if white == number:
                cell = (str(black), "w", PLAYED[result][0])
            elif black == number:
                cell = (str(white), "b", PLAYED[result][1])
        for player, kind in past.get("byes", []):
            if player == number:
                cell = ("0000", "-", kind)
        yield cell


def wrong_columns(line, text):
    """What a report says of the players that its line does not, by the columns of the format."""
    rows = [row for row in text.split("\r\n") if row.startswith("001 ")]
    if len(rows) != len(line["players"]):
        return f"{len(rows)} players"
    for player in line["players"]:
        number, row = player["n"], rows[player["n"] - 1]
        wanted = list(cells(line["history"], number))
        blocks = [row[start:start + 10] for start in range(89, len(row), 10)]
        found = [(it[2:6].strip(), it[7], it[9]) for it in blocks[:len(wanted)]]
        # The bye of the round that is paired counts already.
        results = [it[2] for it in wanted] + [blocks[-1][9]]
        points = sum({"1": 1, "+": 1, "U": 1, "=": .5, "H": .5}.get(it, 0) for it in results)
        if (int(row[4:8]), row[48:52].strip()) != (number, str(player["rating"])):
            return f"player {number} is told as {row[:52]}"
        if found != wanted or len(blocks) != len(wanted) + 1 or float(row[80:84]) != points:
            return f"player {number}: {row[80:]}"
    return None


def difference(line, file):
    text = file.read_bytes().decode()
    columns = wrong_columns(line, text)
    if columns:
        return columns
    rounds = [it for it in check_trf(text)["rounds"] if it["round"] == len(line["history"]) + 1]
    if not rounds:
        return "the checker finds no pairs"
    return None if rounds[0]["match"] else "; ".join(rounds[0]["discrepancies"])


def main():
    if len(sys.argv) < 5 or sys.argv[3] != "--":
        sys.exit(__doc__)
    with gzip.open(sys.argv[1], "rt") as lines:
        rounds = [json.loads(line) for line in lines][::int(sys.argv[2])]
    text = "".join(json.dumps(it) + "\n" for it in rounds)
    with tempfile.TemporaryDirectory() as folder:
        program = [*sys.argv[4:], "--trf", folder]
        subprocess.run(program, input=text, stdout=subprocess.DEVNULL, text=True, check=True)
        files = [pathlib.Path(folder, f"{it}.trf") for it in range(1, len(rounds) + 1)]
        # A third of a second each.
        with multiprocessing.Pool() as pool:
            differences = pool.starmap(difference, zip(rounds, files))
    wrong = [(it["id"], what) for it, what in zip(rounds, differences) if what]
    for name, what in wrong[:10]:
        print(f"{name}: {what}")
    print(f"{len(rounds) - len(wrong)} reports are accepted, {len(wrong)} are not")
    sys.exit(1 if wrong or not rounds else 0)


main()
