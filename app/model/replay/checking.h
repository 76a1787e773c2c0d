#pragma once
// Shared by the checks of GJK's and EPA's records: the truth, the tolerance, and the list of false claims.

#include "model/replay/difference_truth.h"
#include "model/replay/replay.h"
#include "model/text/translate.h"

namespace gjklab {

/// The input of a check.
struct Checking {
  const Scene& scene;
  const ReplayLog& log;
  const DifferenceTruth& truth;
  double tolerance;  ///< a length
  ReplayReport& report;
  bool yes_or_no = false;

  const ReplayStep& step(int i) const { return log.steps[static_cast<std::size_t>(i)]; }
  int count() const { return static_cast<int>(log.steps.size()); }
  /// The run only decides whether the bodies meet: by the scene's method, or because its log claims no distance.
  bool boolean() const { return yes_or_no; }
  int dimension() const { return truth.dimension(); }
  /// The relative rounding of the log's numbers.
  double epsilon() const { return report.digits == ReplayDigits::single ? 6e-8 : 1.2e-16; }
  std::string text(const dvec3& v) const;

  /// Counts a checked claim.
  void checked() const { ++report.claims; }
  /// Adds a false claim of step `i`; the caller fills in the rest.
  FalseClaim& fault(int i, Claim claim, double off_by, std::string sentence) const;
};

/// The claims common to GJK's and EPA's records.
/// `vertex`: its name in the record; empty for w.
void checkMember(const Checking&, int i, const dvec3& point, const std::string& vertex);
void checkSupport(const Checking&, int i, const dvec3& w);
void checkBounds(const Checking&, int i);

/// Records of one phase; each checks all claims of a record, in the order of the algorithm.
void checkGjk(const Checking&);
void checkEpa(const Checking&);
/// Checks the run's answer.
void checkVerdict(const Checking&);

/// Finds which of the faults, in order, follow from earlier ones.
void findConsequences(std::vector<FalseClaim>&);

inline constexpr const char* kNotANumber =
    translatable("not a number: the run computed NaN or infinity, which a log stores as null");
inline constexpr const char* kLoggedDirection =
    translatable("w is the support point along the correct direction; the logged d is wrong");

// The likely cause; empty if no pattern fits.

std::string causeOfMember(const Checking&, int i, const dvec3& point);
std::string causeOfSupport(const Checking&, int i, const dvec3& w);
std::string causeOfBound(const Checking&, int i, bool lower, double off_by);

}  // namespace gjklab
