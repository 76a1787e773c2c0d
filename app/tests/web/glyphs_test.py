#!/usr/bin/env python3
"""glyphs_test.py ROOT FONTS...: every character of every text that the program shows has a glyph: in the ranges that
the window's fonts are loaded with (render/fonts.cpp), and in the faces, which are files (the page's subsets, or the
system's)."""

import pathlib
import re
import struct
import sys


def ranges(source, name):
    """Of one of the tables in render/fonts.cpp."""
    numbers = [int(number, 16) for number in re.search(name + r"\[\] = \{(.*?), 0\}", source, re.S)[1].split(",")]
    return {code for first, last in zip(numbers[::2], numbers[1::2]) for code in range(first, last + 1)}


def faces(path):
    """The characters that a TrueType file has a glyph for: its cmap's tables of format 4 and 12."""
    data = path.read_bytes()
    count = struct.unpack(">H", data[4:6])[0]
    tables = {data[at:at + 4]: struct.unpack(">I", data[at + 8:at + 12])[0] for at in range(12, 12 + 16 * count, 16)}
    cmap, codes = tables[b"cmap"], set()
    for at in range(cmap + 4, cmap + 4 + 8 * struct.unpack(">H", data[cmap + 2:cmap + 4])[0], 8):
        table = cmap + struct.unpack(">I", data[at + 4:at + 8])[0]
        kind = struct.unpack(">H", data[table:table + 2])[0]
        if kind == 12:
            for group in range(struct.unpack(">I", data[table + 12:table + 16])[0]):
                first, last, _ = struct.unpack(">III", data[table + 16 + 12 * group:table + 28 + 12 * group])
                codes |= set(range(first, last + 1))
        elif kind == 4:
            half = struct.unpack(">H", data[table + 6:table + 8])[0]
            words = lambda start: struct.unpack(f">{half // 2}H", data[start:start + half])
            for last, first in zip(words(table + 14), words(table + 16 + half)):
                codes |= set(range(first, last + 1)) - {0xFFFF}
    return codes


def literals(source):
    """The string literals of a C++ file, with what their escapes stand for."""
    token = r'//[^\n]*|/\*.*?\*/|R"\((.*?)\)"|"((?:[^"\\\n]|\\.)*)"|\'(?:[^\'\\]|\\.)+\''
    for match in re.finditer(token, source, re.S):
        if match[2] is not None:
            bytes_ = re.sub(r"(?:\\x[0-9a-f]{2})+", lambda hexes: bytes.fromhex(hexes[0].replace("\\x", "")).decode("utf-8", "ignore"),
                            match[2])
            yield re.sub(r"\\u([0-9a-fA-F]{4})", lambda code: chr(int(code[1], 16)), bytes_)
        elif match[1]:
            yield match[1]


def characters(texts):
    return {character for text in texts for character in text if ord(character) > 0x7E}


def report(missing, where):
    for character in sorted(missing):
        print(f"{where}: U+{ord(character):04X} {character} has no glyph")
    return bool(missing)


def main():
    root, *fonts = map(pathlib.Path, sys.argv[1:])
    source = (root / "app/render/fonts.cpp").read_text()
    panel, text = (ranges(source, name) for name in ("kPanelRanges", "kTextRanges"))
    assets = [path for path in (root / "assets").rglob("*") if path.suffix in (".md", ".json", ".txt")]
    # What screen_words looks for in handouts shows nowhere.
    code = [path for path in (root / "app").rglob("*")
            if path.suffix in (".cpp", ".h") and "tests" not in path.parts and path.stem != "screen_words"]
    lessons = characters(path.read_text() for path in assets if path.suffix == ".md")
    captions = characters(part for path in code if "caption" in path.parts for part in literals(path.read_text()))
    shown = lessons | characters(path.read_text() for path in assets)
    shown |= characters(part for path in code for part in literals(path.read_text()))
    assert len(lessons) > 10 and len(captions) > 10 and len(shown) > 50, (len(lessons), len(captions), len(shown))
    wrong = report({each for each in shown if ord(each) not in panel}, "the panels' font")
    wrong |= report({each for each in lessons | captions if ord(each) not in text}, "the font of lessons and captions")
    for font in fonts:
        known = faces(font)
        needed = shown if "Sans.ttf" in font.name else lessons | captions
        wrong |= report({each for each in needed if ord(each) not in known}, font)
    if not wrong:
        print(f"{len(shown)} characters beyond ASCII, all with glyphs in {len(fonts)} faces")
    return wrong


sys.exit(main())
