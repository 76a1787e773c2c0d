"""run_tests.py FOLDER PROGRAM ROOT: the tests of the package in FOLDER; PROGRAM is gjklab, ROOT the project's folder."""

import json
import re
import sys
import threading
import unittest
from pathlib import Path

try:
    import numpy as np
except ImportError:
    sys.exit(77)
FOLDER, PROGRAM, ROOT = sys.argv[1], sys.argv[2], Path(sys.argv[3])
if not list(Path(FOLDER, "gjklab").glob("_core*")):
    print("the extension is not built: cmake --build build --target gjklab_python")
    sys.exit(77)
sys.path[:0] = [FOLDER, str(Path(__file__).parent)]
import gjklab  # noqa: E402
from program import program_trace, read_scene, run_program  # noqa: E402


def random_poses(rng, n, spread):
    """Matrices (n, 4, 4) of random rotations and positions."""
    turns, _ = np.linalg.qr(rng.normal(size=(n, 3, 3)))
    turns *= np.linalg.det(turns)[:, None, None]
    poses = np.tile(np.eye(4), (n, 1, 1))
    poses[:, :3, :3] = turns
    poses[:, :3, 3] = rng.normal(size=(n, 3)) * spread
    return poses


class Answers(unittest.TestCase):
    def test_distance_of_a_box_and_a_ball(self):
        answer = gjklab.query(gjklab.Box([1, 2, 3]), gjklab.Sphere(0.5), pose_b=gjklab.Pose([4, 0, 0]))
        self.assertEqual(answer.status, "separated")
        self.assertAlmostEqual(answer.distance, 2.5, delta=1e-9)
        np.testing.assert_allclose(answer.normal, [1, 0, 0], atol=1e-9)
        np.testing.assert_allclose(answer.point_b - answer.point_a, answer.distance * answer.normal, atol=1e-9)

    def test_depth_of_two_boxes(self):
        box = gjklab.Box([1, 1, 1])
        answer = gjklab.query(box, box, pose_b=gjklab.Pose([0.3, 1.75, 0.2]))
        self.assertEqual(answer.status, "intersecting")
        self.assertAlmostEqual(answer.depth, 0.25, delta=1e-9)
        np.testing.assert_allclose(answer.normal, [0, 1, 0], atol=1e-9)

    def test_dimension_follows_from_the_arrays(self):
        ball = gjklab.Sphere(1)
        self.assertEqual(gjklab.query(ball, ball).normal.shape, (3,))
        self.assertEqual(gjklab.query(ball, ball, pose_b=gjklab.Pose([3, 0])).normal.shape, (2,))
        interval = gjklab.query(gjklab.Box([1]), gjklab.Box([1]), pose_b=[[1, 5], [0, 1]])
        self.assertEqual((interval.distance, interval.normal.shape), (3.0, (1,)))

    def test_matrix_and_pose_say_the_same(self):
        turn = np.pi / 3
        matrix = [[np.cos(turn), -np.sin(turn), 3], [np.sin(turn), np.cos(turn), 1], [0, 0, 1]]
        a, b = gjklab.Box([1, 0.5]), gjklab.Hull([[0, 0], [2, 0], [0, 1]])
        first = gjklab.query(a, b, pose_b=matrix)
        self.assertEqual(first.distance, gjklab.query(a, b, pose_b=gjklab.Pose([3, 1], turn)).distance)
        mirrored = gjklab.query(b, a, matrix)
        self.assertAlmostEqual(first.distance, mirrored.distance, delta=1e-9)

    def test_what_is_not_known_is_none(self):
        ball, far = gjklab.Sphere(1), gjklab.Pose([5, 0, 0])
        for options in ({"method": "boolean"}, {"distance_limit": 1}):
            answer = gjklab.query(ball, gjklab.Box([1, 1, 1]), pose_b=far, **options)
            self.assertEqual(answer.status, "separated")
            self.assertIsNone(answer.distance)
            self.assertIsNone(answer.point_a)
            self.assertGreater(answer.lower_bound, 0)

    def test_overlap_agrees_with_the_query(self):
        rng = np.random.default_rng(3)
        a, b = gjklab.Box([1, 0.5, 0.7]), gjklab.Cone(1, 0.6, margin=0.1)
        answers = set()
        for pose in random_poses(rng, 200, 1.0):
            expected = gjklab.query(a, b, None, pose).status != "separated"
            self.assertEqual(gjklab.overlap(a, b, None, pose), expected)
            answers.add(expected)
        self.assertEqual(answers, {True, False})

    def test_overlap_has_its_proof(self):
        a, b = gjklab.Box([1, 1, 1]), gjklab.Box([0.5, 0.5, 0.5])
        apart = gjklab.overlap_proof(a, b, pose_b=gjklab.Pose([2, 0.25, 0]))
        self.assertFalse(apart.meets)
        self.assertTrue(0 < apart.gap <= 0.5 + 1e-12)
        reach = np.abs(apart.direction).sum() * 1.5  # of both boxes along it
        self.assertGreaterEqual(apart.direction @ [2, 0.25, 0] - reach, apart.gap - 1e-12)
        meeting = gjklab.overlap_proof(a, b, pose_b=gjklab.Pose([1.25, 0.25, 0.5]))
        self.assertTrue(meeting.meets and meeting.direction is None and meeting.gap is None)
        self.assertEqual(meeting.simplex.shape, (4, 3))
        weights = np.linalg.solve(np.vstack([meeting.simplex.T, np.ones(4)]), [0, 0, 0, 1])
        self.assertGreaterEqual(weights.min(), -1e-12)  # the origin is inside

    def test_half_space(self):
        answer = gjklab.query_half_space(gjklab.Box([1, 2, 3], margin=0.25), [0, 2, 0], -1, gjklab.Pose([5, 3, 0]))
        self.assertEqual(answer.status, "separated")
        self.assertAlmostEqual(answer.distance, 1.25, delta=1e-12)
        np.testing.assert_allclose(answer.normal, [0, -1, 0], atol=1e-12)
        flat = gjklab.query_half_space(gjklab.Sphere(1), [1, 0], 0.5, gjklab.Pose([1, 7]))
        self.assertAlmostEqual(flat.depth, 0.5, delta=1e-12)
        with self.assertRaisesRegex(ValueError, "normal.* zero"):
            gjklab.query_half_space(gjklab.Sphere(1), [0, 0, 0], 1)

    def test_closed_forms_agree_with_gjk(self):
        rng = np.random.default_rng(13)
        capsule, ball, box = gjklab.Capsule(1, 0.3), gjklab.Sphere(0.5, margin=0.1), gjklab.Box([1, 0.5, 0.7])
        by_formula = 0
        for a, b in ((capsule, ball), (capsule, capsule), (ball, ball), (box, box)):
            for pose in random_poses(rng, 100, 0.8):
                closed, searched = gjklab.query(a, b, None, pose, closed_forms=True), gjklab.query(a, b, None, pose)
                self.assertEqual(closed.status, searched.status)
                self.assertAlmostEqual(closed.depth - closed.distance, searched.depth - searched.distance, delta=1e-9)
                by_formula += closed.gjk_iterations == 0
        self.assertGreater(by_formula, 350)
        self.assertIn("steps", gjklab.trace(ball, ball, pose_b=gjklab.Pose([3, 0, 0]), closed_forms=True))

    def test_warm_start_saves_iterations(self):
        box, warm, counts = gjklab.Box([1, 0.5, 0.75]), gjklab.WarmStart(), {"warm": [], "cold": []}
        for frame in range(300):
            half = 0.4 + 0.0005 * frame
            pose = gjklab.Pose([0.3, 0.6, 0.2], [0.6 * np.sin(half), 0, 0.8 * np.sin(half), np.cos(half)])
            cold, answer = gjklab.query(box, box, None, pose), gjklab.query(box, box, None, pose, warm=warm)
            self.assertEqual(answer.status, "intersecting")
            self.assertAlmostEqual(answer.depth, cold.depth, delta=1e-12)
            counts["cold"].append(cold.epa_iterations)
            counts["warm"].append(answer.epa_iterations)
        self.assertLessEqual(np.median(counts["warm"]), 1)
        self.assertGreaterEqual(np.median(counts["cold"]), 5)
        warm.clear()
        self.assertEqual(gjklab.query(box, box, None, pose, warm=warm).epa_iterations, counts["cold"][-1])

    def test_contacts_of_two_boxes(self):
        box = gjklab.Box([1, 1, 1])
        found = gjklab.contacts(box, box, pose_b=gjklab.Pose([0.5, 1.9, 0.25]))
        self.assertEqual(found.points_a.shape, (4, 3))
        np.testing.assert_allclose(found.depths, 0.1, atol=1e-9)
        np.testing.assert_allclose(found.points_a - found.points_b, 0.1 * np.tile(found.normal, (4, 1)), atol=1e-9)
        self.assertEqual(gjklab.contacts(box, box, pose_b=gjklab.Pose([9, 0, 0])).points_a.shape, (0, 3))

    def test_hull_of_a_cube_and_a_point_inside(self):
        corners = [[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)]
        mesh = gjklab.hull(corners + [[0.5, 0.5, 0.5]])
        self.assertEqual((mesh.rank, sorted(mesh.vertices), mesh.facets.shape), (3, list(range(8)), (12, 3)))
        inside = mesh.normals @ np.array([0.5, 0.5, 0.5]) - mesh.distances
        np.testing.assert_allclose(inside, -0.5, atol=1e-12)


