#!/usr/bin/env python3
"""measure.py PAGE.html [QUERY_TIME.js QUERY_TIME]: what the page weighs and how fast it is in headless Chromium with software
OpenGL, at 1280 by 720; and how much longer a query takes in it than in the program. Frames are counted from the sixth
second of a motion on. Times depend on what else the machine does, so nothing is tested here: docs/everywhere.md has
what was measured."""

import pathlib
import subprocess
import sys
import time

from browser import Browser
from page_kit import A_BODY, frames, wait

WATCH = """window.marks = {};
    new MutationObserver((changes, self) => {
      if (!window.words || !words.hidden) return;
      self.disconnect();
      marks.picture = performance.now();
      const before = JSON.stringify(gjklab.state().scene);
      const look = () => {
        if (JSON.stringify(gjklab.state().scene) === before) return requestAnimationFrame(look);
        marks.drag = performance.now();
      };
      look();
    }).observe(document, {subtree: true, attributes: true, childList: true});"""

# Each frame of the browser something happens; the frames of the program that follow are counted.
BUSY = """const act = {
      drag: (i) => Module.canvas.dispatchEvent(new MouseEvent("mousemove", {bubbles: true,
        clientX: arguments[1] + 60 * Math.sin(i / 5), clientY: arguments[2] + 40 * Math.cos(i / 7)})),
      step: (i) => {
        for (const type of ["keydown", "keyup"]) {
          const [code, key] = i % 24 < 12 ? [39, "ArrowRight"] : [37, "ArrowLeft"];
          const event = new KeyboardEvent(type, {bubbles: true, code: key, key});
          Object.defineProperty(event, "keyCode", {value: code});
          Module.canvas.dispatchEvent(event);
        }
      },
    }[arguments[0]];
    window.busy = true; let i = 0;
    const go = () => { if (!window.busy) return; act(i++); requestAnimationFrame(go); };
    go();"""


def rate(browser, what, x=0, y=0):
    browser.run(BUSY, what, x, y)
    time.sleep(6)  # while it runs, the browser compiles once more what runs most
    seconds = 4
    began = time.time()
    count = frames(browser, seconds)
    took = time.time() - began
    browser.run("window.busy = false")
    return count / took


def memory(browser):
    """Of the process that holds the page, in megabytes of its own."""
    most = 0
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                lines = (folder / "smaps_rollup").read_text().splitlines()
                most = max(most, next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024)
        except (OSError, StopIteration):
            continue
    return most


def times(browser, address):
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    browser.open(address + "#&at=start")
    wait(browser, "start", "words.hidden")
    browser.drag(*A_BODY)
    wait(browser, "a drag", "marks.drag")
    read = browser.run("return performance.getEntriesByType('navigation')[0].responseEnd")
    picture, drag = browser.run("return [marks.picture, marks.drag]")
    return (picture - read) / 1000, (drag - read) / 1000


def query_times(command):
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")
    return {name: (float(took), bits) for name, took, bits in (line.split() for line in lines if line)}


def main():
    page, *programs = sys.argv[1:]
    address = pathlib.Path(page).resolve().as_uri()
    print(f"size: {pathlib.Path(page).stat().st_size / 1e6:.2f} MB")
    with Browser() as browser:
        picture, drag = times(browser, address)
        print(f"after the file is read: first picture {picture:.2f} s, first drag answered {drag:.2f} s")
        browser.keys("Escape", "3")
        time.sleep(2)
        print(f"stepping through the cone and the box: {rate(browser, 'step'):.0f} frames a second")
        browser.post("/actions", actions=[{"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "duration": 0, "x": 320, "y": 380}, {"type": "pointerDown", "button": 0}]}])
        before = browser.run("return JSON.stringify(gjklab.state().scene)")
        print(f"dragging: {rate(browser, 'drag', 320, 380):.0f} frames a second", end="")
        print("" if browser.run("return JSON.stringify(gjklab.state().scene)") != before else " (of the view)")
        print(f"memory of the page's process: {memory(browser):.0f} MB")
    if programs:
        script, program = programs
        there, here = query_times([program]), query_times(["node", "--no-experimental-fetch", script])
        for name, (took, bits) in there.items():
            same = "the same bits" if bits == here[name][1] else "OTHER BITS"
            print(f"two hulls of 60 points, {name}: {took:.0f} ns, in node {here[name][0]:.0f} ns: {here[name][0] / took:.1f} times; {same}")
    return 0


sys.exit(main())
