#pragma once
// The right answers of each kind of question (question.h), at the moment that shows them; empty if the question is not
// asked there.

#include "model/quiz/question.h"

#include <optional>

namespace gjklab {

struct AskedRun {
  const Scene& scene;
  const Run& run;
  const Moment& moment;

  const gjk::GjkRecord<3>& gjk() const { return run.trace.gjk[static_cast<std::size_t>(moment.record)]; }
  const gjk::EpaRecord<3>& epa() const { return run.trace.epa[static_cast<std::size_t>(moment.record)]; }
};

// decision_answers.cpp
std::optional<Accepted> statusWords(const Scene&, const Run&);
std::optional<Accepted> progressWords(const AskedRun&);
std::optional<Accepted> boundWords(const AskedRun&);

// simplex_answers.cpp
/// For GJK's and EPA's support steps.
std::optional<Accepted> furthestPairs(const AskedRun&);
std::optional<Accepted> regionsOfOrigin(const AskedRun&);
std::optional<Accepted> droppedVertices(const AskedRun&);

// polytope_answers.cpp
std::optional<Accepted> closestFacets(const AskedRun&);
std::optional<Accepted> visibleFacets(const AskedRun&);
std::optional<Accepted> horizonRidges(const AskedRun&);

}  // namespace gjklab
