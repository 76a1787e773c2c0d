#pragma once
// The log of another engine's run of GJK and EPA: one record per iteration, in which every value is a claim.
//
// Points are points of A ⊖ B in the axes of A's world frame; in 1-D and 2-D the unused coordinates are zero.

#include "model/scene/scene.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

enum class ReplayPhase : std::uint8_t {
  gjk,
  epa,
  axes,  ///< of a separating axis test: only bounds
};

struct ReplayStep {
  ReplayPhase phase = ReplayPhase::gjk;
  int line = 0;                    ///< in the file, from 1; 0 if records have no separate lines
  std::optional<dvec3> direction;  ///< the search direction of this iteration
  std::optional<dvec3> support;    ///< found along it
  std::optional<dvec3> closest;    ///< the point nearest to the origin, of the simplex or of EPA's boundary
  std::optional<double> lower_bound, upper_bound;
  /// The bounds are on the depth: always for EPA, and for GJK if only the radii overlap.
  bool bounds_on_depth = false;

  // GJK
  std::vector<dvec3> simplex;         ///< with the new support point, before any is dropped; newest first
  std::optional<std::string> region;  ///< letters, newest = a
  std::optional<std::string> kept;    ///< letters; if missing, the vertices that the next record still has
  bool momentum = false;              ///< the direction deviates on purpose and is not checked

  // EPA: the state before the update
  std::vector<dvec3> vertices;
  std::vector<std::vector<int>> facets;
};

/// Which Minkowski difference the points belong to. A run may subtract radii and margins from its answer afterwards
/// (the cores), or include them in its support function (the whole shapes).
enum class ReplayPoints : std::uint8_t {
  unknown,  ///< detected: the kind for which fewer claims are false
  whole,
  cores,
};

enum class ReplayDigits : std::uint8_t {
  unknown,  ///< detected: single if no number of the log has more than nine digits
  single,
  double_precision,
};

/// The run's answer, after its last record; missing values are not checked.
struct ReplayVerdict {
  int line = 0;
  std::optional<gjk::Status> status;
  std::optional<double> distance, depth;
  std::optional<dvec3> normal;
};

/// A null coordinate: the engine had a NaN or an infinity there.
struct NotANumber {
  int step = 0;  ///< index of the record; the number of records if it could not be used
  int line = 0;
  ReplayPhase phase = ReplayPhase::gjk;
  std::string key;  ///< "simplex"
};

struct ReplayLog {
  std::optional<Scene> scene;
  ReplayPoints points = ReplayPoints::unknown;
  ReplayDigits digits = ReplayDigits::unknown;
  std::vector<ReplayStep> steps;
  std::optional<ReplayVerdict> verdict;
  std::vector<NotANumber> not_numbers;
  std::string note;  ///< a sentence about what was skipped
  int line = 1;      ///< the line of its file at which it begins
};

}  // namespace gjklab
