#!/usr/bin/env python3
"""Starter: reads one scene per line and prints one answer per line. Replace answer() with your own GJK.

Try it:  gjklab grade --program "python3 solver.py" --suite assignment-1"""
import json
import math
import sys


def world_points(body):
    """The vertices of a 2-D box or hull in world space: rotated by its angle, then moved."""
    if body["shape"] == "box":
        w, h = body["half_extents"]
        points = [(-w, -h), (w, -h), (w, h), (-w, h)]
    else:
        points = body["points"]
    c, s = math.cos(body.get("angle", 0)), math.sin(body.get("angle", 0))
    x, y = body.get("position", (0, 0))
    return [(x + c * px - s * py, y + s * px + c * py) for px, py in points]


def support(points, d):
    """The point furthest along d."""
    return max(points, key=lambda p: p[0] * d[0] + p[1] * d[1])


def answer(a, b):
    """Tests only the axes: right if one of them separates the bodies, otherwise a guess."""
    for d in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        p, q = support(a, d), support(b, (-d[0], -d[1]))
        if (q[0] - p[0]) * d[0] + (q[1] - p[1]) * d[1] > 0:
            return {"status": "separated"}
    return {"status": "intersecting"}


for line in sys.stdin:
    scene = json.loads(line)
    print(json.dumps(answer(world_points(scene["a"]), world_points(scene["b"]))), flush=True)
