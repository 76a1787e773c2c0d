// Pairs that solvers in single precision get wrong though the answer is clear: the numbers are those of single
// precision, so nothing is lost before the solver starts, and the gap is many times what its arithmetic cannot tell.

#include "model/marking/suite_kinds.h"
#include "model/scene/single_precision.h"
#include "model/text/translatable.h"

#include <cmath>

namespace gjklab {

namespace {

int flatOrSolid(int i) { return 2 + i % 2; }

/// As near as single precision comes to it.
Scene rounded(Scene scene) { return inSinglePrecision(scene).value_or(scene); }

double oneOf(PairDraw& draw, double low, double high) { return std::exp(draw.between(std::log(low), std::log(high))); }

Scene unturned(PairDraw& draw, int i, int points, double gap) {
  const int d = flatOrSolid(i);
  const Body a = draw.hull(d, points);
  const Body b = draw.hull(d, points);
  return draw.pair(a, b, d, gap, false);
}

/// Twice the same triangle or tetrahedron, but for some thousandths: O lies close to an edge of A ⊖ B's every simplex,
/// and what a triple product gives for a direction is its rounding.
Scene nearlyEqual(PairDraw& draw, int i) {
  const int d = flatOrSolid(i);
  Scene scene;
  scene.dimension = d;
  scene.a = draw.hull(d, d + 1);
  scene.b = scene.a;
  const double by = oneOf(draw, 1e-5, 1e-2);
  for (dvec3& p : scene.b.points) p += by * draw.point(d, 1);
  scene.a.position = scene.b.position = draw.point(d, 2);
  scene.b.position += by * draw.point(d, 1);
  clearUnusedCoordinates(scene);
  return rounded(scene);
}

Scene nearlyTouching(PairDraw& draw, int i) {
  const double gap = oneOf(draw, 2e-4, 2e-2);
  return rounded(unturned(draw, i, 8, i % 4 < 2 ? gap : -gap));
}

/// All points of A, and of B, near one line or plane.
Scene nearlyFlat(PairDraw& draw, int i) {
  const int d = flatOrSolid(i);
  Body a = draw.hull(d, 6), b = draw.hull(d, 6);
  const double thick = oneOf(draw, 1e-4, 1e-2);
  for (dvec3& p : a.points) p[d - 1] *= thick;
  for (dvec3& p : b.points) p[i % d] *= thick;
  return rounded(draw.pair(a, b, d, oneOf(draw, 5e-3, 1), false));
}

/// The gap is large beside the rounding of the coordinates; it is lost where these are subtracted too late.
Scene farAway(PairDraw& draw, int i) {
  Scene scene = unturned(draw, i, 8, (i % 4 < 2 ? 1 : -1) * oneOf(draw, 2e-2, 2e-1));
  const dvec3 away = std::round(draw.between(500, 2000)) * dvec3(1, -1, scene.dimension == 3 ? 1 : 0);
  scene.a.position += away;
  scene.b.position += away;
  return rounded(scene);
}

Scene smallBesideLarge(PairDraw& draw, int i) {
  const int d = flatOrSolid(i);
  Body a = draw.hull(d, 8);
  const Body b = draw.hull(d, 8);
  for (dvec3& p : a.points) p *= 200.0;
  return rounded(draw.pair(a, b, d, (i % 4 < 2 ? 1 : -1) * draw.between(0.05, 0.5), false));
}

}  // namespace

std::vector<PairKind> floatKinds() {
  return {
      {translatableIn("kind of pairs", "nearly equal"), nearlyEqual},
      {translatableIn("kind of pairs", "close in floats"), nearlyTouching},
      {translatableIn("kind of pairs", "nearly flat"), nearlyFlat},
      {translatableIn("kind of pairs", "far out in floats"), farAway},
      {translatableIn("kind of pairs", "small beside large"), smallBesideLarge},
  };
}

}  // namespace gjklab
