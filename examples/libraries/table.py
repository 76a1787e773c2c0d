#!/usr/bin/env python3
"""docs/libraries.md: how collision libraries answer gjklab's suites.

    examples/libraries/table.py GJKLAB BUILD OUT.md

GJKLAB: the program; BUILD: a folder for the adapters, in which each wrong pair is left as a scene file; OUT.md: the
text whose table is written anew; rows of libraries that are not installed stay. The environment variable GJK_C names
the user's copy of the published gjk.c. ./run libraries does all of it."""
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

LIBRARIES = {  # name, Debian package, dimension
    "libccd": ("libccd-dev", 3),
    "fcl": ("libfcl-dev", 3),
    "bullet": ("libbullet-dev", 3),
    "box2d": ("libbox2d-dev", 2),
    "gjk_c": (None, 2),
}


NOT_OFFERED = "not offered"  # what an adapter answers where its library lacks a shape


def build(folder):
    source = pathlib.Path(__file__).resolve().parent
    published = os.environ.get("GJK_C", "")
    copy = f"-DGJK_C={pathlib.Path(published).resolve() if published else ''}"
    subprocess.run(["cmake", "-S", source, "-B", folder, "-G", "Ninja", copy], check=True, stdout=subprocess.DEVNULL)
    if not published:
        (folder / "grade_gjk_c").unlink(missing_ok=True)
    subprocess.run(["cmake", "--build", folder], check=True, stdout=subprocess.DEVNULL)


def marks(program, folder, name, dimension):
    failures = folder / "failures" / name
    shutil.rmtree(failures, ignore_errors=True)
    out = subprocess.run(
        [program, "grade", "--program", folder / f"grade_{name}", "--suite", "all", "--dimension", str(dimension),
         "--touching", "any", "--tolerance", "1e-4", "--format", "json", "--failures", failures],
        capture_output=True, text=True)
    if out.returncode not in (0, 1):
        sys.exit(out.stderr)
    for scene in failures.iterdir():
        if NOT_OFFERED in scene.read_text():
            scene.unlink()
    return json.loads(out.stdout)


def title(name, package):
    if package is None:
        return "gjk.c"
    out = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True)
    return f"{name} {re.split(r'[-+]', out.stdout)[0]}"


def row(name, package, dimension, found):
    wrong = [each for each in found["failures"] if NOT_OFFERED not in json.dumps(each["answer"])]
    missing = len(found["failures"]) - len(wrong)
    kinds = collections.Counter()
    for each in wrong:
        what = each["reason"].split()[0]
        kinds[f"{what}: {each['scene']['kind']}"] += 1
    told = "; ".join(f"{kind} ({count})" for kind, count in kinds.most_common())
    return f"| {title(name, package)} | {dimension} | {found['total'] - missing} | {found['right']} | {missing} | {told or 'none'} |"


def main():
    program, folder, text = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    build(folder)
    before, _, rest = text.read_text().partition("<!-- table -->\n")
    table, _, after = rest.partition("<!-- end of the table -->\n")
    rows = ["| library | dimension | asked | right | not offered | wrong: what, kind of pair (how many) |",
            "|---|---|---|---|---|---|"]
    for name, (package, dimension) in LIBRARIES.items():
        if (folder / f"grade_{name}").exists():
            rows.append(row(name, package, dimension, marks(program, folder, name, dimension)))
        else:
            rows += [line for line in table.splitlines() if line.startswith(f"| {name.replace('_', '.')} ")]
    text.write_text(before + "<!-- table -->\n" + "\n".join(rows) + "\n<!-- end of the table -->\n" + after)


main()
