#!/usr/bin/env python3
"""Writes what the page needs of a translator's catalogue: page_catalogue.py CATALOGUE.po OUTPUT.po

Comments are left out, and so are sentences that only the command line says: the page has no verbs.
"""

import sys

ONLY_ON_THE_COMMAND_LINE = ("app/cli/", "app/process/")


def said_by_the_page(entry):
    places = [place for line in entry if line.startswith("#:") for place in line.split()[1:]]
    return not places or not all(place.startswith(ONLY_ON_THE_COMMAND_LINE) for place in places)


def without_comments(entry):
    return [line for line in entry if not line.startswith("#") or line.startswith("#,")]


def main():
    catalogue, output = sys.argv[1:]
    with open(catalogue, encoding="utf-8") as file:
        entries = [entry.split("\n") for entry in file.read().strip("\n").split("\n\n")]
    kept = [without_comments(entry) for entry in entries if said_by_the_page(entry)]
    with open(output, "w", encoding="utf-8", newline="\n") as file:
        file.write("\n\n".join("\n".join(entry) for entry in kept if entry) + "\n")


main()
