#pragma once
// The choices of a question, as labels of buttons.

#include "model/predict/choices.h"
#include "model/quiz/question.h"
#include "model/session/session.h"
#include "model/text/vertex_names.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

struct AnswerSheet {
  std::optional<Question> question;
  enum class Kind : std::uint8_t {
    none,     ///< no question about the run
    one,      ///< one of `items`
    several,  ///< any of `items`, or none
    pair,     ///< one of `items` (A's vertices) and one of `others` (B's)
  };
  Kind kind = Kind::none;
  std::vector<std::string> items, others;

  /// The answer for these choices. `second`: from `others`, if the kind has two rows.
  Answer answerOf(const std::vector<int>& chosen, int second = -1) const;
  /// A right answer, and a wrong one if there is any, for tests and for display.
  std::optional<Answer> rightOne() const;
  std::optional<Answer> wrongOne() const;
  /// The right answers in words.
  std::string rightWords() const;
  /// The choices for a thing in the picture: indices of the items, continued by those of the others. Empty if there are
  /// none.
  std::vector<int> placesOf(const Choice&) const;
  /// The vertices of EPA's polytope that the items name; empty if they name none.
  std::vector<int> namedVertices() const;

 private:
  friend AnswerSheet answerSheet(Ask, const Session&);
  std::string dropText(gjk::Feature) const;
  VertexNames names_;                        ///< of the simplex, as in the picture
  std::vector<std::string> polytope_names_;  ///< of EPA's vertices
  std::vector<gjk::Feature> features_;
  std::vector<Corners> corners_;
  std::vector<int> first_, second_;
};

/// The question of this kind at the session's moment; of kind `none` if the moment has no such question.
AnswerSheet answerSheet(Ask, const Session&);

}  // namespace gjklab
