"""The schemas of docs/schemas against our own files, everything that the program prints, and the program's own reader.

Usage: schemas_test.py PROGRAM ROOT.  77 (skipped) where there is no jsonschema."""
import base64
import copy
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import zlib

try:
    import jsonschema
except ImportError:
    sys.exit(77)

program, root = sys.argv[1], pathlib.Path(sys.argv[2])
failures = []


def load(name):
    return json.loads((root / "docs/schemas" / f"{name}.schema.json").read_text())


SHARED = {f"{name}.schema.json": load(name) for name in ("scene", "answer")}  # what other schemas refer to


def validator(schema):
    kind = jsonschema.Draft202012Validator
    kind.check_schema(schema)
    return kind(schema, resolver=jsonschema.RefResolver("", schema, store=SHARED))


VALIDATORS = {name: validator(load(name)) for name in ("scene", "world", "answer", "trace", "gallery", "check", "marks", "step", "replay")}


def check(name, value, what):
    for error in VALIDATORS[name].iter_errors(value):
        failures.append(f"{what}: no {name}: {'.'.join(map(str, error.absolute_path))}: {error.message[:200]}")
        return


def run(*arguments, given=""):
    done = subprocess.run([program, *map(str, arguments)], input=given, capture_output=True, text=True)
    return done.returncode, done.stdout


scenes = sorted((root / "assets/scenes").glob("*.json"))
worlds = sorted((root / "assets/worlds").glob("*.json"))
assert len(scenes) > 50 and len(worlds) > 10

# Our own files.
for path in scenes:
    check("scene", json.loads(path.read_text()), path.name)
for path in worlds:
    check("world", json.loads(path.read_text()), path.name)
check("gallery", json.loads((root / "assets/gallery.json").read_text()), "gallery.json")

# All that is printed.
lines = "".join(json.dumps({"id": path.stem, **json.loads(path.read_text())}) + "\n" for path in scenes) + "{}\n"
for extras in ([], ["--contacts", "--mass", "--certify"], ["--float"]):
    printed = run("solve", "-", *extras, given=lines)[1].splitlines()
    assert len(printed) == len(scenes) + 1
    for line in printed:
        check("answer", json.loads(line), "solve")
for line in run("impact", "-", given=lines)[1].splitlines():
    check("answer", json.loads(line), "impact")
for number, path in enumerate(scenes):
    for extras in ([], ["--contacts"], ["--warm-start"], ["--impact"], ["--method", "textbook"]):
        if number % (6 if extras else 2) != 0:
            continue
        status, out = run("trace", path, *extras)
        if status == 0:
            check("trace", json.loads(out), f"trace {path.name} {extras}")

# Worlds, step by step, in 2-D and 3-D.
for path in worlds:
    steps = run("simulate", path, "--seconds", "0.5", "--every", "10")[1].splitlines()
    assert len(steps) >= 2, path
    for line in steps:
        check("step", json.loads(line), f"simulate {path.name}")

# A link holds the scene to the last bit, for whoever unpacks it; verbs take it in place of the file.
for path in scenes[::4]:
    line = run("link", path)[1].strip()
    packed = line.partition("#")[2]
    text = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -zlib.MAX_WBITS)
    check("scene", json.loads(text), f"link of {path.name}")
    assert run("solve", line) == run("solve", path), path
    assert run("link", line)[1].strip() == line, path

# The check of scenes whose expectations are right, wrong and missing, with histograms and without.
expecting = [{**json.loads(path.read_text()), "id": path.stem, "kind": "k", "expect": {"status": "touching", "depth": 0.5}}
             for path in scenes[:6]] + [json.loads(scenes[7].read_text())]
for extras in ([], ["--stats"]):
    found = json.loads(run("check", "-", "--format", "json", *extras, given="".join(json.dumps(s) + "\n" for s in expecting))[1])
    check("check", found, f"check {extras}")
    assert found["unmet"] and found["without"] == 1 and ("stats" in found) == bool(extras)

# Marks of a solver that is mostly wrong, of one that speaks no JSON, and of both.
with tempfile.TemporaryDirectory() as folder:
    suite = pathlib.Path(folder) / "suite.jsonl"
    suite.write_text("".join(json.dumps({"kind": "any", **json.loads(path.read_text())}) + "\n" for path in scenes[:12]))
    solvers = pathlib.Path(folder) / "always.py"
    solvers.write_text("import sys\nfor line in sys.stdin:\n    print(sys.argv[1], flush=True)\n")
    apart = f"{sys.executable} {solvers} '" + '{"status":"separated","distance":1}' + "'"
    mumbling = f"{sys.executable} {solvers} hm"
    for programs in ([apart], [mumbling], [apart, mumbling]):
        arguments = [word for program in programs for word in ("--program", program)]
        status, out = run("grade", *arguments, "--suite", suite, "--format", "json", "--shrink")
        assert status in (0, 1), out  # 1: a pair is wrong, and the report is whole
        check("marks", json.loads(out), f"grade {programs}")

