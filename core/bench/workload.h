#pragma once
// The work that every library is given: fixed random pairs, the same for all, made once.

#include "gjk/conventions.h"

#include <array>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <vector>

namespace bench {

using Vec2 = gjk::Vec<2>;
using Vec3 = gjk::Vec<3>;

enum class Question { distance, penetration };

enum class Kind { hull, box, capsule, sphere };

/// A body in 3-D. `points` for a hull; half extents for a box; (radius, half height, 0) for a capsule; (radius, 0, 0)
/// for a sphere.
struct Body3 {
  Kind kind = Kind::hull;
  std::vector<Vec3> points;
  std::vector<std::array<int, 3>> triangles;  ///< of a hull, counter-clockwise from outside (some libraries want faces)
  Vec3 size{0.0};
  Vec3 position{0.0};
  glm::dquat orientation{1, 0, 0, 0};
};

struct Pair3 {
  Body3 a, b;
  double scale = 0;  ///< S: the largest coordinate of A ⊖ B in magnitude
};

struct Pair2 {
  std::vector<Vec2> a, b;  ///< convex polygons, counter-clockwise, local
  Vec2 position_a{0.0}, position_b{0.0};
  double angle_a = 0, angle_b = 0;
};

/// Greatest extent of a body along a direction of its own frame, of a placed body and of a turned polygon along one of
/// the world, by brute force over their points.
double reach(const Body3&, Vec3 direction);
double reach(const std::vector<Vec2>& points, double angle, Vec2 direction);
double extent(const Body3&, Vec3 direction);

/// 256 pairs of hulls of `points` random directions on a sphere, stretched per axis by 0.5 … 1.5 and randomly turned
/// (or of boxes, capsules, spheres of like sizes), apart along a random direction by a gap of 10^U(−2, 0.3).
std::vector<Pair3> distancePairs(Kind, int points);
/// The same bodies with their centres 2 … 50 % of the summed extents apart.
std::vector<Pair3> penetrationPairs(Kind, int points);
/// 256 pairs of boxes as in stacks and walls: sizes and places on a grid, quarter turns.
enum class Stacked { apart, overlapping, touching };
std::vector<Pair3> stackedPairs(Stacked);
/// Points to build a hull of: `count` of them uniformly in a ball, on a sphere, or within 1e-9 of the plane of a
/// square.
enum class Cloud { ball, sphere, plate };
std::vector<Vec3> cloud(Cloud, int count);
/// 256 pairs of regular octagons, stretched and turned, apart likewise.
std::vector<Pair2> octagonPairs();

/// A small motion of B about its place in a pair, in a closed loop of kMotionSteps steps; gaps stay open.
inline constexpr int kMotionSteps = 64;
struct Placement3 {
  Vec3 position{0.0};
  glm::dquat orientation{1, 0, 0, 0};
};
struct Placement2 {
  Vec2 position{0.0};
  double angle = 0;
};
Placement3 movedB(const Pair3&, int step);
Placement2 movedB(const Pair2&, int step);

/// B of an overlapping pair, turned about its centre by 0.001 rad from step to step: forth and, from the middle, back.
Placement3 turnedB(const Pair3&, int step);

/// The pairs placed anew for a turn, as an engine sees them: turned at random, apart or overlapping by the same rule as
/// when they were made. Asked about the same places again and again, a processor learns the branches of a few hundred
/// queries by heart, and the libraries that have the most of them gain the most.
struct Placed3 {
  Placement3 a, b;
};
struct Placed2 {
  Placement2 a, b;
};
std::vector<Placed3> placedAnew(const std::vector<Pair3>&, Question, int turn);
std::vector<Placed2> placedAnew(const std::vector<Pair2>&, int turn);

/// A pair that flies for the duration of 1: A towards where B is and on, both turning. About half of the pairs meet.
struct Flight3 {
  Pair3 pair;
  Vec3 linear_a{0.0}, angular_a{0.0}, angular_b{0.0};  ///< B's centre stays where it is
};
struct Flight2 {
  Pair2 pair;
  Vec2 linear_a{0.0};
  double angular_a = 0, angular_b = 0;
};
enum class Spinning { no, yes };
std::vector<Flight3> flights(const std::vector<Pair3>&, Spinning);
std::vector<Flight2> flights(const std::vector<Pair2>&, Spinning);

}  // namespace bench
