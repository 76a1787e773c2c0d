#!/usr/bin/env python3
"""windows_test.py BUILD DESKTOP SCENES: uses the zip's program under wine, beside the desktop's: answers, files with names
of any letters, pictures, films, refusals, and the window by mouse and keys. Runs within run_test.sh."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

BUILD, DESKTOP, SCENES = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
ROOM = pathlib.Path(tempfile.mkdtemp(prefix="gjklab-windows-"))
SQUARES = {
    "gjklab": 1, "dimension": 2, "title": "Two squares",
    "a": {"shape": "box", "half_extents": [1.5, 1.5], "position": [-2, 0]},
    "b": {"shape": "box", "half_extents": [1.5, 1.5], "position": [2, 0]},
}


def unpack():
    (archive,) = BUILD.glob("gjklab-*-windows.zip")
    size = archive.stat().st_size
    assert size <= 6_000_000, size
    with zipfile.ZipFile(archive) as opened:
        names = opened.namelist()
        opened.extractall(ROOM)
    assert sum(name.endswith(".ttf") for name in names) == 4, names
    assert sum("/licences/" in name for name in names) >= 15, names
    (program,) = ROOM.glob("*/gjklab.exe")
    print(f"{archive.name}: {size} bytes")
    return program


def imports(program):
    """It needs nothing but what every Windows has."""
    told = subprocess.run(["x86_64-w64-mingw32-objdump", "-p", program], capture_output=True, text=True, check=True).stdout
    names = {line.split()[-1].lower() for line in told.splitlines() if "DLL Name:" in line}
    system = {"advapi32.dll", "gdi32.dll", "imm32.dll", "kernel32.dll", "msimg32.dll", "msvcrt.dll", "ole32.dll", "oleaut32.dll",
              "opengl32.dll", "setupapi.dll", "shell32.dll", "user32.dll", "version.dll", "winmm.dll"}
    assert names <= system, names - system


def wine(program, *words, status=0, given=b"", **more):
    done = subprocess.run(["wine", program, *words], input=given, capture_output=True, cwd=ROOM, timeout=300, **more)
    assert done.returncode == status, (words, done.returncode, done.stdout[-2000:], done.stderr[-2000:])
    return done


def same_answers(program):
    scenes = [str(path) for path in sorted(SCENES.glob("*.json")) if {"a", "b"} <= json.loads(path.read_text()).keys()]
    assert len(scenes) >= 20
    here = subprocess.run([DESKTOP, "solve", *scenes], capture_output=True, check=True).stdout
    there = wine(program, "solve", *scenes).stdout
    assert here == there, first_difference(here, there)
    for scene in scenes[::10]:
        trace = subprocess.run([DESKTOP, "trace", scene], capture_output=True, check=True).stdout
        assert trace == wine(program, "trace", scene).stdout, scene
    print(f"{len(scenes)} scenes, every byte of the answers equal to the desktop program's, and {len(scenes[::10])} traces")


def first_difference(here, there):
    for ours, theirs in zip(here.splitlines(), there.splitlines()):
        if ours != theirs:
            return f"\n  desktop {ours}\n  Windows {theirs}"
    return "one of them is longer"


def names_of_any_letters(program):
    folder = ROOM / "Größe 日本"
    folder.mkdir()
    scene = folder / "Übung 日本.json"
    scene.write_text(json.dumps(SQUARES))
    before = subprocess.run([DESKTOP, "solve", scene], capture_output=True, check=True).stdout
    assert wine(program, "solve", str(scene)).stdout == before
    assert wine(program, "solve", "-", given=scene.read_bytes()).returncode == 0
    for name, head in {"Bild é.png": b"\x89PNG", "Bild é.svg": b"<svg", "Bild é.pdf": b"%PDF"}.items():
        out = folder / name
        wine(program, "draw", str(scene), "-o", str(out))
        assert out.read_bytes().startswith(head), name
    fonts = subprocess.run(["pdffonts", folder / "Bild é.pdf"], capture_output=True, text=True, check=True).stdout
    assert "DejaVu" in fonts and all(line.split()[-5] == "yes" for line in fonts.splitlines()[2:]), fonts
    film = folder / "Film ü.gif"
    wine(program, "record", str(scene), "-o", str(film))
    assert film.read_bytes().startswith(b"GIF89a")
    kept = folder / "Kopie ß.csv"
    wine(program, "export", str(scene), "--as", "cpp-test", "-o", str(kept))
    assert b"TEST(" in kept.read_bytes() and b"\r" not in kept.read_bytes()
    missing = wine(program, "solve", str(folder / "nicht dä.json"), status=2).stderr.decode()
    assert "nicht dä.json" in missing, missing
    print("names of any letters: read, written and said")


def refusals(program):
    for words in (["grade", "--program", "cat"], ["shrink", str(SCENES / "deep-boxes.json"), "--while", "true"]):
        said = wine(program, *words, status=2).stderr.decode()
        assert "Windows" in said and said.count("\n") == 1, said
    assert b"grade" in wine(program, "--help").stdout


def xdo(*words):
    return subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True).stdout.strip()


def eventually(holds, what, seconds=20):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.2)


class Window:
    def __init__(self, program, *words):
        self.process = subprocess.Popen(["wine", program, *words], cwd=ROOM, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        began = time.monotonic()
        eventually(lambda: xdo("search", "--onlyvisible", "--name", "gjklab"), "no window appeared", 60)
        self.after = time.monotonic() - began
        time.sleep(2)

    def ends(self, status):
        found = self.process.wait(timeout=30)
        assert found == status, (found, self.process.stdout.read())


def drag(start, end):
    xdo("mousemove", *start)
    time.sleep(0.5)
    xdo("mousedown", 1)
    for i in range(1, 6):
        xdo("mousemove", *(a + (b - a) * i // 5 for a, b in zip(start, end)))
        time.sleep(0.1)
    xdo("mouseup", 1)
    time.sleep(0.5)


def the_window(program):
    """Two squares, so placed that A's middle is at (149, 379) of a window of 1280x720."""
    prefix = pathlib.Path(os.environ["WINEPREFIX"])
    user = next(path for path in (prefix / "drive_c/users").iterdir() if path.name != "Public")
    settings = user / "AppData/Roaming/gjklab/gjklab"
    shutil.rmtree(settings, ignore_errors=True)
    settings.mkdir(parents=True)
    (settings / "settings.json").write_text('{"window_width": 1280, "window_height": 720, "reduce_motion": true, "greeted": true}')
    scene = ROOM / "Zwei Würfel 二.json"
    scene.write_text(json.dumps(SQUARES))
    position = lambda: json.loads(scene.read_text())["a"]["position"]

    window = Window(program, str(scene))
    print(f"the window after {window.after:.1f} s")
    xdo("key", "Right", "Right", "Right")
    drag((149, 379), (189, 349))
    xdo("key", "ctrl+s")
    eventually(lambda: -1.4 < position()[0] < -0.9 and 0.4 < position()[1] < 0.9, f"the drag is not saved: {position()}")
    xdo("key", "ctrl+z")
    xdo("key", "ctrl+s")
    eventually(lambda: position() == [-2, 0], f"undoing is not saved: {position()}")
    drag((149, 379), (189, 349))
    eventually(lambda: list(settings.rglob("*.unsaved")), "unsaved work is not kept")
    subprocess.run(["wineserver", "-k"], check=False)  # all at once, as when the power fails
    window.process.wait(timeout=30)
    time.sleep(2)

    window = Window(program)
    xdo("mousemove", 322, 186, "click", 1)  # Restore it
    time.sleep(1)
    xdo("key", "ctrl+s")  # its file came back, too
    eventually(lambda: position() != [-2, 0], "what was not saved did not come back")
    xdo("key", "ctrl+q")
    window.ends(0)
    assert not list(settings.rglob("*.unsaved")), "work that was saved is still kept as unsaved"
    print("the window: dragged, stepped, saved, taken back, killed, recovered, closed")


def main():
    program = unpack()
    try:
        imports(program)
        same_answers(program)
        names_of_any_letters(program)
        refusals(program)
        the_window(program)
    finally:
        shutil.rmtree(ROOM, ignore_errors=True)
    return 0


sys.exit(main())
