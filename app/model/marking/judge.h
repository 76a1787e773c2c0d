#pragma once
// Checks whether a given answer is right. The status is always checked; distance, depth, normal and points are checked
// if given. The checks are geometric: another pair of nearest points, or another normal of the same depth, is equally
// right.

#include "model/marking/given_answer.h"
#include "model/marking/truth.h"
#include "model/scene/noted_scene.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace gjklab {

/// What an answer must contain besides its status, where it applies, and how accurate its numbers must be.
struct Demands {
  bool distance = false, depth = false, normal = false, points = false;
  double tolerance = 1e-6;  ///< of S
  /// Any status is right for a touching pair, for solvers that distinguish only two.
  bool any_touching = false;
};

/// What is wrong with an answer, or why there is none. Failures are compared by it: sentences have numbers, and a
/// language.
struct FaultKind {
  enum class What : std::uint8_t {
    nothing,
    status,        ///< the answer's word is wrong
    missing,       ///< what was demanded
    amount,        ///< a distance or depth that is off
    length,        ///< of a normal: not 1
    direction,     ///< of a normal
    outside,       ///< a point that is none of its body
    points_apart,  ///< the two points have a wrong distance
    unreadable,    ///< the answer
    no_answer,     ///< in time
    program_ended,
  };
  What what = What::nothing;
  const char* key = "";                        ///< of the answer, such as "depth"; empty where there is no one key
  gjk::Status claimed = gjk::Status::invalid;  ///< the wrong word

  friend bool operator==(const FaultKind& a, const FaultKind& b) {
    return a.what == b.what && std::string_view(a.key) == b.key && a.claimed == b.claimed;
  }
};
/// "depth is off": a part of a sentence, in the user's language.
std::string faultName(const FaultKind&);

struct Fault {
  FaultKind kind;
  std::string sentence;  ///< with numbers; empty: there is no fault
};

/// The first mistake. Within the tolerance of touching, both neighbouring statuses are right, except for a pair that
/// truly touches.
Fault faultIn(const GivenAnswer&, const Scene&, const Truth&, const Demands&);

/// The expectations that the answer to a scene does not meet; empty if it meets all. `promised`: the tolerance, in
/// scene units, if the expectation gives none.
std::string unmet(const Expectation&, const gjk::Result<3>& answer, double promised);

/// The guaranteed accuracy of answers to this scene, in scene units: 1e-9 · S for polytopes, 1e-6 · S for other shapes.
double promisedError(const Scene&, double scale);

}  // namespace gjklab
