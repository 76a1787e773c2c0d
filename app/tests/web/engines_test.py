#!/usr/bin/env python3
"""engines_test.py PAGE.html PICTURES SCENES DESKTOP: the page in Firefox and in WebKit (Safari's engine), opened as a file:
keys, mouse, a lesson, and the answers of twenty scenes with the bits of the desktop program. Needs a display."""

import json
import pathlib
import subprocess
import sys
import time

from browser import Browser, Firefox, WEBKIT

COUNT = 20
A_BODY = (120, 300), (140, 320), (160, 330)  # of the first scene, in a window of about 1280 by 720


def wait(browser, what, script, seconds=90):
    end = time.time() + seconds
    while not browser.run("return " + script):
        assert time.time() < end, f"{what}: not within {seconds} s; the page says: {browser.run('return words.textContent')}"
        time.sleep(0.1)


class NotStarted(Exception):
    """The page says why, or nothing."""


def start(browser, address, seconds=60):
    browser.open("about:blank")  # else another link only changes the hash
    browser.open(address)
    end = time.time() + seconds
    while not browser.run("return words.hidden"):
        if time.time() > end:
            raise NotStarted(browser.run("return words.textContent"))
        time.sleep(0.1)


def uses(browser, name, address, pictures):
    """Steps, drags and goes through a lesson."""
    start(browser, address)
    browser.keys("Escape")
    time.sleep(1)
    browser.picture(pictures / f"{name}.png")
    before = browser.run("return JSON.stringify(gjklab.state().scene.a.position)")
    browser.drag(*A_BODY)
    wait(browser, "a dragged body", f"JSON.stringify(gjklab.state().scene.a.position) !== {json.dumps(before)}", 10)
    browser.picture(pictures / f"{name}-dragged.png")
    first = browser.run("return gjklab.state().at")
    browser.keys("Right", "Right")
    wait(browser, "two steps", f"gjklab.state().at !== {json.dumps(first)}", 10)
    start(browser, address + "#&lesson=2.1")
    wait(browser, "the lesson", "gjklab.state().lesson === '2.1'", 10)
    browser.keys("\ue00f")  # Page Down
    wait(browser, "its next page", "gjklab.state().lesson === '2.2'", 10)
    browser.picture(pictures / f"{name}-lesson.png")


def answers(browser, address, scenes):
    start(browser, address + "#&embed")
    found = []
    for path in scenes:
        fault = browser.run("return gjklab.open(arguments[0])", path.read_text())
        assert not fault, f"{path}: {fault}"
        fault = browser.run("return gjklab.go('last')")
        assert not fault, f"{path}: {fault}"
        found.append(browser.run("return gjklab.state().answer"))
    return found


def compares(name, scenes, found, expected):
    for path, ours, theirs in zip(scenes, found, expected):
        assert ours, f"{name}: {path} has no answer"
        theirs = {key: value for key, value in theirs.items() if key in ours}
        assert ours == theirs, f"{name}: {path}:\n  page    {ours}\n  desktop {theirs}"


def is_pair_at_rest(read):
    """One that opens with GJK's run: what moves opens with its impact, others with what their study says."""
    bodies = [read[key] for key in "ab" if key in read]
    return len(bodies) == 2 and "study" not in read and not any(
        key.endswith("velocity") for body in bodies for key in body)


def main():
    page, pictures, folder, desktop = sys.argv[1:]
    pictures = pathlib.Path(pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    address = pathlib.Path(page).resolve().as_uri()
    scenes = [path for path in sorted(pathlib.Path(folder).glob("*.json")) if is_pair_at_rest(json.loads(path.read_text()))]
    scenes = scenes[::max(1, len(scenes) // COUNT)]
    assert len(scenes) >= COUNT
    lines = subprocess.run([desktop, "solve", *map(str, scenes)], capture_output=True, text=True, check=True).stdout
    expected = [json.loads(line) for line in lines.splitlines()]
    # WebKit on Linux now and then runs right code wrong (bugs.webkit.org 259441): the page does not start, or stops.
    wrong = "Out of bounds memory access"
    for name, opened, tries in (("firefox", Firefox, 1), ("webkit", lambda: Browser(WEBKIT), 3)):
        for left in reversed(range(tries)):
            print(f"{name} …", flush=True)
            try:
                with opened() as browser:
                    uses(browser, name, address, pictures)
                    compares(name, scenes, answers(browser, address, scenes), expected)
                break
            except (NotStarted, RuntimeError) as fault:
                if not left or (isinstance(fault, RuntimeError) and wrong not in str(fault)):
                    raise
                print(f"{name} is tried again: {fault}", flush=True)
        print(f"{name}: used, and {len(scenes)} scenes, every bit equal to the desktop program's", flush=True)
    return 0


sys.exit(main())
