#!/usr/bin/env python3
"""Packs the Windows program.

  windows_zip.py icon PICTURE.png ICON.ico
  windows_zip.py zip OUT.zip gjklab.exe ROOT SOURCES FONT.ttf...
"""

import pathlib
import struct
import subprocess
import sys
import zipfile

# Whose code or glyphs are in the program, and where each one's terms lie: in its sources, or in Debian's packages.
IN_SOURCES = {
    "SDL": "libsdl2/LICENSE.txt", "Dear ImGui": "imgui/LICENSE.txt", "fmt": "fmtlib/LICENSE.rst", "md4c": "md4c/LICENSE.md",
    "zlib": "zlib/README", "giflib": "giflib/COPYING", "cairo": "cairo/COPYING-MPL-1.1", "pixman": "pixman/COPYING",
}
IN_PACKAGES = {
    "GLM": "libglm-dev", "nlohmann json": "nlohmann-json3-dev", "CLI11": "libcli11-dev", "stb": "libstb-dev",
    "DejaVu fonts": "fonts-dejavu-core", "MinGW-w64 runtime": "mingw-w64-common", "GCC runtime": "g++-mingw-w64-x86-64-posix",
}

READ_ME = """gjklab for Windows

Unpack the folder anywhere and open gjklab.exe; there is nothing to install. Settings and unsaved work are in your
folder AppData\\Roaming\\gjklab.

In a terminal, "gjklab --help" lists what the program can do without its window. The verbs that start other programs
(grade, and shrink with a command) work only on Linux.

The program is not signed, so Windows may ask for confirmation at the first start. It is tested under wine.
"""


def icon(picture, out):
    png = pathlib.Path(picture).read_bytes()
    width, height = struct.unpack(">II", png[16:24])
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(png), len(head) + 16)
    pathlib.Path(out).write_bytes(head + entry + png)


def terms(sources):
    for name, path in IN_SOURCES.items():
        yield name, (pathlib.Path(sources) / path).read_text(encoding="utf-8", errors="replace")
    for name, package in IN_PACKAGES.items():
        yield name, pathlib.Path("/usr/share/doc", package, "copyright").read_text(encoding="utf-8", errors="replace")


def pack(out, program, root, sources, *fonts):
    folder = pathlib.Path(out).stem + "/"
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.write(program, folder + "gjklab.exe")
        for font in fonts:
            archive.write(font, folder + "fonts/" + pathlib.Path(font).name)
        archive.write(pathlib.Path(root, "LICENSE"), folder + "LICENSE.txt")
        archive.writestr(folder + "README.txt", READ_ME.replace("\n", "\r\n"))
        for name, text in terms(sources):
            archive.writestr(f"{folder}licences/{name}.txt", text)
    subprocess.run(["advzip", "--recompress", "--shrink-extra", "--quiet", out], check=True)  # by 3 percent
    size = pathlib.Path(out).stat().st_size
    if size > 6_000_000:
        sys.exit(f"{out} has {size} bytes: more than the 6 MB that it may have")


if __name__ == "__main__":
    {"icon": icon, "zip": pack}[sys.argv[1]](*sys.argv[2:])
