#!/usr/bin/env python3
"""page_test.py PAGE.html PICTURES: uses the page in a headless Chromium, opened as a file, as a student would. Skipped
(77) where there is no driver for it."""

import pathlib
import shutil
import sys
import time

from browser import Browser


def wait(browser, what, script, seconds=60):
    end = time.time() + seconds
    while not browser.run("return " + script):
        assert time.time() < end, f"{what}: not within {seconds} s; the page says: {browser.run('return words.textContent')}"
        time.sleep(0.1)


def start(browser, address):
    browser.open(address)
    wait(browser, "start", "words.hidden")


def quiet(browser):
    """Nothing was asked of any server, and nothing complained about."""
    said = [text for level, text in browser.log() if level in ("WARNING", "SEVERE")]
    assert not said, said
    asked = browser.run("return performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert all(name.startswith("data:") for name in asked), asked


def frames(browser, seconds):
    """Frames of the program in so many seconds."""
    browser.run("""if (!window.counted) { const frame = Module._gjklab_frame; window.counted = true;
        Module._gjklab_frame = (x) => { ++window.frameCount; return frame(x); }; } window.frameCount = 0;""")
    time.sleep(seconds)
    return browser.run("return window.frameCount")


def kept(browser):
    return browser.run("return Object.keys(localStorage)")


def test_steps_and_drags(browser, address, pictures):
    start(browser, address)
    browser.keys("Escape")
    wait(browser, "the greeting is gone", r"/.greeted.: ?true/.test(localStorage.getItem('gjklab/settings.json') || '')")
    browser.drag((120, 250), (180, 300), (200, 330))
    wait(browser, "a change", "document.title.startsWith('•')")
    wait(browser, "unsaved work is kept", "Object.keys(localStorage).some((key) => key.endsWith('.unsaved'))")
    assert "gjklab/settings.json" in kept(browser), kept(browser)
    browser.keys("Right", "Right", "Right")
    browser.picture(pictures / "dragged.png")
    browser.keys("3")
    wait(browser, "3-D", "document.title.includes('Cone in a box')")
    browser.keys("End")
    browser.picture(pictures / "3-D.png")
    time.sleep(2)
    assert frames(browser, 3) == 0, "frames while nothing moves"
    quiet(browser)


def test_recovers(browser, address, pictures):
    """A page that is loaded anew offers what was unsaved, and settings last."""
    start(browser, address)
    time.sleep(1)
    browser.picture(pictures / "recovered.png")
    assert any(key.endswith(".unsaved") for key in kept(browser)), kept(browser)
    quiet(browser)


def test_door(browser, address, pictures):
    """window.gjklab opens, goes, tells and says what happens; a fault is the program's own sentence."""
    start(browser, address)
    browser.run("window.events = []; for (const e of ['step', 'edit', 'answer', 'done']) gjklab.on(e, () => events.push(e));")
    scene = ('{"gjklab": 1, "dimension": 2, "a": {"shape": "sphere", "radius": 1}, '
             '"b": {"shape": "sphere", "radius": 1, "position": [3, 0]}}')
    browser.run("gjklab.open(arguments[0])", scene)
    wait(browser, "the scene", "events.includes('edit')")
    state = browser.run("return gjklab.state()")
    assert state["scene"]["b"]["position"] == [3, 0], state
    assert state["status"] is None and state["answer"] is None, state
    browser.run("gjklab.go('result')")
    wait(browser, "the end", "events.includes('done') && events.includes('answer')")
    state = browser.run("return gjklab.state()")
    assert (state["at"], state["status"], state["answer"]["distance"]) == ("result", "separated", 1), state
    told = browser.run("return document.getElementById('caption').textContent")
    assert told == state["caption"] and "1" in told, told
    browser.picture(pictures / "door.png")
    fault = browser.run("try { gjklab.open('{\"gjklab\": 2}'); } catch (error) { return error.message; }")
    assert fault and "gjklab" in fault, fault
    assert browser.run("try { gjklab.go('gjk 99 region'); } catch (error) { return error.message; }")
    assert browser.run("return gjklab.state()")["status"] == "separated"
    quiet(browser)


def test_link(browser, address, pictures):
    """A link behind the address opens; one that is cut says so, and the start shows."""
    start(browser, address + "#nonsense")
    time.sleep(1)
    browser.picture(pictures / "cut-link.png")
    assert browser.run("return gjklab.state()")["scene"]["dimension"] == 2


def test_phone(pictures, address):
    """As large as a small window, and undistorted; a finger drags a body."""
    for width, height in ((390, 844), (844, 390)):
        with Browser(width=width, height=height, touch=True) as browser:
            start(browser, address)
            sides = browser.run("const box = Module.canvas.getBoundingClientRect();"
                                "return [Module.canvas.width / box.width, Module.canvas.height / box.height]")
            assert abs(sides[0] / sides[1] - 1) < 0.01, sides
            browser.keys("Escape")
            time.sleep(1)
            browser.picture(pictures / f"phone-{width}.png")
            quiet(browser)


def main():
    page, pictures = map(pathlib.Path, sys.argv[1:])
    if not shutil.which("chromedriver"):
        print("no chromedriver")
        return 77
    pictures.mkdir(parents=True, exist_ok=True)
    with Browser() as browser:
        for test in (test_steps_and_drags, test_recovers, test_door, test_link):
            test(browser, page.resolve().as_uri(), pictures)
            print(test.__name__, "passed")
    test_phone(pictures, page.resolve().as_uri())
    return 0


sys.exit(main())
