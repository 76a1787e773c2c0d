// gjklab solve --certify: the proof comes with the answer, and the exit status says whether it holds.
#include "cli/program_run.h"

#include "export/certificate_json.h"
#include "export/result_json.h"
#include "model/promising_scenes.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

namespace gjklab::certify_test {
namespace {

using Json = nlohmann::ordered_json;

double along(const Json& v, const Json& w) {
  double sum = 0;
  for (std::size_t i = 0; i < v.size(); ++i) sum += v[i].get<double>() * w[i].get<double>();
  return sum;
}

/// What stands in the proof bears out the answer: checked here with the numbers as they are printed.
void expectProof(const Json& answer) {
  const Json& proof = answer["certificate"];
  EXPECT_TRUE(proof["verified"].get<bool>()) << answer;
  EXPECT_EQ(proof["claim"], answer["status"]);
  const bool overlap = answer["status"] == "intersecting";
  const std::string of = overlap ? "depth" : answer["status"] == "separated" ? "distance" : "signed-distance";
  EXPECT_EQ(proof["lower"]["of"], of);
  EXPECT_EQ(proof["upper"]["of"], of);
  const double low = proof["lower"]["bound"], high = proof["upper"]["bound"];
  EXPECT_LE(low, high);
  const double value = overlap                        ? answer["depth"].get<double>()
                       : answer["distance"].is_null() ? low
                                                      : answer["distance"].get<double>();
  EXPECT_GE(value, low - 1e-9 * (1 + std::abs(value)));
  EXPECT_LE(value, high + 1e-9 * (1 + std::abs(value)));
  const double gap = proof["least_b"].get<double>() - proof["greatest_a"].get<double>();
  EXPECT_NEAR(overlap ? -gap : gap, overlap ? high : low, 1e-12 * (1 + std::abs(gap)));
  double total = 0;
  for (const Json& weight : proof["weights"]) total += weight.get<double>();
  EXPECT_NEAR(total, 1, 1e-12);
  EXPECT_EQ(proof["weights"].size(), proof["simplex"].size());
  if (proof["upper"]["by"] != "polytope" && proof["lower"]["by"] != "polytope") return;
  for (const Json& facet : proof["polytope"]["facets"])
    for (const Json& corner : facet) EXPECT_LT(corner.get<std::size_t>(), proof["polytope"]["vertices"].size());
  EXPECT_GT(along(proof["direction"], proof["direction"]), 0.99);
}

TEST(Certify, EveryBuiltInSceneIsProven) {
  std::string input;
  for (const GalleryEntry& each : test::promisingScenes()) input += writeScene(each.scene, false) + "\n";
  const Said said = runProgramWith({"solve", "--certify", "-"}, input);
  std::istringstream lines(said.out);
  std::size_t count = 0;
  bool all = true;
  for (std::string line; std::getline(lines, line); ++count) {
    const Json answer = Json::parse(line);
    SCOPED_TRACE(test::promisingScenes()[count].id);
    if (answer["termination"] != "max-iterations") expectProof(answer);
    all = all && answer["certificate"]["verified"].get<bool>();
    // The answer itself is what it is without a proof.
    Json plain = answer;
    plain.erase("certificate");
    plain.erase("line");
    EXPECT_EQ(plain.dump(), Json::parse(resultJson(solve(test::promisingScenes()[count].scene),
                                                   test::promisingScenes()[count].scene.dimension))
                                .dump());
  }
  EXPECT_EQ(count, test::promisingScenes().size());
  EXPECT_EQ(said.status, all ? 0 : 1);
}

/// Every method's answer, in every dimension.
TEST(Certify, EveryMethod) {
  for (int dimension = 1; dimension <= 3; ++dimension)
    for (const gjk::Method method : {gjk::Method::distance, gjk::Method::boolean})
      for (const gjk::Rounding rounding : {gjk::Rounding::core, gjk::Rounding::support})
        for (const double offset : {0.0, 0.1, 50.0}) {
          Scene scene = defaultScene(dimension);
          scene.query.method = method;
          scene.query.rounding = rounding;
          scene.b.position.x = scene.a.position.x + offset;
          const CertifiedAnswer answer = certify(scene, solve(scene));
          EXPECT_TRUE(answer.verified) << answer.json;
        }
}

/// A run stopped at its first iteration claims what is not so.
TEST(Certify, AnAnswerThatIsNotProvenIsStatus1) {
  Scene scene = defaultScene(2);
  scene.a = scene.b = Body{};
  scene.b.position = {0.5, 0.3, 0};
  scene.query.max_iterations = 1;
  const Said said = runProgramWith({"solve", "--certify", "-"}, writeScene(scene, false) + "\n");
  EXPECT_EQ(said.status, 1);
  const Json proof = Json::parse(said.out)["certificate"];
  EXPECT_FALSE(proof["verified"].get<bool>());
  EXPECT_EQ(proof["reason"].get<std::string>().rfind("not proven: ", 0), 0U) << proof["reason"];
}

}  // namespace
}  // namespace gjklab::certify_test
