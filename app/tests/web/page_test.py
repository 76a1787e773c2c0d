#!/usr/bin/env python3
"""page_test.py PAGE.html PICTURES [SUBJECT...]: uses the page in a headless Chromium, opened as a file, as a student would:
all of the subjects below, or those that are named. Skipped (77) where there is no driver for it."""

import pathlib
import shutil
import sys
import tempfile

import page_door
import page_lessons
import page_phone
import page_store
import page_use
from page_kit import Setting

SUBJECTS = {"use": page_use, "store": page_store, "door": page_door, "phone": page_phone}
LONG = {"lessons": page_lessons}  # only where they are named


def main():
    page, pictures, *subjects = sys.argv[1:]
    if not shutil.which("chromedriver"):
        print("no chromedriver")
        return 77
    pathlib.Path(pictures).mkdir(parents=True, exist_ok=True)
    for subject in subjects or SUBJECTS:
        module = {**SUBJECTS, **LONG}[subject]
        with tempfile.TemporaryDirectory() as folder:
            module.run(Setting(pathlib.Path(page), pathlib.Path(pictures), pathlib.Path(folder)))
    return 0


sys.exit(main())
