"""GJK and EPA for convex shapes in 1-D, 2-D and 3-D, with a trace of every iteration.

    import gjklab
    answer = gjklab.query(gjklab.Box([1, 1, 1]), gjklab.Sphere(0.5), pose_b=gjklab.Pose([3, 0, 0]))
    answer.distance  # 1.5

The dimension D follows from the arrays; if they do not determine it (two spheres without poses), it is 3. A pose is
None (the identity), a Pose, or a matrix: (4, 4) in 3-D, (3, 3) in 2-D, (2, 2) in 1-D.

Options, as in the "query" of a scene file: method, sub_distance, acceleration, rounding (words), initial_direction,
tolerance, epa_tolerance, distance_limit (numbers), max_iterations, epa_max_iterations. closed_forms=True uses
formulas for points, segments, spheres and capsules in 2-D and 3-D, and tests the 15 axes of boxes that touch or overlap
in 3-D; a trace ignores it.

Values that are not finite, arrays of the wrong shape, and sizes out of range raise ValueError.
"""

from __future__ import annotations

from typing import Any, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

from . import _core, shapes
from ._core import WarmStart
from .answers import Contacts, HullMesh, Impact, Overlap, Result, Results
from .shapes import *
from .shapes import Point, Pose, Shape

__version__ = "0.1.0"
__all__ = [
    "Contacts", "HullMesh", "Impact", "Overlap", "Result", "Results", "WarmStart", "contacts", "hull", "impact",
    "overlap", "overlap_proof", "query", "query_half_space", "query_many", "ray_cast", "shape_cast", "trace",
]
__all__ += shapes.__all__

PoseLike = Union[None, Pose, npt.ArrayLike]
Vector = npt.ArrayLike
Shapes = Union[Shape, Sequence[Shape]]

_STATUS = np.array(_core.status_words)
_TERMINATION = np.array(_core.termination_words)


def query(a: Shape, b: Shape, pose_a: PoseLike = None, pose_b: PoseLike = None, *, warm: Optional[WarmStart] = None,
          **options: Any) -> Result:
    """Distance and nearest points of two shapes, or depth and normal if they overlap.

    `warm`: a WarmStart, one for each pair, used by one thread at a time. The query begins where the last one with it
    ended: after a small motion the same answer takes fewer iterations. Call its clear() before other shapes use it.
    """
    return Result(**_core.query(a, b, pose_a, pose_b, options, warm))


def query_half_space(a: Shape, normal: Vector, offset: float, pose: PoseLike = None, *,
                     tolerance: float = 1e-10) -> Result:
    """A shape against all points x with normal . x <= offset, such as the ground.

    `normal`: an array (D,) of any length but zero; `offset` scales with it. The normal of the result points from the
    shape into the half-space.
    """
    return Result(**_core.query_half_space(a, normal, offset, pose, tolerance))


def query_many(a: Shapes, b: Shapes, poses_a: PoseLike = None, poses_b: PoseLike = None, **options: Any) -> Results:
    """Queries n pairs in one call, without holding the interpreter's lock.

    `a`, `b`: one shape for all pairs, or a sequence of n. `poses_a`, `poses_b`: one pose for all, or an array of
    matrices (n, D + 1, D + 1).
    """
    columns = _core.query_many(a, b, poses_a, poses_b, options)
    columns["status"] = _STATUS[columns["status"]]
    columns["termination"] = _TERMINATION[columns["termination"]]
    return Results(**columns)


def trace(a: Shape, b: Shape, pose_a: PoseLike = None, pose_b: PoseLike = None, **options: Any) -> dict:
    """Every iteration of a query, as the dictionary that `gjklab trace` writes for the same scene."""
    run = _core.trace(a, b, pose_a, pose_b, options)
    dimension = run.pop("dimension")
    scene: dict = {"gjklab": 1, "dimension": dimension}
    for name, shape, pose in (("a", a, pose_a), ("b", b, pose_b)):
        scene[name] = {**shape.scene(), **_pose_keys(pose, dimension)}
    if options:
        scene["query"] = {key: _plain(value) for key, value in options.items()
                          if value is not None and key != "closed_forms"}
    return {"gjklab_trace": 1, "scene": scene, **run}


def overlap(a: Shape, b: Shape, pose_a: PoseLike = None, pose_b: PoseLike = None, **options: Any) -> bool:
    """Whether two shapes have a common point. Shapes that touch (within tolerance * S) do."""
    return _core.overlap(a, b, pose_a, pose_b, options)["meets"]


def overlap_proof(a: Shape, b: Shape, pose_a: PoseLike = None, pose_b: PoseLike = None, **options: Any) -> Overlap:
    """The same with its proof: the direction that separates the shapes, or the simplex around the origin."""
    return Overlap(**_core.overlap(a, b, pose_a, pose_b, options))


def impact(a: Shape, b: Shape, pose_a: PoseLike = None, pose_b: PoseLike = None, *,
           velocity_a: Optional[Vector] = None, velocity_b: Optional[Vector] = None,
           spin_a: Optional[Vector] = None, spin_b: Optional[Vector] = None,
           duration: float = 1.0, tolerance: float = 1e-8, method: str = "conservative") -> Impact:
    """When two moving bodies first meet, 0 <= time <= duration; never late.

    Velocities: arrays (D,), scene units per unit of time, in world directions. Spins: radians per unit of time, a
    number in 2-D, an array (3,) in 3-D, about each body's origin. `tolerance` is relative to the size of the pair.
    """
    return Impact(**_core.impact(a, b, pose_a, pose_b, velocity_a, velocity_b, spin_a, spin_b, duration, tolerance,
                                 method))


def shape_cast(a: Shape, b: Shape, step: Vector, pose_a: PoseLike = None, pose_b: PoseLike = None, *,
               tolerance: float = 1e-8) -> Impact:
    """Moves B by `step`, an array (D,), without turning it. `time` is the fraction of the step up to the contact."""
    return impact(a, b, pose_a, pose_b, velocity_b=step, tolerance=tolerance, method="ray-cast")


def ray_cast(shape: Shape, origin: Vector, step: Vector, pose: PoseLike = None, *, tolerance: float = 1e-8) -> Impact:
    """Casts a ray from `origin` to `origin + step`, arrays (D,), against a shape.

    `time` is the fraction of the step up to the first contact, `point_a` the point hit; `normal` points out of the
    shape.
    """
    return shape_cast(shape, Point(), step, pose, Pose(origin), tolerance=tolerance)


def contacts(a: Shape, b: Shape, pose_a: PoseLike = None, pose_b: PoseLike = None, **options: Any) -> Contacts:
    """The contact manifold of two shapes."""
    return Contacts(**_core.contacts(a, b, pose_a, pose_b, options))


def hull(points: npt.ArrayLike) -> HullMesh:
    """The convex hull of points: an array (n, D)."""
    return HullMesh(**_core.hull(points))


def _pose_keys(pose: PoseLike, dimension: int) -> dict:
    if isinstance(pose, Pose):
        return pose.scene()
    position, orientation = _core.pose_parts(pose, dimension)
    out = {"position": position}
    if orientation is not None:
        out["orientation" if dimension == 3 else "angle"] = orientation
    return out


def _plain(value: Any) -> Any:
    return value.replace("_", "-") if isinstance(value, str) else np.asarray(value).tolist()