class Moving(unittest.TestCase):
    def test_impact_of_two_balls(self):
        hit = gjklab.impact(gjklab.Sphere(1), gjklab.Sphere(1), None, gjklab.Pose([0, 6, 0]), velocity_b=[0, -8, 0])
        self.assertEqual(hit.status, "hit")
        self.assertTrue(0 <= 0.5 - hit.time <= 1e-7)
        np.testing.assert_allclose(hit.normal, [0, 1, 0], atol=1e-7)

    def test_spinning_plank(self):
        plank, wall = gjklab.Box([2, 0.125]), gjklab.Box([0.5, 1])
        hit = gjklab.impact(plank, wall, None, gjklab.Pose([0, 2.5]), spin_a=1.0, duration=3)
        self.assertEqual(hit.status, "hit")
        turned = gjklab.query(plank, wall, gjklab.Pose([0, 0], hit.time), gjklab.Pose([0, 2.5]))
        self.assertLess(turned.distance, 1e-6)

    def test_rays_against_a_ball_and_a_box(self):
        rng = np.random.default_rng(5)
        ball, radius, hits = gjklab.Sphere(1.5), 1.5, 0
        for origin, target in zip(rng.normal(size=(300, 3)) * 4, rng.normal(size=(300, 3))):
            step = 1.3 * (target - origin)
            if np.linalg.norm(origin) < radius * 1.01:
                continue
            answer = gjklab.ray_cast(ball, origin, step)
            # |origin + t step|² = radius²
            a, b, c = step @ step, origin @ step, origin @ origin - radius**2
            root = b * b - a * c
            time = (-b - np.sqrt(root)) / a if root > 0 else np.inf
            if abs(root) < 1e-6 * b * b or abs(time - 1) < 1e-6:
                continue
            expected = 0 <= time <= 1
            self.assertEqual(answer.status == "hit", expected)
            if expected:
                hits += 1
                self.assertAlmostEqual(answer.time, time, delta=1e-5)
                self.assertAlmostEqual(np.linalg.norm(answer.point_a), radius, delta=1e-6)
            else:
                self.assertIsNone(answer.time)
        self.assertGreater(hits, 20)
        box = gjklab.ray_cast(gjklab.Box([1, 2]), [-5, 1], [10, 0])
        self.assertAlmostEqual(box.time, 0.4, delta=1e-6)
        np.testing.assert_allclose(box.normal, [-1, 0], atol=1e-9)

    def test_a_box_is_cast_at_a_box(self):
        box = gjklab.Box([1, 1, 1])
        hit = gjklab.shape_cast(box, box, [-10, 0, 0], pose_b=gjklab.Pose([7, 0.5, 0]))
        self.assertAlmostEqual(hit.time, 0.5, delta=1e-6)


