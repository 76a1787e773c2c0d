#!/usr/bin/env python3
"""equality_test.py NODE ANSWERS.js SCENES DESKTOP...: the page's code answers every scene of a folder with the bits of the
desktop program, the first of DESKTOP that is built. Skipped (77) where none is."""

import json
import pathlib
import subprocess
import sys


def main():
    node, answers, folder, *desktop = sys.argv[1:]
    program = next((path for path in desktop if pathlib.Path(path).exists()), None)
    if program is None:
        print("no desktop program is built")
        return 77
    scenes = []
    for path in sorted(pathlib.Path(folder).glob("*.json")):
        if {"a", "b"} <= json.loads(path.read_text()).keys():
            scenes.append(str(path))
    here = subprocess.run([node, "--no-experimental-fetch", answers, *scenes], capture_output=True, text=True, check=True)
    there = subprocess.run([program, "solve", *scenes], capture_output=True, text=True, check=True)
    page = [json.loads(line) for line in here.stdout.splitlines()]
    lines = [json.loads(line) for line in there.stdout.splitlines()]
    assert len(page) == len(lines) == len(scenes) >= 20, (len(page), len(lines), len(scenes))
    for scene, ours, theirs in zip(scenes, page, lines):
        theirs = {key: value for key, value in theirs.items() if key in ours}
        assert repr(ours) == repr(theirs), f"{scene}:\n  page    {ours}\n  desktop {theirs}"
    print(f"{len(scenes)} scenes, every bit equal to {program}")
    return 0


sys.exit(main())
