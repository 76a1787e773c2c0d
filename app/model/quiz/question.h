#pragma once
// The questions about a run, with all right answers, including ties and borders. Each question belongs to the moment
// that shows its answer, and is shown over the picture of the previous moment.
//
// Geometry determines the right answers, not the run's choice: every vertex that is furthest up to rounding, every
// region that shares the border on which O lies. The run's choice is always one of them. If the previous picture is not
// sufficient (for example when a run stops for lack of digits or iterations), there is no question.

#include "gjk/conventions.h"
#include "model/playback/playback.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

enum class Ask : std::uint8_t {
  status,         ///< do the bodies meet? asked before the first step
  support,        ///< which vertices are furthest along d and along −d? polytopes only
  progress,       ///< GJK: stop or go on?
  region,         ///< which region holds O?
  drop,           ///< which vertices may go?
  closest_facet,  ///< which facet is nearest O?
  visible,        ///< which facets does w see?
  horizon,        ///< which ridges does that leave open? not in 1-D
  epa_stop,       ///< EPA: stop or go on?
};
inline constexpr std::array kAsks{Ask::status,        Ask::support, Ask::progress, Ask::region,  Ask::drop,
                                  Ask::closest_facet, Ask::visible, Ask::horizon,  Ask::epa_stop};
/// "closest-facet": the word in files.
const char* name(Ask);
/// "Which vertices are furthest along d?", in the user's language.
const char* sentence(Ask);

/// A facet or a ridge of the polytope: its vertices, ascending.
using Corners = std::vector<int>;
/// Several of them, ascending.
using CornerSet = std::vector<Corners>;

/// Any of these vertices of A with any of these vertices of B; indices as in gjk::Support, ascending.
struct FurthestPairs {
  std::vector<int> index_a, index_b;
  friend bool operator==(const FurthestPairs&, const FurthestPairs&) = default;
};

/// All right answers, by kind: words (status, progress, epa_stop), features of the simplex (region; drop: the dropped
/// vertices, kNoFeature for none), pairs (support), facets (closest_facet), sets of facets or of ridges (visible,
/// horizon). The run's own answer is the first one.
using Accepted = std::variant<std::vector<std::string>, std::vector<gjk::Feature>, FurthestPairs, std::vector<Corners>,
                              std::vector<CornerSet>>;

struct Question {
  Ask ask = Ask::status;
  Moment moment;  ///< the moment that shows the answer; for `status` the first moment, which does not
  Accepted accepted;
};

/// A learner's answer: a word, a feature, a vertex of A and one of B, a facet, a set.
struct PairAnswer {
  int index_a = -1, index_b = -1;
  friend bool operator==(const PairAnswer&, const PairAnswer&) = default;
};
using Answer = std::variant<std::string, gjk::Feature, PairAnswer, Corners, CornerSet>;
bool isRight(const Question&, const Answer&);

/// The questions that a moment of the run answers, in order; usually none or one.
std::vector<Question> answersOf(const Scene&, const Run&, const Moment&);
/// All questions of a run: first the status, then moment by moment.
std::vector<Question> questionsOf(const Scene&, const Run&, const Timeline&);

/// "gjk 2 region"; "start" for the status.
std::string addressOf(const Question&);

}  // namespace gjklab
