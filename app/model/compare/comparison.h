#pragma once
// The comparison of methods on one scene: one table with a column for each, and where the others part from the first.

#include "model/compare/parting.h"
#include "model/compare/reference.h"
#include "model/compare/single_verdict.h"

#include "gjk/toi.h"

#include <string>
#include <vector>

namespace gjklab {

/// What one method did.
struct MethodFigures {
  std::string name;
  gjk::Result<3> result;
  int tests = 0;                               ///< sign tests of all iterations
  int axes = 0;                                ///< of the separating axis test
  std::optional<double> error;                 ///< |signed distance − the reference's|; unset without either
  std::optional<gjk::ImpactResult<3>> impact;  ///< where searches for a time of impact are compared
  std::string fault;  ///< of a textbook run: where and how it goes wrong, and why the reference does not
};

struct Comparison {
  int dimension = 2;
  int digits = 6;                                ///< significant ones of the answers in text
  std::vector<MethodFigures> methods;            ///< the scene's own first
  std::vector<std::optional<Parting>> partings;  ///< of each but the first from the first
  std::optional<Reference> reference;
  std::optional<gjk::ImpactResult<3>> impact_reference;  ///< of a time of impact
  std::string no_reference;                              ///< why there is none
  std::optional<SingleVerdict> single;                   ///< of one that was given the scene in single precision
};

/// The scene's own run and those of others with their names. The reference, which takes longer, stays; see
/// setReference().
void compareRuns(Comparison&, const std::vector<const Run*>& runs, const std::vector<std::string>& names,
                 Naming = Naming::for_life);
/// The reference of the scene both ran on, and with it the errors. After compareRuns().
void setReference(Comparison&, const Scene&, Effort);

/// The table as text. A cell without a value is "–".
struct ComparisonRow {
  std::string name;
  std::vector<std::string> cells;  ///< one for each method
  bool differs = false;
  std::string note;  ///< what the row means, where its name does not say it
};
std::vector<ComparisonRow> comparisonRows(const Comparison&);

/// "−0.2 ± 10⁻¹⁸" or "–", and how it was found, or why there is none.
struct ReferenceText {
  std::string value, how;
};
ReferenceText referenceText(const Comparison&);
/// The sentence of a parting, or that the runs take the same steps.
std::string partingText(const Comparison&, std::size_t rival);

}  // namespace gjklab