# Replays: our own traces, which are clean, and a log with false claims of most kinds.
for path in scenes[::9]:
    status, out = run("trace", path)
    if status == 0:
        report = json.loads(run("replay", "-", "--format", "json", given=out)[1])
        check("replay", report, f"replay of {path.name}")
        assert report["false"] == [], path
box = {"shape": "box", "half_extents": [1, 1]}
log = [{"scene": {"gjklab": 1, "dimension": 2, "a": box, "b": {**box, "position": [5, 0]}}},
       {"direction": [1, 0], "simplex": [[-7, 2]], "closest": [-7, 3], "lower_bound": 4, "upper_bound": 1},
       {"direction": [-1, 0], "simplex": [[-9, 2], [-7, 2]], "region": "a"},
       {"direction": [1, 0], "simplex": [[-3, 2], [-9, 2]], "region": "b"},
       {"direction": [1, 0], "simplex": [[-3, 2], [-9, 2]], "region": "b"}]
report = json.loads(run("replay", "-", "--format", "json", given="".join(json.dumps(line) + "\n" for line in log))[1])
check("replay", report, "replay of a wrong log")
twice = "".join(json.dumps(line) + "\n" for line in log) * 2
check("replay", json.loads(run("replay", "-", "--format", "json", given=twice)[1]), "replay of two runs")
claims = {each["claim"] for fault in report["false"] for each in [fault, *fault["follows"]]}
assert {"support", "member", "closest", "region", "lower_bound", "upper_bound"} <= claims, report

# The program's reader and the schema agree on what is a scene: of hundreds of scenes with something changed.
rng = random.Random(4)
WRONG = [None, True, "word", -1, 0, 1.5, [], [1], [1, 2], [1, 2, 3], [0, 0, 0, 0], {}, 1e60, "core", "johnson"]


def places(value, path=()):
    found = []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += [path + (key,)] + places(inner, path + (key,))
    if isinstance(value, list):
        for index, inner in enumerate(value):
            found += [path + (index,)] + places(inner, path + (index,))
    return found


def mutated(scene):
    scene = copy.deepcopy(scene)
    place = rng.choice(places(scene))
    holder = scene
    for key in place[:-1]:
        holder = holder[key]
    how = rng.randrange(3)
    if how == 0:
        del holder[place[-1]]
    elif how == 1 or isinstance(holder, list):
        holder[place[-1]] = rng.choice(WRONG)
    else:
        holder[rng.choice(["radus", "radius", "angle", "orientation", "margin", "points", "expect", "id"])] = rng.choice(WRONG)
    return scene


trials = [mutated(json.loads(path.read_text())) for path in scenes for _ in range(7)]
answers = run("solve", "-", "--jobs", "2", given="".join(json.dumps(trial) + "\n" for trial in trials))[1].splitlines()
assert len(answers) == len(trials)
refused = 0
for trial, line in zip(trials, answers):
    answer = json.loads(line)
    # What the method cannot take is no matter of form.
    accepted = "error" not in answer or "the separating axis test" in answer["error"]
    refused += not accepted
    if VALIDATORS["scene"].is_valid(trial) != accepted:
        failures.append(f"schema and reader disagree: {json.dumps(trial)[:300]} -> {line[:200]}")
assert 100 < refused < len(trials) - 100, refused

# The documentation names every key, and its examples are what they say.
text = (root / "docs/formats.md").read_text() + (root / "docs/runs.md").read_text()


def keys(schema):
    found = set()
    if isinstance(schema, dict):
        found |= set(schema.get("properties", {})) if isinstance(schema.get("properties"), dict) else set()
        for inner in schema.values():
            found |= keys(inner)
    if isinstance(schema, list):
        for inner in schema:
            found |= keys(inner)
    return found


for name in VALIDATORS:
    for key in sorted(keys(load(name))):
        if f"`{key}`" not in text and f'"{key}"' not in text:
            failures.append(f"docs/formats.md does not tell of {key} ({name})")
examples = re.findall(r"```json (\w+)\n(.*?)```", text, re.S)
assert len(examples) >= 5, failures
for name, example in examples:
    value = json.loads(example)
    check(name, value, f"example of {name}")
    if name == "scene" and run("solve", "-", given=json.dumps(value))[0] != 0:
        failures.append("an example of a scene is not answered")
    if name == "world" and run("simulate", "-", "--seconds", "0", given=json.dumps(value))[0] != 0:
        failures.append("an example of a world does not run")

print("\n".join(failures[:40]))
sys.exit(1 if failures else 0)
