"""What the tests of the page share."""

import json
import pathlib
import time

from browser import Browser

SCENE = ('{"gjklab": 1, "dimension": 2, "a": {"shape": "sphere", "radius": 1}, '
         '"b": {"shape": "sphere", "radius": 1, "position": [3, 0]}}')
A_BODY = (120, 294), (180, 330), (120, 330)  # of the first scene, in a window of 1280 by 720
ROOT = pathlib.Path(__file__).resolve().parents[3]


class Setting:
    """The page, as a file and as an address, and folders for pictures and for what a test writes."""

    def __init__(self, page, pictures, folder):
        self.page, self.pictures, self.folder = page, pictures, folder
        self.address = page.resolve().as_uri()


def in_turn(at, *tests, **window):
    """In one browser: what it keeps is there for the next test."""
    with Browser(**window) as browser:
        for test in tests:
            test(browser, at)
            print(test.__name__, "passed", flush=True)


def wait(browser, what, script, seconds=60):
    end = time.time() + seconds
    while not browser.run("return " + script):
        assert time.time() < end, f"{what}: not within {seconds} s; the page says: {browser.run('return window.words ? words.textContent : document.body.innerText.slice(0, 300)')}"
        time.sleep(0.1)


def start(browser, address):
    browser.open("about:blank")  # else another link only changes the hash
    browser.open(address)
    wait(browser, "start", "words.hidden")


def dismiss_greeting(browser):
    """Until it is gone, other keys mean nothing."""
    browser.keys("Escape")
    wait(browser, "the greeting is gone", r"/.greeted.: ?true/.test(localStorage.getItem('gjklab/settings.json') || '')")


def step_on(browser, count=1):
    """Goes so many steps on, and waits for each: the page takes a key with its next frame."""
    for _ in range(count):
        before = browser.run("return gjklab.state().at")
        browser.keys("Right")
        wait(browser, "a step", f"gjklab.state().at !== {json.dumps(before)}", 20)


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
