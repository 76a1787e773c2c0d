#include "cli/program_run.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gjklab::compare_test {
namespace {

TEST(Compare, PrintsATableOrAnObject) {
  TemporaryFolder folder;
  for (int d = 1; d <= 3; ++d) {
    writePlainly(folder / "scene.json", writeScene(defaultScene(d)));
    const Said text = runProgramWith({"compare", folder / "scene.json", "--with", "johnson,boolean,voronoi:support"});
    EXPECT_EQ(text.status, 0) << text.error;
    EXPECT_NE(text.out.find("support calls"), std::string::npos);
    EXPECT_NE(text.out.find("Johnson"), std::string::npos);
    const Said said =
        runProgramWith({"compare", folder / "scene.json", "--with", "johnson,boolean:reverse", "--format", "json"});
    EXPECT_EQ(said.status, 0) << said.error;
    const auto json = nlohmann::json::parse(said.out);
    ASSERT_EQ(json["methods"].size(), 3U);
    ASSERT_EQ(json["partings"].size(), 2U);
    EXPECT_FALSE(json["reference"].is_null());
    for (const auto& method : json["methods"]) EXPECT_LE(method["error"], 1e-6);
  }
}

/// The columns, the reference and the differences; JSON stays English.
TEST(Compare, TheTableIsInTheUsersLanguage) {
  const std::string scene = writeScene(defaultScene(2));
  const std::vector<std::string> words{"compare", "-", "--with", "johnson,boolean,textbook", "--float"};
  const Said text = runProgramWith(words, scene, "", "de_DE.UTF-8");
  EXPECT_EQ(text.status, 0) << text.error;
  EXPECT_TRUE(hasNoEnglish(text.out.substr(text.out.find('\n')))) << "below the scene's own title";
  EXPECT_TRUE(contains(text.out, {germanWith("support calls")}));
  std::vector<std::string> as_json = words;
  as_json.insert(as_json.end(), {"--format", "json"});
  EXPECT_EQ(runProgramWith(as_json, scene, "", "de_DE.UTF-8").out, runProgramWith(as_json, scene).out);
}

TEST(Compare, SaysWhatIsAllowed) {
  TemporaryFolder folder;
  writePlainly(folder / "scene.json", writeScene(defaultScene(2)));
  const char* const methods = "voronoi, signed-volumes, johnson, nesterov, polyak, boolean, separating-axes, textbook";
  for (const std::string word :
       {"newton", "johnson:fast", "", "johnson:", "johnson,", "voronoi:core:support", "voronoi:reverse:reverse"}) {
    const std::string refused = word == "johnson," ? "" : word;
    const Said said = runProgramWith({"compare", folder / "scene.json", "--with", word});
    EXPECT_EQ(said.status, 2) << word;
    EXPECT_TRUE(reads(said.error, "gjklab: --with " + messageWith({{"methods", methods}, {"text", refused}}) + "\n"));
    EXPECT_EQ(said.out, "");
  }
  EXPECT_EQ(runProgramWith({"compare", folder / "scene.json"}).status, 2) << "with what?";
  EXPECT_EQ(runProgramWith({"compare", folder / "scene.json", "--with", "johnson,boolean,johnson"}).status, 2);
  EXPECT_EQ(runProgramWith({"compare", folder / "none.json", "--with", "johnson"}).status, 2);
  EXPECT_EQ(runProgramWith({"compare", folder / "scene.json", "--with", "johnson", "--format", "csv"}).status, 2);
}

TEST(Compare, MethodsOrImpactAndNotBoth) {
  expectRefusal({"compare", "none.json", "--with", "boolean", "--impact"}, 2,
                "gjklab: " + messageWith("either --with or --impact, not both"));
  expectRefusal({"compare", "none.json"}, 2, "gjklab: " + messageWith("compare needs"));
}

}  // namespace
}  // namespace gjklab::compare_test