class Many(unittest.TestCase):
    def test_each_pair_has_the_answer_of_its_own_query(self):
        rng = np.random.default_rng(7)
        a, b = gjklab.Hull(rng.normal(size=(20, 3))), gjklab.Capsule(1, 0.4)
        poses_a, poses_b = random_poses(rng, 100, 1.5), random_poses(rng, 100, 1.5)
        many = gjklab.query_many(a, b, poses_a, poses_b)
        self.assertEqual(len(many), 100)
        for i in range(100):
            one = gjklab.query(a, b, poses_a[i], poses_b[i])
            self.assertEqual(many.status[i], one.status)
            self.assertEqual(many.termination[i], one.termination)
            for name in ("distance", "depth", "lower_bound", "upper_bound"):
                self.assertEqual(getattr(many, name)[i], getattr(one, name))
            for name in ("normal", "point_a", "point_b"):
                np.testing.assert_array_equal(getattr(many, name)[i], getattr(one, name))
        self.assertEqual(set(many.status), {"separated", "intersecting"})

    def test_lists_of_shapes(self):
        balls = [gjklab.Sphere(r) for r in (0.5, 1, 1.5)]
        np.testing.assert_allclose(
            gjklab.query_many(balls, gjklab.Point(), None, gjklab.Pose([4, 0, 0])).distance, [3.5, 3, 2.5], atol=1e-9)
        self.assertEqual(len(gjklab.query_many(balls[0], balls[1], np.zeros((0, 4, 4)))), 0)

    def test_counts_must_agree(self):
        with self.assertRaisesRegex(ValueError, "there are 2 and 3"):
            gjklab.query_many([gjklab.Point()] * 2, gjklab.Point(), None, np.tile(np.eye(4), (3, 1, 1)))

    def test_another_thread_runs_meanwhile(self):
        rng = np.random.default_rng(1)
        a, b, poses = gjklab.Hull(rng.normal(size=(60, 3))), gjklab.Cone(1, 1), random_poses(rng, 20000, 2.0)
        before = sys.getswitchinterval()
        sys.setswitchinterval(1000)  # nobody is interrupted: another thread runs only where the lock is released
        try:
            self.assertTrue(any(self.runs_meanwhile(a, b, poses) for _ in range(20)))
        finally:
            sys.setswitchinterval(before)

    @staticmethod
    def runs_meanwhile(a, b, poses):
        order = []

        def work():
            order.append("in")
            gjklab.query_many(a, b, None, poses)
            order.append("out")

        worker = threading.Thread(target=work)
        worker.start()
        order.append("main")
        worker.join()
        return order == ["in", "main", "out"]


