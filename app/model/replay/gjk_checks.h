#pragma once
// Checks the claims of GJK's records, one after another.

#include "model/replay/checking.h"
#include "model/replay/few_points.h"

#include <limits>

namespace gjklab {

class GjkChecks {
 public:
  explicit GjkChecks(const Checking&);

  void run();

 private:
  int index() const { return records_[static_cast<std::size_t>(at_)]; }
  bool last() const { return isLast(at_); }
  const ReplayStep& record(int at) const { return c_.step(records_[static_cast<std::size_t>(at)]); }
  const ReplayStep& step() const { return record(at_); }
  dvec3 newest() const { return step().support ? *step().support : step().simplex[0]; }
  dvec3 nearest(const std::vector<dvec3>& points) const { return nearestOf(points, c_.dimension()); }

  bool isLast(int at) const { return at + 1 == static_cast<int>(records_.size()); }
  /// Whether the new vertex joined the simplex. Only a progress test leaves it out: that of the last record, or of a
  /// search with momentum. Elsewhere a `kept` without it is a claim that may be false.
  bool taken(int at) const;
  /// The simplex of a record, without a vertex that did not join.
  std::vector<dvec3> working(int at) const {
    const std::vector<dvec3>& simplex = record(at).simplex;
    return taken(at) ? simplex : withoutNewest(simplex);
  }
  static std::vector<dvec3> withoutNewest(const std::vector<dvec3>& simplex) {
    return {simplex.begin() + 1, simplex.end()};
  }
  /// The vertices that a record has from before its own search.
  std::vector<dvec3> inherited(int at) const;
  bool holdsOrigin(const std::vector<dvec3>& simplex) const;
  /// The accepted error of the nearest point of this record's simplex.
  double allowed() const { return c_.tolerance + roundingOfNearest(step().simplex, c_.epsilon()); }

  void direction();
  bool isOfBefore(const dvec3& d, const dvec3& x) const;
  std::string causeOfDirection(const dvec3& d, const dvec3& x) const;
  void members();
  void progress();
  void region();
  void booleanRegion();
  std::string causeOfRegion(const std::string& truth) const;
  void closest();
  std::string causeOfClosest() const;
  bool foundAgain() const;
  bool droppedAfterwards(int at) const;
  void dropped();
  void droppedBefore();
  std::string droppedBeforeText(const std::vector<dvec3>& kept, double least) const;
  std::string droppedText(const std::string& letters, const std::vector<dvec3>& kept, const std::string& truth,
                          double least) const;
  /// An empty sentence: that of droppedText().
  void droppedFault(int at, const std::vector<dvec3>& kept, double least, double off_by, std::string sentence = {});
  std::string causeOfDropped(int at, const std::string& letters, const std::string& truth, double least) const;

  const Checking& c_;
  std::vector<int> records_;  ///< of this phase, among all steps
  int at_ = 0;
  bool reduced_ = false;  ///< the log's simplices are those after dropping: each is its own nearest feature
  std::vector<dvec3> seen_;
  double least_ = std::numeric_limits<double>::infinity();
};

}  // namespace gjklab
