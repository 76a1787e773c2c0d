#pragma once
// The choices for answering a question, and their positions in the panes.

#include "model/figure/view.h"
#include "model/quiz/question.h"
#include "model/run/vertex_naming.h"
#include "model/scene/pick_target.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

/// A question with its run.
struct Quizzed {
  const Scene& scene;
  const Run& run;
  const Question& question;
  Naming naming = Naming::for_life;

  bool inEpa() const { return phaseOf(question.moment.sub_step) == Phase::epa; }
  const gjk::GjkRecord<3>& gjk() const { return run.trace.gjk[static_cast<std::size_t>(question.moment.record)]; }
  /// At a support step: d or n.
  dvec3 direction() const { return inEpa() ? epa().direction : gjk().direction; }
  /// The simplex of a GJK question.
  VertexNames names() const { return namesAt(run, question.moment.record, naming); }
  const gjk::EpaRecord<3>& epa() const { return run.trace.epa[static_cast<std::size_t>(question.moment.record)]; }
};

/// The positions of the vertices of a feature of the simplex.
std::vector<dvec3> cornersOf(const gjk::GjkRecord<3>&, gjk::Feature);

/// A word, a feature of the simplex (for `drop` one of its vertices), a vertex of A or of B or both, a facet or a
/// ridge.
using Choice = std::variant<std::string, gjk::Feature, PairAnswer, Corners>;

struct Candidate {
  std::string label;  ///< "A₃", "ab", "stop"
  Choice choice;
  Space space = Space::difference;
  /// The shape in that pane, except for words: a point, an edge, a polygon.
  std::vector<dvec3> shape = {};
  /// The pointer's target there, if any: in 1-D the bodies are drawn beside the axis.
  PickTarget target = {};
  /// Whether keys can reach it; the pairs for w can only be clicked.
  bool listed = true;
  std::optional<dvec3> arrow_from = {};  ///< it is the tip of an arrow that rotates about this point
};

/// How many candidates form an answer.
enum class Choosing : std::uint8_t { one, pair, several };
Choosing choosingOf(Ask);

std::vector<Candidate> candidatesOf(const Quizzed&);
/// The wording of the question with these candidates.
std::string sentenceOf(Ask, const std::vector<Candidate>&);
/// The answer that the chosen candidates form; empty while a vertex of A or of B is missing.
std::optional<Answer> answerOf(Ask, const std::vector<Candidate>&, const std::vector<bool>& chosen);

/// The candidate under the pointer, −1 for none: points before edges before polygons, the nearest to the viewer first.
/// A region of a 2-D simplex is an area; in 3-D it is chosen by its feature.
int candidateAt(const Quizzed&, const std::vector<Candidate>&, Space, const View&, dvec2 pointer);
/// The candidate of the picture's own handle, −1 for none.
int candidateOf(const std::vector<Candidate>&, Space, const PickTarget&);

}  // namespace gjklab
