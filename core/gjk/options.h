#pragma once
// The options of a query (Options), and the reasons why it stopped (Termination). Every field has a default.

#include "gjk/conventions.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace GJK_API gjk {

/// The algorithm.
enum class Method : std::uint8_t {
  distance,  ///< closest-point GJK (Gilbert, Johnson, Keerthi 1988), EPA on overlap
  /// Enclose-the-origin GJK: yes or no; EPA gives depth and normal of an overlap. Without a trace and a warm
  /// start, pairs with few points run the distance method, which is faster; the counts are then its counts.
  boolean,
  separating_axes,  ///< the separating axis test, for polytopes with or without radii (sat_query.h)
};

/// How to find the point of the simplex nearest to the origin (distance method).
enum class SubDistance : std::uint8_t {
  voronoi,         ///< sign tests on Voronoi regions (Ericson 2005, §9.5)
  signed_volumes,  ///< Montanari, Petrinic, Barbieri 2017
  johnson,         ///< cofactors Δ (Gilbert, Johnson, Keerthi 1988, §IV)
};

/// Momentum in the search direction of the distance method (Montaut et al. 2022; acceleration.h).
enum class Acceleration : std::uint8_t { none, nesterov, polyak };

/// How the algorithms treat radii (sphere, capsule, margin).
enum class Rounding : std::uint8_t {
  core,     ///< run on the core shape, subtract the radii afterwards
  support,  ///< the radius is part of the support function
};

/// The options of a query. The defaults suit every pair of shapes. `tolerance` explains S.
template <int D>
struct Options {
  Method method = Method::distance;
  SubDistance sub_distance = SubDistance::voronoi;
  Acceleration acceleration = Acceleration::none;  ///< distance method only
  Rounding rounding = Rounding::core;
  /// The first search direction, of any length but zero. By default from A's position to B's; the x axis if they
  /// coincide.
  std::optional<Vec<D>> initial_direction = std::nullopt;
  /// GJK stops at upper − lower ≤ tolerance · S; EPA at upper − lower ≤ epa_tolerance · S. S is the largest coordinate
  /// of A ⊖ B in magnitude (of the support points that the run has found). Distances and depths within tolerance · S of
  /// zero are `touching`.
  double tolerance = 1e-10;
  int max_iterations = 128;
  double epa_tolerance = 1e-10;
  int epa_max_iterations = 1024;
  /// At least 0. The distance method stops as soon as a direction proves that the shapes are further apart than this.
  /// The result then has Termination::separating_direction and the proven bound in lower_bound, but no distance. Use it
  /// to find only near pairs; these are answered as without a limit.
  double distance_limit = std::numeric_limits<double>::infinity();
  /// In 2-D and 3-D, uses formulas for balls, capsules, segments and points. In 3-D, tests the 15 axes of boxes that
  /// touch or overlap. If neither proves the answer, runs GJK and EPA (small/closed_form.h). An answer without them is
  /// several times as fast, has no iterations and leaves a warm start unchanged. If several normals are equally good,
  /// it may have a different one. A query with a trace always runs GJK and EPA. Distance method with Rounding::core
  /// only.
  bool closed_forms = false;
};

/// The state of the pair. Files use these words.
enum class Status : std::uint8_t {
  separated,
  touching,
  intersecting,
  invalid,  ///< no answer; the reason is Termination::invalid_input or Termination::unsuited
};

/// Why a run stopped. Files use these words, with '-' for '_'.
enum class Termination : std::uint8_t {
  converged,        ///< the bounds agree within the tolerance; separating axes: all axes were tested
  origin_enclosed,  ///< boolean: the simplex contains the origin; EPA then runs, and the answer has EPA's reason
  /// Boolean: a support point does not pass the origin, so its direction separates the shapes. Distance method: a
  /// direction proves that the shapes are further apart than Options::distance_limit.
  separating_direction,
  flat_difference,  ///< A ⊖ B has no interior and contains the origin: the depth is zero along its normal
  precision_limit,  ///< double precision allows no further progress; the bounds remain proven
  max_iterations,   ///< the iteration limit; the answer is the best found, with its bounds
  unsuited,         ///< separating axes: a shape, without its radius, is not a polytope, or the axes are too many
  /// The query contains a number that is not finite or beyond 2^300, or a zero direction; a shape or a pose is invalid
  /// (validate.h explains why); or a support function contradicts itself (check_support.h).
  invalid_input,
};

// The words for files: never null; "" if the value is not an enumerator. every_value.h relies on this.

constexpr const char* name(Method method) {
  switch (method) {
    case Method::distance:
      return "distance";
    case Method::boolean:
      return "boolean";
    case Method::separating_axes:
      return "separating-axes";
  }
  return "";
}
constexpr const char* name(SubDistance solver) {
  switch (solver) {
    case SubDistance::voronoi:
      return "voronoi";
    case SubDistance::signed_volumes:
      return "signed-volumes";
    case SubDistance::johnson:
      return "johnson";
  }
  return "";
}
constexpr const char* name(Acceleration acceleration) {
  switch (acceleration) {
    case Acceleration::none:
      return "none";
    case Acceleration::nesterov:
      return "nesterov";
    case Acceleration::polyak:
      return "polyak";
  }
  return "";
}
constexpr const char* name(Rounding rounding) {
  switch (rounding) {
    case Rounding::core:
      return "core";
    case Rounding::support:
      return "support";
  }
  return "";
}
/// "separated", "touching", "intersecting", "invalid".
const char* name(Status);
/// "converged", "origin-enclosed", … : the enumerator with '-' for '_'.
const char* name(Termination);

}  // namespace gjk
