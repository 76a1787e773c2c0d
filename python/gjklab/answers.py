"""The answers of the functions. Vectors are arrays of D numbers in world space; lengths are in scene units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

import numpy as np


@dataclass(frozen=True, eq=False)
class Result:
    """Distance or depth of two placed shapes."""

    status: str  #: "separated", "touching" or "intersecting"
    distance: Optional[float]  #: at least 0; None if not computed (boolean method, distance limit)
    depth: float  #: length of the shortest translation that separates the shapes; 0 if they are apart
    normal: np.ndarray  #: unit, from A towards B
    point_a: Optional[np.ndarray]  #: nearest (deepest) point of A; point_b - point_a = (distance - depth) * normal
    point_b: Optional[np.ndarray]  #: the same for B
    lower_bound: float  #: proven; on the distance if separated, on the depth otherwise
    upper_bound: Optional[float]  #: likewise; None if the distance is None
    gjk_iterations: int
    epa_iterations: int
    support_calls: int  #: evaluations of the support function of A ⊖ B
    termination: str  #: why the run stopped


@dataclass(frozen=True, eq=False)
class Results:
    """Answers for n pairs: arrays with one row per pair. NaN replaces the None of a Result."""

    status: np.ndarray  #: (n,) words
    distance: np.ndarray  #: (n,)
    depth: np.ndarray  #: (n,)
    normal: np.ndarray  #: (n, D)
    point_a: np.ndarray  #: (n, D)
    point_b: np.ndarray  #: (n, D)
    lower_bound: np.ndarray  #: (n,)
    upper_bound: np.ndarray  #: (n,)
    termination: np.ndarray  #: (n,) words

    def __len__(self) -> int:
        return len(self.distance)


@dataclass(frozen=True, eq=False)
class Overlap:
    """Whether two shapes have a common point, with the proof."""

    meets: bool  #: shapes that touch (within tolerance * S) do
    direction: Optional[np.ndarray]  #: if they do not meet: unit, from A towards B
    gap: Optional[float]  #: if they do not meet: they are at least this far apart along the direction
    simplex: np.ndarray  #: (k, D), if they meet: points of the difference of the cores whose hull contains the origin,
    #: or comes as near to it as the cores' radii and the tolerance allow; otherwise k = 0


@dataclass(frozen=True, eq=False)
class Impact:
    """The first contact of two moving bodies. For a miss, the values of the contact are None."""

    status: str  #: "hit", "miss" or "overlapping" (at the start)
    time: Optional[float]  #: the bodies are apart at every moment before
    distance: Optional[float]  #: at that time; at most tolerance * S if it "converged"
    normal: Optional[np.ndarray]  #: unit, from A towards B
    point_a: Optional[np.ndarray]
    point_b: Optional[np.ndarray]
    iterations: int
    support_calls: int
    termination: str


@dataclass(frozen=True, eq=False)
class Contacts:
    """The points where two touching or overlapping bodies push against each other; empty for separated bodies."""

    normal: np.ndarray  #: unit, from A towards B
    points_a: np.ndarray  #: (n, D), on the surface of A; the deepest first, at most 4 (2 in 2-D)
    points_b: np.ndarray  #: (n, D)
    depths: np.ndarray  #: (n,), at least 0
    features: np.ndarray  #: (n,) constant while the same features meet; -1 for the witness points


@dataclass(frozen=True, eq=False)
class HullMesh:
    """A convex hull. All indices refer to the input points."""

    rank: int  #: dimension of the hull: 0 point, 1 segment, 2 polygon, 3 polyhedron
    vertices: np.ndarray  #: the vertices; of a polygon in order
    facets: np.ndarray  #: (m, D) if rank = D; counter-clockwise from outside
    neighbours: np.ndarray  #: (m, D): the facet beyond the ridge opposite to that vertex
    normals: np.ndarray  #: (m, D) unit, outward
    distances: np.ndarray  #: (m,) of the facets' planes from the origin