class Faults(unittest.TestCase):
    def refused(self, facts, call, *args, **keywords):
        """`facts`: in this order in the error: what is wrong, its value, what is allowed, whatever the words around."""
        with self.assertRaises(ValueError) as raised:
            call(*args, **keywords)
        self.assertRegex(str(raised.exception), ".*".join(map(re.escape, facts)))

    def test_shapes(self):
        self.refused(["radius", "-1", "2^-250", "2^300"], gjklab.Sphere, -1)
        self.refused(["half extent", " y ", "nan"], gjklab.Box, [1, np.nan])
        self.refused(["margin", "-2"], gjklab.Point, margin=-2)
        self.refused(["point 1 ", "(inf, 0, 0)"], gjklab.Hull, [[0, 0, 0], [np.inf, 0, 0]])
        self.refused(["hull", "no points"], gjklab.Hull, np.zeros((0, 3)))
        self.refused(["hull", "(2, 4)", "(n, D)"], gjklab.Hull, [[0, 0, 0, 0]] * 2)
        self.refused(["segment", "(3, 2)", "(2, D)"], gjklab.Segment, [[0, 0]] * 3)
        self.refused(["box", "(1, 2)", "(D,)"], gjklab.Box, [[1, 2]])
        self.refused(["sizes", "array of numbers"], gjklab.Box, "wide")

    def test_poses(self):
        ball = gjklab.Sphere(1)
        self.refused(["scaled or sheared"], gjklab.query, ball, ball, 2 * np.eye(4) - np.diag([0, 0, 0, 1]))
        self.refused(["pose", "mirrors"], gjklab.query, ball, ball, np.diag([1, 1, -1, 1]))
        self.refused(["rotation", "scaled", "sheared", "mirrored"], gjklab.query, ball, ball, np.diag([1, -1, 1]))
        self.refused(["last row", "0 … 0 1"], gjklab.query, ball, ball, np.ones((4, 4)))
        self.refused(["pose", "(4, 3)", "(4, 4)", "(3, 3)", "(2, 2)"], gjklab.query, ball, ball, np.ones((4, 3)))
        self.refused(["position", "finite"], gjklab.Pose, [0, np.nan, 0])
        self.refused(["quaternion", "finite", "not zero"], gjklab.Pose, [0, 0, 0], [0, 0, 0, 0])
        self.refused(["pose 1:", "scaled"], gjklab.query_many, ball, ball, np.array([np.eye(4), np.diag([2, 2, 2, 1])]))

    def test_calls(self):
        flat, solid, ball = gjklab.Box([1, 1]), gjklab.Box([1, 1, 1]), gjklab.Sphere(1)
        self.refused(["dimension in common", "1-D", "2-D", "3-D"], gjklab.query, flat, solid)
        self.refused(["tolerance", "0", "above 0"], gjklab.query, flat, flat, tolerance=0)
        self.refused(["max_iterations", "0", "1"], gjklab.query, flat, flat, max_iterations=0)
        self.refused(["method", '"fast"', "distance, boolean"], gjklab.query, flat, flat, method="fast")
        self.refused(["initial direction", "zero"], gjklab.query, flat, flat, initial_direction=[0, 0])
        self.refused(["separating axis", "polytopes"], gjklab.query, ball, gjklab.Cone(1, 1), method="separating-axes")
        self.refused(["duration", "finite", "above 0"], gjklab.impact, solid, solid, duration=-1)
        self.refused(["velocity", "finite"], gjklab.ray_cast, solid, [0, 0, 9], [0, np.nan, 0])
        with self.assertRaises(TypeError):
            gjklab.query(flat, flat, tolerence=1e-9)


