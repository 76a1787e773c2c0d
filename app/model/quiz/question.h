#pragma once
// The questions that a run asks a learner, each at the moment that shows the answer, to be put over the picture of the
// moment before it; and all right answers, ties and borders included.
//
// What is right comes from geometry, not from what the run happened to choose: every vertex that is furthest within
// rounding, every region that shares the border on which O lies. The run's own choice is always among them. Where the
// picture before does not suffice (a run that stops because digits or iterations run out, say), nothing is asked.

#include "gjk/conventions.h"
#include "model/playback/playback.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

enum class Ask : std::uint8_t {
  status,         ///< do the bodies meet? before the first step
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
/// "Which vertices are furthest along d?", in the reader's language.
const char* sentence(Ask);

/// A facet or a ridge of the polytope: its vertices, ascending.
using Corners = std::vector<int>;
/// Several of them, ascending.
using CornerSet = std::vector<Corners>;

/// Any of these vertices of A with any of those of B: indices as in gjk::Support, ascending.
struct FurthestPairs {
  std::vector<int> index_a, index_b;
  friend bool operator==(const FurthestPairs&, const FurthestPairs&) = default;
};

/// All right answers, by kind: words (status, progress, epa_stop), features of the simplex (region; drop: what goes,
/// kNoFeature for nothing), pairs (support), facets (closest_facet), sets of facets or of ridges (visible, horizon).
/// The run's own answer is the first one.
using Accepted = std::variant<std::vector<std::string>, std::vector<gjk::Feature>, FurthestPairs, std::vector<Corners>,
                              std::vector<CornerSet>>;

struct Question {
  Ask ask = Ask::status;
  Moment moment;  ///< that shows the answer; of `status`: the first one, which does not
  Accepted accepted;
};

/// What a learner answers: a word, a feature, a vertex of A and one of B, a facet, a set.
struct PairAnswer {
  int index_a = -1, index_b = -1;
  friend bool operator==(const PairAnswer&, const PairAnswer&) = default;
};
using Answer = std::variant<std::string, gjk::Feature, PairAnswer, Corners, CornerSet>;
bool isRight(const Question&, const Answer&);

/// The questions that a moment of the run answers, in the order in which they are asked; mostly none or one.
std::vector<Question> answersOf(const Scene&, const Run&, const Moment&);
/// All questions of a run: the status, then moment by moment.
std::vector<Question> questionsOf(const Scene&, const Run&, const Timeline&);

/// "gjk 2 region"; "start" for the status.
std::string addressOf(const Question&);

}  // namespace gjklab
