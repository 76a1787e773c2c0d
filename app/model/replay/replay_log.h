#pragma once
// Somebody's own run of GJK and EPA, as it was logged: one record for every iteration, everything in it a claim.
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
  axes,  ///< of a separating axis test: nothing but bounds
};

struct ReplayStep {
  ReplayPhase phase = ReplayPhase::gjk;
  int line = 0;                    ///< in the file, from 1; 0 where records have no lines of their own
  std::optional<dvec3> direction;  ///< searched along in this iteration
  std::optional<dvec3> support;    ///< found along it
  std::optional<dvec3> closest;    ///< the point nearest to the origin: of the simplex, of EPA's boundary
  std::optional<double> lower_bound, upper_bound;
  /// The bounds are on the depth: always EPA's, and GJK's of a pair that only its radii make overlap.
  bool bounds_on_depth = false;

  // GJK
  std::vector<dvec3> simplex;         ///< with the new support point, before anything is dropped; newest first
  std::optional<std::string> region;  ///< letters, newest = a
  std::optional<std::string> kept;    ///< letters; where it is not said, what the next record still has
  bool momentum = false;              ///< the direction was turned on purpose: it is not checked

  // EPA: the state before the update
  std::vector<dvec3> vertices;
  std::vector<std::vector<int>> facets;
};

/// Which Minkowski difference the points belong to. A run may set radii and margins aside and take them off its answer
/// afterwards (the cores), or carry them in its support function (the whole shapes).
enum class ReplayPoints : std::uint8_t {
  unknown,  ///< found out: what fewer claims are false of
  whole,
  cores,
};

enum class ReplayDigits : std::uint8_t {
  unknown,  ///< found out: single where no number of the log has more than nine digits
  single,
  double_precision,
};

/// What the run answered, after its last record; what is not said is not checked.
struct ReplayVerdict {
  int line = 0;
  std::optional<gjk::Status> status;
  std::optional<double> distance, depth;
  std::optional<dvec3> normal;
};

/// A coordinate that JSON writes as null: the engine had a NaN or an infinity there.
struct NotANumber {
  int step = 0;  ///< index of the record; as many as there are records where it could not be taken at all
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
  std::string note;  ///< what was left out, as a sentence
  int line = 1;      ///< at which it begins in its file
};

}  // namespace gjklab
