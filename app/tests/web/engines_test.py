#!/usr/bin/env python3
"""engines_test.py PAGE.html PICTURES SCENES DESKTOP: the page in Firefox and in WebKit (Safari's engine), opened as a file:
keys, mouse, a lesson, a phone's layout by finger, and the answers of twenty scenes with the bits of the desktop program.
Needs a display."""

import json
import pathlib
import re
import subprocess
import sys
import time

from browser import Browser, Firefox, WEBKIT

COUNT = 20
A_BODY = (110, 230), (130, 250), (150, 260)  # of the first scene, in a window of about 1280 by 720


def wait(browser, what, script, seconds=90):
    end = time.time() + seconds
    while not browser.run("return " + script):
        assert time.time() < end, f"{what}: not within {seconds} s; the page says: {browser.run('return window.words ? words.textContent : document.body.innerText.slice(0, 300)')}"
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


def take_back(browser, before):
    """Nothing is left that the next start would offer to restore."""
    browser.keys("Control+z")
    wait(browser, "a drag taken back", f"JSON.stringify(gjklab.state().scene.a.position) === {json.dumps(before)}", 20)
    time.sleep(2)


def uses(browser, name, address, pictures):
    """Steps, drags and goes through a lesson."""
    start(browser, address)
    browser.keys("Escape")
    time.sleep(1)
    browser.picture(pictures / f"{name}.png")
    before = browser.run("return JSON.stringify(gjklab.state().scene.a.position)")
    browser.drag(*A_BODY)
    wait(browser, "a dragged body", f"JSON.stringify(gjklab.state().scene.a.position) !== {json.dumps(before)}", 20)
    browser.picture(pictures / f"{name}-dragged.png")
    first = browser.run("return gjklab.state().at")
    browser.keys("Right", "Right")
    wait(browser, "two steps", f"gjklab.state().at !== {json.dumps(first)}", 20)
    take_back(browser, before)
    start(browser, address + "#&lesson=2.1")
    wait(browser, "the lesson", "gjklab.state().lesson === '2.1'", 20)
    browser.keys("\ue00f")  # Page Down
    wait(browser, "its next page", "gjklab.state().lesson === '2.2'", 20)
    browser.picture(pictures / f"{name}-lesson.png")


# These engines have no phone to emulate: the page is told that its screen is its window, and is under fingers. (The
# smallest window of either is wider than a phone, but narrow enough to be taken for one.)
PHONE = """<script>{
const media = matchMedia.bind(window);
matchMedia = (query) => query.includes("coarse") ? {matches: true, addEventListener() {}} : media(query);
for (const [side, inner] of [["width", "innerWidth"], ["height", "innerHeight"]])
  Object.defineProperty(screen, side, {get: () => window[inner]});
}</script>
"""


def phone_page(page, folder):
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", pathlib.Path(page).read_text())
    changed = folder / "phone.html"
    changed.write_text(text.replace("<script", PHONE + "<script", 1))
    return changed.resolve().as_uri()


def on_phone(browser, name, address, pictures):
    """Upright and on the side, by finger: steps, drags, and turns a lesson's page."""
    for width, height in ((390, 844), (844, 390)):
        upright = width < height
        browser.post("/window/rect", width=width, height=height)
        start(browser, address)
        inner = browser.run("return [innerWidth, innerHeight]")
        browser.post("/window/rect", width=width, height=2 * height - inner[1])
        time.sleep(1)
        wide, high = browser.run("return [innerWidth, innerHeight]")
        assert min(wide, high) < 520, (wide, high)
        browser.keys("Escape")
        time.sleep(1)
        if upright:
            before = browser.run("return JSON.stringify(gjklab.state().scene.a.position)")
            body = int(0.375 * wide), int(0.645 * high)
            browser.drag(body, (body[0] + 20, body[1] + 15), (body[0] + 40, body[1] + 20), pointer="touch")
            wait(browser, "a body dragged by finger",
                 f"JSON.stringify(gjklab.state().scene.a.position) !== {json.dumps(before)}", 10)
            take_back(browser, before)
        first = browser.run("return gjklab.state().at")
        on = (wide - 35, high - 85) if upright else (wide - 111, high - 27)
        browser.click(*on, pointer="touch")
        wait(browser, "a step by finger", f"gjklab.state().at !== {json.dumps(first)}", 20)
        browser.picture(pictures / f"{name}-phone-{width}.png")
        start(browser, address + "#&lesson=5.3")
        wait(browser, "the lesson", "gjklab.state().lesson === '5.3'", 20)
        time.sleep(1)
        browser.click(*((wide - 40, high - 27) if upright else (int(0.415 * wide), high - 27)), pointer="touch")
        wait(browser, "the next page by finger", "gjklab.state().lesson === '5.4'", 20)
        browser.picture(pictures / f"{name}-phone-{width}-lesson.png")


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
    address, phone = pathlib.Path(page).resolve().as_uri(), phone_page(page, pictures)
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
                    on_phone(browser, name, phone, pictures)
                break
            except (NotStarted, RuntimeError) as fault:
                if not left or (isinstance(fault, RuntimeError) and wrong not in str(fault)):
                    raise
                print(f"{name} is tried again: {fault}", flush=True)
        print(f"{name}: used, and {len(scenes)} scenes, every bit equal to the desktop program's", flush=True)
    return 0


sys.exit(main())
