#!/usr/bin/env python3
"""Writes the project page, docs/index.html, from README.md, the lessons and the book's style sheet.

usage: project_page.py ROOT OUT.html           lessons by their titles
       project_page.py ROOT OUT.html --book    lessons as links into book/, and the program that lies there
       project_page.py ROOT --check            exit status 1 where docs/index.html is not what this would write

The page needs no server: pictures stand beside it, and everything else is in it.
"""

import html
import re
import sys
from pathlib import Path

MORE_STYLE = """
header { padding-top: 4rem; }
header h1 { margin-top: 0; }
.wide { width: min(100vw - 2.5rem, 72rem); margin: 2.5rem 0; margin-left: 50%; transform: translateX(-50%); }
.wide img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
.doors { display: flex; flex-wrap: wrap; gap: .75rem; font: 1rem/1.5 var(--sans); padding: 0; list-style: none; }
.doors a { display: block; border: 1px solid var(--accent); border-radius: 6px; padding: .5rem 1rem; text-decoration: none; }
.doors a.first { background: var(--accent); color: var(--paper); }
.points { padding-left: 1.2rem; }
.points li { margin-bottom: .8em; }
.titles { padding-left: 1.6rem; }
.titles li { margin-bottom: .6em; }
.titles span { display: block; color: var(--muted); font-size: .9em; line-height: 1.4; }
code { font: .85em ui-monospace, "DejaVu Sans Mono", monospace; }
footer { max-width: 38rem; margin: 4rem auto 0; padding: 1.25rem; border-top: 1px solid var(--line); font: .9375rem/1.6 var(--sans); }
@media print { .wide { width: 100%; margin: 1rem 0; transform: none; } .doors { display: none; } }
"""


def marked(text):
    """Markdown within a paragraph as HTML."""
    out = html.escape(" ".join(text.split()), quote=False)
    out = re.sub(r"`([^`]+)`", r"<code>\1</code>", out)
    out = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", out)
    return re.sub(r"\*([^*]+)\*", r"<em>\1</em>", out)


def read_readme(path):
    """Title, first paragraph, points, and the pictures with their captions by file name."""
    text = path.read_text(encoding="utf-8")
    blocks = [block.strip() for block in re.split(r"\n\s*\n", text)]
    title, intro = blocks[0].lstrip("# "), blocks[1]
    points = next(block for block in blocks if block.startswith("- "))
    pictures = {Path(file).name: caption for caption, file in re.findall(r"!\[([^\]]+)\]\((docs/[^)]+)\)", text)}
    return title, intro, re.split(r"\n- ", points[2:]), pictures


def read_lessons(folder):
    """Titles and goals in the order of the book."""
    lessons = []
    for path in sorted(folder.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        title = re.search(r"^# (.+)$", text, re.M)
        goal = re.search(r"^Goal: (.+?)(?:\n\s*\n|\Z)", text, re.M | re.S)
        lessons.append((title.group(1), goal.group(1) if goal else ""))
    return lessons


def figure(pictures, name):
    caption = pictures[name]
    return (f'<figure class="wide"><img src="{name}" alt="{html.escape(caption)}" loading="lazy">'
            f"<figcaption>{marked(caption)}.</figcaption></figure>\n")


def lesson_list(lessons, book):
    out = '<ol class="titles">\n'
    for number, (title, goal) in enumerate(lessons, 1):
        name = f'<a href="book/lesson-{number}.html">{marked(title)}</a>' if book else f"<strong>{marked(title)}</strong>"
        goal = marked(goal)
        out += f"<li>{name}<span>{goal[:1].upper()}{goal[1:]}</span></li>\n"
    return out + "</ol>\n"


def doors(book):
    if book:
        return ('<ul class="doors"><li><a class="first" href="book/gjklab.html">Open it in the browser</a></li>'
                '<li><a href="book/index.html">Read the lessons</a></li></ul>\n')
    return ("<p>The releases have the program for Linux and Windows, and the page <code>gjklab.html</code>, which is all "
            "that a student needs. <code>./run site</code> builds this page with the program and the lessons.</p>\n")


def page(root, book):
    title, intro, points, pictures = read_readme(root / "README.md")
    lessons = read_lessons(root / "assets/lessons")
    style = (root / "assets/book/book.css").read_text(encoding="utf-8") + MORE_STYLE
    sentence = marked(re.split(r"(?<=\.) ", " ".join(intro.split()))[0])
    documents = sorted(path.name for path in (root / "docs").glob("*.md"))
    out = ('<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
           '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
           f"<title>{title}: GJK and EPA, step by step</title>\n"
           f'<meta name="description" content="{html.escape(re.sub("<[^>]+>", "", sentence))}">\n'
           f"<style>\n{style}</style>\n</head>\n<body>\n")
    out += f'<header>\n<h1>{title}</h1>\n<p class="goal">{sentence}</p>\n{doors(book)}</header>\n<main>\n'
    out += figure(pictures, "window-2d.png")
    out += '<ul class="points">\n' + "".join(f"<li>{marked(point)}</li>\n" for point in points) + "</ul>\n"
    out += figure(pictures, "window-3d.png")
    out += f"<h2>{len(lessons)} lessons</h2>\n" + lesson_list(lessons, book)
    for name in ("lesson.png", "compare.png", "motion.png", "phone.png"):
        out += figure(pictures, name)
    out += "</main>\n<footer><p>Further reading: "
    out += " · ".join(f'<a href="{name}">{Path(name).stem.replace("-", " ")}</a>' for name in documents)
    return out + "</p></footer>\n</body>\n</html>\n"


def main(arguments):
    if len(arguments) == 2 and arguments[1] == "--check":
        root = Path(arguments[0])
        kept = root / "docs/index.html"
        if kept.exists() and kept.read_text(encoding="utf-8") == page(root, False):
            return 0
        print('docs/index.html does not match README.md and the lessons; "./run site" rewrites it', file=sys.stderr)
        return 1
    if len(arguments) not in (2, 3) or arguments[2:] not in ([], ["--book"]):
        print(__doc__, file=sys.stderr)
        return 2
    Path(arguments[1]).write_text(page(Path(arguments[0]), len(arguments) == 3), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
