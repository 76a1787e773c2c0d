#!/usr/bin/env python3
"""Writes the manual page of gjklab from what the program's --help says.

usage: man_page.py PROGRAM OUT.gz
"""

import gzip
import os
import re
import subprocess
import sys


def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in ".'" else text


def parts_of(help_text):
    """The description, and for each heading its rows (name, meaning), lines that were wrapped joined."""
    description, rows, heading = [], {}, None
    for line in help_text.splitlines():
        if re.fullmatch(r"\w+:", line):
            heading = rows.setdefault(line[:-1], [])
        elif line.startswith("Usage:"):
            rows["usage"] = line.removeprefix("Usage:").strip()
        elif heading is None and line.strip():
            description.append(line.strip())
        elif heading is not None and re.match(r"  \S", line):
            name, _, meaning = line.strip().partition("  ")
            heading.append([name, meaning.strip()])
        elif heading and line.strip():
            heading[-1][1] += " " + line.strip()
    return " ".join(description), rows


def rows_as_roff(rows):
    return [line for name, meaning in rows for line in (".TP", f".B {roff(name)}", roff(meaning.strip()))]


def page(program):
    def said(*words):
        return subprocess.run([program, *words], capture_output=True, text=True, check=True, env={**os.environ, "LC_ALL": "C"}).stdout

    version = said("--version").split()[1]
    description, parts = parts_of(said("--help"))
    lines = [f'.TH GJKLAB 1 "" "gjklab {version}" "User Commands"', ".SH NAME",
             "gjklab \\- shows how GJK and EPA work, step by step", ".SH SYNOPSIS", roff(parts["usage"]),
             ".SH DESCRIPTION", roff(description), ".SH OPTIONS", *rows_as_roff(parts["Options"]), ".SH VERBS"]
    for verb, _ in parts["Verbs"]:
        meaning, verb_parts = parts_of(said(verb, "--help"))
        lines += [f".SS {roff(verb_parts['usage'])}", roff(meaning)]
        for heading in ("Positionals", "Options", "Verbs"):
            lines += rows_as_roff(row for row in verb_parts.get(heading, []) if row[0] != "-h,--help")
    lines += [".SH EXIT STATUS", "0: success. 1: the verb could not finish, or found a wrong answer. 2: bad arguments or bad input."]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    with gzip.GzipFile(sys.argv[2], "wb", 9, mtime=0) as out:
        out.write(page(sys.argv[1]).encode())
