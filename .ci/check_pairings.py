#!/usr/bin/env python3
"""Pairs recorded rounds and compares pairs, colours and byes with those expected.

usage: check_pairings.py FILE.jsonl.gz -- PROGRAM [ARG ...]

PROGRAM reads one round a line and writes one pairing a line, in the same order. Exit status 0 when
every round agrees.
"""
import gzip
import json
import subprocess
import sys


def difference(expected, answer):
    if answer["error"]:
        return answer["error"]
    got, wanted = ({(w, b) for w, b in it["pairs"]} for it in (answer, expected))
    if got == wanted and len(answer["pairs"]) == len(wanted) and answer["bye"] == expected["bye"]:
        return None
    return (f"{sorted(got - wanted)}, bye {answer['bye']}; "
            f"expected {sorted(wanted - got)}, bye {expected['bye']}")


def main():
    if len(sys.argv) < 4 or sys.argv[2] != "--":
        sys.exit(__doc__)
    with gzip.open(sys.argv[1], "rt") as lines:
        rounds = [json.loads(line) for line in lines]
    expected = [it.pop("expected") for it in rounds]
    text = "".join(json.dumps(it) + "\n" for it in rounds)
    run = subprocess.run(sys.argv[3:], input=text, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if run.returncode or not rounds or len(answers) != len(rounds):
        sys.exit(f"exit {run.returncode}, {len(answers)} answers to {len(rounds)} rounds: {run.stderr[-400:]}")
    differences = [(it["id"], difference(wanted, answer))
                   for it, wanted, answer in zip(rounds, expected, answers)]
    wrong = [(name, what) for name, what in differences if what]
    for name, what in wrong[:10]:
        print(f"{name}: {what}")
    print(f"{len(rounds) - len(wrong)} rounds paired as expected, {len(wrong)} not")
    sys.exit(1 if wrong else 0)


main()
