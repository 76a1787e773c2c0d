#!/usr/bin/env python3
"""pack_page.py [--quick] OUT.html PAGE_FOLDER GLUE.js PROGRAM.wasm ICON.png FONT.ttf...: one HTML file with all of it inside.

Emscripten's script, the program and the fonts are compressed by gzip, which browsers unpack themselves; --quick: in a
second, not as small as they can be. The content policy names the page's own scripts by their hashes, so that it runs
nothing else and asks no server for anything."""

import base64
import gzip
import hashlib
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile


def hash_of(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def packed(files, quick):
    names = json.dumps([[file.name, file.stat().st_size] for file in files], separators=(",", ":"))
    data = names.encode() + b"\n" + b"".join(file.read_bytes() for file in files)
    return text_of(gzip.compress(data, 1, mtime=0) if quick else compressed(data))


def compressed(data):
    """By zopfli where it is installed: the same format, a twentieth smaller."""
    if not shutil.which("zopfli"):
        return gzip.compress(data, 9, mtime=0)
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        return subprocess.run(["zopfli", "-c", "--i1", file.name], check=True, stdout=subprocess.PIPE).stdout


def text_of(data):
    """Seven bits a character, a byte each in UTF-8: a seventh more, where base64 takes a third. HTML would change U+0000
    and the carriage return, and "<" may end a script, so characters from U+00C0 on stand for these."""
    padded = data + bytes(-len(data) % 7)
    letters = [chr(i) for i in range(128)]
    for i in map(ord, "\0\r<"):
        letters[i] = chr(192 + i)
    text = []
    for at in range(0, len(padded), 7):
        bits = int.from_bytes(padded[at:at + 7], "big")
        text.extend(letters[bits >> shift & 127] for shift in range(49, -1, -7))
    return "".join(text[:-(-8 * len(data) // 7)])


def main():
    quick = sys.argv[1] == "--quick"
    out, folder, glue, program, icon, *fonts = map(pathlib.Path, sys.argv[2 if quick else 1:])
    start = "".join((folder / name).read_text() for name in ("start.js", "typing.js", "page.js"))
    style = (folder / "page.css").read_text()
    glue_text = glue.read_text()
    parts = {
        "POLICY": "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; style-src " + hash_of(style)
        + f"; script-src 'wasm-unsafe-eval' {hash_of(start)} {hash_of(glue_text)}",
        "ICON": base64.b64encode(icon.read_bytes()).decode(),
        "STYLE": style,
        "PROGRAM": packed([glue, program, *fonts], quick),
        "START": start,
    }
    page = (folder / "page.html").read_text()
    for name, text in parts.items():
        head, mark, tail = page.partition(f"@{name}@")
        if not mark:
            sys.exit(f"page.html has no @{name}@")
        page = head + text + tail
    out.write_bytes(page.encode())
    print(f"{out}: {out.stat().st_size / 1e6:.2f} MB")


main()
