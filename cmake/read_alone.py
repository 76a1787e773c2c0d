#!/usr/bin/env python3
"""Compiles each C++ file of a compilation database alone, for its syntax and the compiler's warnings only.

usage: read_alone.py COMPILE_COMMANDS [--except LIST]

LIST: a file with the names of files to leave out, one a line; "-" is standard input.

Prints what the compiler says; the exit status is 1 if it rejected a file.
"""

import argparse
import concurrent.futures
import json
import os
import shlex
import subprocess
import sys


def read(entry):
    command = shlex.split(entry["command"])
    output = command.index("-o")
    del command[output:output + 2]
    command += ["-fsyntax-only", "-Wno-unused-command-line-argument"]
    # A switch over an enumeration lists all enumerators, so that a new one is missed nowhere.
    command += ["-Wswitch-enum", "-Wcovered-switch-default"]
    run = subprocess.run(command, cwd=entry["directory"], capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database", metavar="COMPILE_COMMANDS", type=argparse.FileType())
    parser.add_argument("--except", dest="others", metavar="LIST", type=argparse.FileType(), default=[])
    given = parser.parse_args()
    others = {os.path.abspath(name.strip()) for name in given.others}
    # What the build writes itself (the embedded files) may not be there yet, and is nobody's to mend.
    entries = [entry for entry in json.load(given.database)
               if entry["file"].endswith(".cpp") and entry["file"] not in others and os.path.exists(entry["file"])]
    rejected = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for status, said in workers.map(read, entries):
            rejected += status != 0
            print(said, end="")
    print(f"{len(entries)} files, {rejected} rejected")
    return 1 if rejected or not entries else 0


if __name__ == "__main__":
    sys.exit(main())
