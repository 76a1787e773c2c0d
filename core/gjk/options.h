#pragma once
// What a query may be asked (Options) and why it stopped (Termination). Every field has a default.

#include "gjk/conventions.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace GJK_API gjk {

/// The algorithm that is asked.
enum class Method : std::uint8_t {
  distance,         ///< closest-point GJK (Gilbert, Johnson, Keerthi 1988), EPA on overlap
  boolean,          ///< enclose-the-origin GJK: yes or no; EPA gives depth and normal of an overlap
  separating_axes,  ///< the separating axis test, of polytopes with or without radii (sat_query.h)
};

/// How the point of the simplex nearest to the origin is found (distance method).
enum class SubDistance : std::uint8_t {
  voronoi,         ///< sign tests on Voronoi regions (Ericson 2005, §9.5)
  signed_volumes,  ///< Montanari, Petrinic, Barbieri 2017
  johnson,         ///< cofactors Δ (Gilbert, Johnson, Keerthi 1988, §IV)
};

/// Momentum in the search direction of the distance method (Montaut et al. 2022; acceleration.h).
enum class Acceleration : std::uint8_t { none, nesterov, polyak };

/// How radii (sphere, capsule, margin) run through the algorithms.
enum class Rounding : std::uint8_t {
  core,     ///< run on the core shape, subtract the radii afterwards
  support,  ///< the radius is part of the support function
};

/// How a query is to be answered. As they stand the options are right for every pair of shapes; S is explained at
/// `tolerance`.
template <int D>
struct Options {
  Method method = Method::distance;
  SubDistance sub_distance = SubDistance::voronoi;
  Acceleration acceleration = Acceleration::none;  ///< distance method only
  Rounding rounding = Rounding::core;
  /// First search direction, any length but zero; unset: from A's centre to B's, or the x axis where they coincide.
  std::optional<Vec<D>> initial_direction = std::nullopt;
  /// GJK stops at upper − lower ≤ tolerance · S; EPA at upper − lower ≤ epa_tolerance · S. S is the largest coordinate
  /// of A ⊖ B in magnitude. Distances and depths within tolerance · S of zero are `touching`.
  double tolerance = 1e-10;
  int max_iterations = 128;
  double epa_tolerance = 1e-10;
  int epa_max_iterations = 1024;
  /// At least 0. The distance method stops as soon as a direction proves that the shapes are further apart than this:
  /// Termination::separating_direction, the proven bound in Result::lower_bound, no distance. For those who ask only
  /// which pairs are near; other pairs are answered as without a limit.
  double distance_limit = std::numeric_limits<double>::infinity();
  /// Balls, capsules, segments and points by formulas, boxes that touch or overlap by their 15 axes, where these prove
  /// the answer (small/closed_form.h): several times as fast. There are no iterations to count then, and nothing is
  /// written to a warm start. Where several normals are equally good, GJK and EPA may find another one; so a query with
  /// a trace runs these. Distance method with Rounding::core.
  bool closed_forms = false;
};

/// What the pair is. These words stand on the screen and in files.
enum class Status : std::uint8_t {
  separated,
  touching,
  intersecting,
  invalid,  ///< there is no answer: Termination::invalid_input or Termination::unsuited says why
};

/// Why a run stopped. These words (with '-' for '_') stand on the screen and in files.
enum class Termination : std::uint8_t {
  converged,        ///< the bounds met within the tolerance
  origin_enclosed,  ///< boolean: the simplex holds the origin (an EPA follows, so a result ends with EPA's reason)
  /// Boolean: a support point does not pass the origin; its direction parts the shapes. Distance method: a direction
  /// shows the shapes further apart than Options::distance_limit.
  separating_direction,
  flat_difference,  ///< A ⊖ B has no interior and holds the origin: the depth is zero along its normal
  precision_limit,  ///< double precision allows no further progress; the bounds say what is proven
  max_iterations,   ///< the iteration limit; the best numbers stand, with their bounds
  unsuited,         ///< the method cannot be asked about these shapes (separating axes: they are no polytopes)
  /// A NaN, a coordinate beyond 2^300 or a zero direction reached the query; a shape or pose is none (validate.h says
  /// what is wrong); or a support function contradicted itself (check_support.h).
  invalid_input,
};

// The words of files and of the screen: never null, "" for no enumerator. every_value.h goes over an enumeration by
// them.

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
