// One claim of a right log is made wrong: it alone is named, and nothing false is said of the others.

#include "export/replay_writer.h"
#include "model/replay/replay.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

namespace gjklab::single_claims_test {
namespace {

/// Squares 3 apart, B higher by 0.5: x comes to (−3, 0) in the second record.
Scene squaresApart() { return test_shapes::squaresOf({5, 0.5, 0}); }

ReplayStep recordOf(const dvec3& direction, std::vector<dvec3> simplex, const dvec3& closest, const std::string& kept) {
  ReplayStep step;
  step.direction = direction;
  step.simplex = std::move(simplex);
  step.closest = closest;
  step.region = step.kept = kept;
  return step;
}

/// From a far corner to the nearest, then to the side.
ReplayLog rightLog() {
  const dvec3 far(-7, -2.5, 0), low(-3, -2.5, 0), high(-3, 1.5, 0);
  ReplayLog log;
  log.scene = squaresApart();
  log.steps = {recordOf({-1, -1, 0}, {far}, far, "a"), recordOf({7, -1, 0}, {low, far}, low, "a"),
               recordOf({3, 2.5, 0}, {high, low}, {-3, 0, 0}, "ab")};
  return log;
}

ReplayReport reportOf(const ReplayLog& log) { return replay(*log.scene, log); }

ReplayLog withKept(std::size_t at, const std::string& kept) {
  ReplayLog log = rightLog();
  log.steps[at].kept = kept;
  return log;
}

const FalseClaim& onlyRoot(const ReplayReport& report) {
  static const FalseClaim kNone;
  EXPECT_EQ(rootFaults(report), 1) << replayText(report);
  return report.faults.empty() ? kNone : report.faults[0];
}

TEST(ReplayOfOneClaim, TheLogIsRight) {
  ReplayLog log = rightLog();
  log.steps[1].direction = dvec3(7, 2.5, 0);
  EXPECT_FALSE(reportOf(log).faults.empty()) << "w is the support point along (7, −1) only";
  EXPECT_TRUE(reportOf(rightLog()).faults.empty()) << replayText(reportOf(rightLog()));
}

/// `closest` was once accused in its place.
TEST(ReplayOfOneClaim, AKeptWithoutTheNewestVertex) {
  for (const char* kept : {"b", ""}) {
    const ReplayReport report = reportOf(withKept(1, kept));
    ASSERT_EQ(report.faults.size(), 1U) << replayText(report);
    EXPECT_EQ(report.faults[0].claim, Claim::dropped);
    EXPECT_EQ(report.faults[0].iteration, 2);
    EXPECT_NE(report.faults[0].cause.find("the next record still contains a"), std::string::npos);
  }
  ReplayLog bare = withKept(1, "b");
  for (ReplayStep& step : bare.steps) step.closest.reset(), step.region.reset();
  bare.steps[2].upper_bound = 3;
  const ReplayReport report = reportOf(bare);
  ASSERT_EQ(report.faults.size(), 1U) << replayText(report);
  EXPECT_EQ(report.faults[0].truth.letters, "a");
}

TEST(ReplayOfOneClaim, AKeptOfTheLastRecordThatItsClosestPointContradicts) {
  const ReplayReport report = reportOf(withKept(2, "b"));
  ASSERT_EQ(report.faults.size(), 1U) << replayText(report);
  EXPECT_EQ(report.faults[0].claim, Claim::dropped);
}

/// A progress test leaves w out, and may be coarse.
TEST(ReplayOfOneClaim, TheLastSearchMayHaveLeftItsPointOut) {
  ReplayLog log = withKept(2, "b");
  log.steps[2].closest = dvec3(-3, -2.5, 0);
  log.steps[2].region.reset();
  EXPECT_TRUE(reportOf(log).faults.empty()) << replayText(reportOf(log));
}

TEST(ReplayOfOneClaim, ADirectionWithTheRightSupportPoint) {
  ReplayLog log = rightLog();
  log.steps[2].direction = dvec3(-3, -2.5, 0);
  const ReplayReport report = reportOf(log);
  EXPECT_EQ(onlyRoot(report).claim, Claim::direction);
  ASSERT_EQ(report.faults.size(), 2U) << replayText(report);
  EXPECT_EQ(report.faults[1].claim, Claim::support);
  EXPECT_NE(report.faults[1].cause.find("the logged d is wrong"), std::string::npos) << report.faults[1].cause;
}

/// The search over the vertices was once blamed.
TEST(ReplayOfOneClaim, ADirectionThatLeadsTowardsOButIsNotTheOneSearched) {
  ReplayLog log = rightLog();
  log.steps[2].direction = dvec3(3, -0.1, 0);
  const ReplayReport report = reportOf(log);
  EXPECT_EQ(onlyRoot(report).claim, Claim::support);
  EXPECT_NE(report.faults[0].cause.find("along −x"), std::string::npos) << report.faults[0].cause;
}

TEST(ReplayOfOneClaim, AClosestPointWithTheWrongSignOrNone) {
  ReplayLog log = rightLog();
  log.steps[2].closest = dvec3(3, 0, 0);
  EXPECT_NE(onlyRoot(reportOf(log)).cause.find("the sign is wrong"), std::string::npos);
  log.steps[2].closest = dvec3(0.0);
  EXPECT_EQ(onlyRoot(reportOf(log)).cause, "");
}

TEST(ReplayOfOneClaim, ARegionWithoutItsNewestVertexHasNoOtherCause) {
  ReplayLog log = rightLog();
  log.steps[2].region = "a";
  EXPECT_EQ(onlyRoot(reportOf(log)).cause.find("sign test"), std::string::npos);
}

/// A ⊖ B of two squares that overlap; three points of it in a row.
TEST(ReplayOfOneClaim, AFlatPolytopeIsNamed) {
  ReplayLog log;
  log.scene = squaresApart();
  log.scene->b.position = {1, 0.5, 0};
  ReplayStep& step = log.steps.emplace_back();
  step.phase = ReplayPhase::epa;
  step.bounds_on_depth = true;
  step.vertices = {{-1, -1, 0}, {0.5, 0.5, 0}, {1, 1, 0}};
  step.facets = {{0, 1}, {1, 2}, {2, 0}};
  const FalseClaim fault = onlyRoot(reportOf(log));
  EXPECT_EQ(fault.claim, Claim::polytope);
  EXPECT_NE(fault.cause.find("flat"), std::string::npos) << fault.cause;
  log.steps[0].vertices[2] = {1, -1, 0};
  EXPECT_TRUE(reportOf(log).faults.empty()) << replayText(reportOf(log));
}

/// Bodies without radii have none to leave out.
TEST(ReplayOfOneClaim, ABoundOfBodiesWithoutRadiiIsNotBlamedOnThem) {
  ReplayLog log = rightLog();
  log.points = ReplayPoints::cores;
  log.steps[1].lower_bound = 3.3;
  const ReplayReport report = reportOf(log);
  EXPECT_EQ(onlyRoot(report).claim, Claim::lower_bound);
  EXPECT_EQ(report.faults[0].cause.find("radii"), std::string::npos) << report.faults[0].cause;
  EXPECT_EQ(report.points, ReplayPoints::whole) << "both kinds are the same";
}

}  // namespace
}  // namespace gjklab::single_claims_test
