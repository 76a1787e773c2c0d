"""The program's traces, and its scenes as arguments of gjklab.trace."""

import inspect
import json
import subprocess
import tempfile
from pathlib import Path

import gjklab

SHAPES = {make.kind: make for make in gjklab.Shape.__subclasses__()}
OPTIONS = {"method", "sub_distance", "acceleration", "rounding", "initial_direction", "tolerance", "max_iterations",
           "epa_tolerance", "epa_max_iterations"}
# Of bodies that move: no part of the query.
MOTION = {"duration", "impact_tolerance", "impact_method"}


def read_scene(scene):
    """The arguments of gjklab.trace for a pair's scene; None for one that asks for more than its query."""
    query = {key: value for key, value in scene.get("query", {}).items() if key not in MOTION}
    if "a" not in scene or not set(query) <= OPTIONS or query.get("method") in ("separating-axes", "textbook"):
        return None
    out = dict(query)
    for name in ("a", "b"):
        body = scene[name]
        make = SHAPES[body["shape"]]
        out[name] = make(**{key: body[key] for key in inspect.signature(make).parameters if key in body})
        position = body.get("position", [0] * scene["dimension"])
        out["pose_" + name] = gjklab.Pose(position, body.get("orientation", body.get("angle")))
    return out


def program_trace(program, path):
    done = subprocess.run([program, "trace", str(path)], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def run_program(program, scene_text):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "scene.json")
        path.write_text(scene_text)
        done = subprocess.run([program, "trace", str(path)], capture_output=True, text=True)
        if done.returncode:
            raise AssertionError(done.stderr)
        return done.stdout
