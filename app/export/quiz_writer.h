#pragma once
// The questions of a run with all accepted answers, as JSON and as text.

#include "model/quiz/question.h"

#include <string>

namespace gjklab {

/// {"questions":[{"moment":"gjk 2 support","ask":"support","accepted":[{"index_a":[2],"index_b":[0,3]}]}, …]}.
/// `accepted` lists the right answers, each one whole: a word; for "region" the letters of a feature, and for "drop"
/// those of the dropped vertices ("" for none); for "closest-facet" a facet by its vertices, as ascending indices into
/// the trace's polytope; for "visible" and "horizon" a set of facets or ridges. For "support" any vertex of index_a
/// with any of index_b is right. The run's own answer is the first.
std::string quizJson(const std::vector<Question>&);
/// For a terminal; points are counted from 1, as on the screen.
std::string quizText(const std::vector<Question>&, const Run&, int digits = 4);

}  // namespace gjklab