class Traces(unittest.TestCase):
    """The dictionary is the program's JSON, to the last digit."""

    def equal(self, ours, program):
        for key in ("result", "scale", "radius_sum", "start", "steps", "polytope"):
            self.assertEqual(ours[key], program[key], key)

    def test_built_in_scenes(self):
        compared = 0
        for path in sorted((ROOT / "assets/scenes").glob("*.json")):
            given = read_scene(json.loads(path.read_text()))
            if given is None:
                continue
            with self.subTest(scene=path.stem):
                self.equal(gjklab.trace(**given), program_trace(PROGRAM, path))
                compared += 1
        self.assertGreater(compared, 40)

    def test_the_scene_in_a_trace_is_the_programs(self):
        rng = np.random.default_rng(11)
        cases = [
            dict(a=gjklab.Cone(1, 0.6, margin=0.1), b=gjklab.Box([1, 0.5, 1]), pose_b=gjklab.Pose([0, 1, 0.5], [0, 0.6, 0, 0.8])),
            dict(a=gjklab.Hull(rng.normal(size=(9, 2))), b=gjklab.Sphere(0.4), pose_a=gjklab.Pose([0.2, 0.3], 0.7)),
            dict(a=gjklab.Box([1]), b=gjklab.Segment([[-0.5], [2]]), pose_b=gjklab.Pose([0.75])),
            dict(a=gjklab.Box([1, 1]), b=gjklab.Capsule(1, 0.5), pose_b=gjklab.Pose([2, 1.4], 0.3), sub_distance="signed_volumes",
                 rounding="support", initial_direction=[0, 1], acceleration="nesterov"),
        ]
        for case in cases:
            ours = gjklab.trace(**case)
            self.equal(ours, json.loads(run_program(PROGRAM, json.dumps(ours["scene"]))))


class Notebook(unittest.TestCase):
    def test_its_cells_run(self):
        try:
            import matplotlib
        except ImportError:
            self.skipTest("matplotlib is not installed")
        matplotlib.use("Agg")
        notebook = json.loads((ROOT / "python/examples/a_run.ipynb").read_text())
        names = {}
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                exec("".join(cell["source"]), names)
        import matplotlib.pyplot as plt

        self.assertGreaterEqual(len(plt.get_fignums()), 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
