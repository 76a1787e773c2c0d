"""Shapes and poses. Shapes without points of their own are centred on their local origin; the axis of
capsules, cylinders and cones is local y.

`margin` is the radius of a ball that is added to the shape (Minkowski sum). Lengths are in scene units.
"""

from __future__ import annotations

from typing import Any, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

from . import _core

__all__ = [
    "Bezier", "Box", "Capsule", "Cone", "Cylinder", "Ellipsoid", "Hull", "Point", "Pose", "Segment", "Shape", "Sphere",
]

Numbers = npt.ArrayLike


class Shape(_core.Shape):
    """An immutable convex shape, in every dimension that its numbers allow."""

    kind = ""

    def __init__(self, numbers: Numbers, margin: float, **fields: Any) -> None:
        super().__init__(self.kind, numbers, margin)
        self.margin = float(margin)
        self.fields = {name: np.asarray(value, dtype=float) for name, value in fields.items()}

    def scene(self) -> dict:
        """The keys of the shape in a scene file."""
        out: dict = {"shape": self.kind, **{name: value.tolist() for name, value in self.fields.items()}}
        return {**out, "margin": self.margin} if self.margin else out

    def __repr__(self) -> str:
        numbers = [f"{name}={value.tolist()}" for name, value in self.fields.items()]
        return f"{type(self).__name__}({', '.join(numbers + [f'margin={self.margin}'])})"


class Point(Shape):
    """The local origin alone, in any dimension."""

    kind = "point"

    def __init__(self, margin: float = 0.0) -> None:
        super().__init__([], margin)


class Segment(Shape):
    """The segment between two points: an array (2, D)."""

    kind = "segment"

    def __init__(self, points: Numbers, margin: float = 0.0) -> None:
        super().__init__(points, margin, points=points)


class Box(Shape):
    """An interval, a rectangle or a cuboid by its half extents: an array (D,)."""

    kind = "box"

    def __init__(self, half_extents: Numbers, margin: float = 0.0) -> None:
        super().__init__(half_extents, margin, half_extents=half_extents)


class Sphere(Shape):
    """A circle or a ball."""

    kind = "sphere"

    def __init__(self, radius: float, margin: float = 0.0) -> None:
        super().__init__([radius], margin, radius=radius)


class Ellipsoid(Shape):
    """An ellipse or an ellipsoid by its radii along the local axes: an array (2,) or (3,)."""

    kind = "ellipsoid"

    def __init__(self, radii: Numbers, margin: float = 0.0) -> None:
        super().__init__(radii, margin, radii=radii)


class Capsule(Shape):
    """A segment along y from -half_height to half_height, rounded by radius (2-D and 3-D)."""

    kind = "capsule"

    def __init__(self, half_height: float, radius: float, margin: float = 0.0) -> None:
        super().__init__([half_height, radius], margin, half_height=half_height, radius=radius)


class Cylinder(Shape):
    """A cylinder about y: x² + z² <= radius², |y| <= half_height (3-D)."""

    kind = "cylinder"

    def __init__(self, half_height: float, radius: float, margin: float = 0.0) -> None:
        super().__init__([half_height, radius], margin, half_height=half_height, radius=radius)


class Cone(Shape):
    """A cone about y, with its base at y = -half_height and its tip at y = +half_height (3-D)."""

    kind = "cone"

    def __init__(self, half_height: float, radius: float, margin: float = 0.0) -> None:
        super().__init__([half_height, radius], margin, half_height=half_height, radius=radius)


class Hull(Shape):
    """The convex hull of one or more points: an array (n, D). Interior and repeated points are allowed."""

    kind = "hull"

    def __init__(self, points: Numbers, margin: float = 0.0) -> None:
        super().__init__(points, margin, points=points)


class Bezier(Shape):
    """The convex hull of a Bézier curve by its control points: an array (3, 2) or (4, 2)."""

    kind = "bezier"

    def __init__(self, points: Numbers, margin: float = 0.0) -> None:
        super().__init__(points, margin, points=points)


class Pose(_core.Pose):
    """The placement of a shape: a rotation about its local origin, then a translation.

    `position`: an array (D,), in scene units. `orientation`: None, an angle in radians (2-D, counter-clockwise), or a
    quaternion [x, y, z, w] (3-D), which is normalised.
    """

    def __init__(self, position: Numbers, orientation: Optional[Union[float, Sequence[float], np.ndarray]] = None) -> None:
        super().__init__(position, orientation)
        self.position = np.array(position, dtype=float, ndmin=1)
        self.orientation = None if orientation is None else np.array(orientation, dtype=float)

    def scene(self) -> dict:
        """The keys of the pose in a scene file."""
        out: dict = {"position": self.position.tolist()}
        if self.orientation is not None:
            out["orientation" if self.position.size == 3 else "angle"] = self.orientation.tolist()
        return out

    def __repr__(self) -> str:
        orientation = None if self.orientation is None else self.orientation.tolist()
        return f"Pose({self.position.tolist()}, {orientation})"
