#pragma once
// The comparison of methods as text and as JSON: what `gjklab compare` prints.

#include "model/compare/comparison.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// A table for people: the methods as columns, the reference, and where they part.
std::string comparisonText(const Comparison&, const std::string& title);

/// One object: "reference" (null with "no_reference" where there is none), "methods" (the scene's own first; each as
/// `solve` with "name", "query", "tests" and "error"), "partings" (of each other method from the first; null: they take
/// the same steps).
/// With "single_precision" where one method was given the scene in it.
/// `queries`: what each method was asked. `steps`: of each parting its place on the slider of both runs.
std::string comparisonJson(const Comparison&, const std::vector<QuerySettings>& queries, const std::vector<int>& steps);

}  // namespace gjklab
