#pragma once
// The comparison of methods as text and as JSON: what `gjklab compare` prints.

#include "model/compare/comparison.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// A table for readers: the methods as columns, the reference, and where they differ.
std::string comparisonText(const Comparison&, const std::string& title);

/// One object: "reference" (null with "no_reference" if there is none), "methods" (the scene's own first; each as in
/// `solve` with "name", "query", "tests" and "error"), "partings" (where each other method first differs from the first
/// one; null: they take the same steps). With "single_precision" if one method received the scene in single precision.
/// `queries`: the query of each method. `steps`: the position of each first difference on the combined slider.
std::string comparisonJson(const Comparison&, const std::vector<QuerySettings>& queries, const std::vector<int>& steps);

}  // namespace gjklab
