"""A simple closest-point GJK in Python on two polygons, which logs its iterations.

    python3 plain_gjk.py run.jsonl            a correct run: gjklab replay run.jsonl --format text finds nothing
    python3 plain_gjk.py run.jsonl --fault    uses the nearest point of a line instead of the segment

A log needs no library: one json.dumps per line. Convert NumPy points with point.tolist().
"""
import json
import sys

A = [(0.0, 0.0), (3.0, -1.0), (4.0, 1.5), (1.0, 2.0)]
B = [(6.0, 3.0), (7.5, 2.0), (8.0, 4.5), (6.5, 5.5)]
SCENE = {"gjklab": 1, "dimension": 2, "title": "Two polygons of the Python example",
         "a": {"shape": "hull", "points": A}, "b": {"shape": "hull", "points": B}}


def dot(p, q):
    return p[0] * q[0] + p[1] * q[1]


def furthest(points, d):
    return max(points, key=lambda p: dot(p, d))


def support(d):
    a, b = furthest(A, d), furthest(B, (-d[0], -d[1]))
    return (a[0] - b[0], a[1] - b[1])


def on_segment(a, b, clamp):
    ab = (b[0] - a[0], b[1] - a[1])
    t = -dot(a, ab) / dot(ab, ab)
    if clamp:
        t = min(max(t, 0.0), 1.0)
    return (a[0] + t * ab[0], a[1] + t * ab[1]), t


def reduced(simplex, clamp):
    """The feature nearest to the origin, newest vertex first, and its nearest point; the polygons lie apart."""
    if len(simplex) == 1:
        return simplex, simplex[0]
    candidates = []
    for other in range(1, len(simplex)):
        x, t = on_segment(simplex[0], simplex[other], clamp)
        kept = [simplex[0], simplex[other]] if 0 < t < 1 else [simplex[0] if t <= 0 else simplex[other]]
        candidates.append((dot(x, x), kept, x))
    _, kept, x = min(candidates, key=lambda candidate: candidate[0])
    return kept, x


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else "run.jsonl"
    clamp = "--fault" not in sys.argv
    simplex, x, d = [], None, (0.0, -1.0)
    with open(path, "w", encoding="utf-8") as log:
        log.write(json.dumps({"scene": SCENE}) + "\n")
        for _ in range(20):
            w = support(d)
            if x is not None and dot(x, x) - dot(x, w) <= 1e-12 * dot(x, x):
                break
            simplex = [w] + simplex
            line = {"direction": d, "simplex": simplex}
            simplex, x = reduced(simplex, clamp)
            line["closest"] = x
            log.write(json.dumps(line) + "\n")
            d = (-x[0], -x[1])
    print("distance", dot(x, x) ** 0.5)


main()
