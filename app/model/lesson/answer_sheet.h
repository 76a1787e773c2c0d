#pragma once
// The answers that a question offers to choose from, as words on buttons.

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
    none,     ///< nothing is asked of the run
    one,      ///< one of `items`
    several,  ///< any of `items`, or none
    pair,     ///< one of `items` (A's vertices) and one of `others` (B's)
  };
  Kind kind = Kind::none;
  std::vector<std::string> items, others;

  /// What choosing these means. `second`: of `others`, where the kind has two rows.
  Answer answerOf(const std::vector<int>& chosen, int second = -1) const;
  /// An answer that is right, and one that is wrong where there is any: for tests and for showing.
  std::optional<Answer> rightOne() const;
  std::optional<Answer> wrongOne() const;
  /// The right answers in words.
  std::string rightWords() const;
  /// What a thing of the picture stands for: places among the items, then, counted on, among the others. Empty:
  /// nothing.
  std::vector<int> placesOf(const Choice&) const;
  /// The vertices of EPA's polytope that the items name; empty where they name none.
  std::vector<int> namedVertices() const;

 private:
  friend AnswerSheet answerSheet(Ask, const Session&);
  std::string dropText(gjk::Feature) const;
  VertexNames names_;                        ///< of the simplex, as the picture has them
  std::vector<std::string> polytope_names_;  ///< of EPA's vertices
  std::vector<gjk::Feature> features_;
  std::vector<Corners> corners_;
  std::vector<int> first_, second_;
};

/// The question of this kind at the session's moment; of kind `none` where the moment asks nothing of the kind.
AnswerSheet answerSheet(Ask, const Session&);

}  // namespace gjklab
