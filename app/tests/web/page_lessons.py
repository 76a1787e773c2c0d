"""The first nine lessons on a phone, by finger, upright and on the side: every page, to its end and answered. It takes some
minutes and leaves pictures to look at, so it runs only where it is named."""

import re
import time

from browser import Browser
from page_kit import ROOT, quiet, start, wait

LESSONS = range(1, 10)


def beats(lesson):
    """For each page of a lesson whether it asks for an answer."""
    text = next((ROOT / "assets/lessons").glob(f"{lesson:02}-*.md")).read_text()
    found, after_fence = [], False
    for part in re.split(r"(^```\w*\n.*?^```$)", text, flags=re.S | re.M):
        if part.startswith("```"):
            found[-1] = found[-1] or part.startswith("```predict")
            after_fence = True
        elif part.strip() and (after_fence or not found):
            found.append(False)
            after_fence = False
    return found


def to_end(browser, upright):
    x, low, high = (40, 330, 60) if upright else (40, 310, 40)
    for _ in range(4):
        browser.drag((x, low), (x, (low + high) // 2), (x, high), pointer="touch")
    time.sleep(0.6)


def answer(browser, upright):
    """Touches whatever there is, from the top down: a wrong answer can be followed by another one."""
    right, low, high = (360, 420, 40) if upright else (370, 325, 60)
    steps = []
    for y in range(high, low, 34):
        for x in range(48, right, 90):
            steps += [{"type": "pointerMove", "duration": 0, "x": x, "y": y}, {"type": "pointerDown", "button": 0},
                      {"type": "pause", "duration": 60}, {"type": "pointerUp", "button": 0},
                      {"type": "pause", "duration": 90}]
    browser.post("/actions", actions=[{"type": "pointer", "id": "touch", "parameters": {"pointerType": "touch"},
                                       "actions": steps}])
    time.sleep(0.8)


def walk(at, width, height, theme):
    upright = width < height
    with Browser(width=width, height=height, touch=True) as browser:
        start(browser, f"{at.address}#&lesson=1.1&theme={theme}")
        for lesson in LESSONS:
            pages = beats(lesson)
            for page, asks in enumerate(pages, 1):
                here = f"{lesson}.{page}"
                wait(browser, f"page {here}", f"gjklab.state().lesson === '{here}'", 20)
                time.sleep(1.2)
                name = f"lessons-{width}-{theme}-{lesson:02}-{page:02}"
                browser.picture(at.pictures / f"{name}-a.png")
                to_end(browser, upright)
                browser.picture(at.pictures / f"{name}-b.png")
                assert browser.run("return gjklab.state().lesson") == here, "scrolling leads nowhere else"
                if asks:
                    answer(browser, upright)
                    to_end(browser, upright)
                    browser.picture(at.pictures / f"{name}-c.png")
                browser.click(350, 817 if upright else 363, pointer="touch")
            print(f"lesson {lesson} at {width}×{height}: {len(pages)} pages", flush=True)
        quiet(browser)


def run(at):
    walk(at, 390, 844, "light")
    walk(at, 844, 390, "dark")
