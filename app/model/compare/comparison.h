#pragma once
// The comparison of methods on one scene: a table with a column for each, and where the others first differ from the
// first one.

#include "model/compare/parting.h"
#include "model/compare/reference.h"
#include "model/compare/single_verdict.h"

#include "gjk/toi.h"

#include <string>
#include <vector>

namespace gjklab {

/// The results of one method.
struct MethodFigures {
  std::string name;
  gjk::Result<3> result;
  int tests = 0;                               ///< sign tests of all iterations
  int axes = 0;                                ///< of the separating axis test
  std::optional<double> error;                 ///< |signed distance − the reference's|; unset without either
  std::optional<gjk::ImpactResult<3>> impact;  ///< if searches for a time of impact are compared
  std::string fault;  ///< of a textbook run: where and how it goes wrong, and why the reference does not
};

struct Comparison {
  int dimension = 2;
  int digits = 6;                                ///< significant digits of the answers in text
  std::vector<MethodFigures> methods;            ///< the scene's own first
  std::vector<std::optional<Parting>> partings;  ///< of each method except the first
  std::optional<Reference> reference;
  std::optional<gjk::ImpactResult<3>> impact_reference;  ///< of a time of impact
  std::string no_reference;                              ///< why there is none
  std::optional<SingleVerdict> single;                   ///< of a method that received the scene in single precision
};

/// Compares the scene's own run with named others. Keeps the reference, which takes longer to compute; see
/// setReference().
void compareRuns(Comparison&, const std::vector<const Run*>& runs, const std::vector<std::string>& names,
                 Naming = Naming::for_life);
/// Sets the reference of the scene, and so the errors. Call it after compareRuns().
void setReference(Comparison&, const Scene&, Effort);

/// The table as text. A cell without a value is "–".
struct ComparisonRow {
  std::string name;
  std::vector<std::string> cells;  ///< one for each method
  bool differs = false;
  std::string note;  ///< an explanation of the row, if needed
};
std::vector<ComparisonRow> comparisonRows(const Comparison&);

/// "−0.2 ± 10⁻¹⁸" or "–", with the way it was computed, or why there is none.
struct ReferenceText {
  std::string value, how;
};
ReferenceText referenceText(const Comparison&);
/// Whether both the first method and this one support the pair and its motion.
bool areCompared(const Comparison&, std::size_t rival);
/// The sentence about the first difference, or that the runs take the same steps, or that a method does not support the
/// pair.
std::string partingText(const Comparison&, std::size_t rival);

}  // namespace gjklab
