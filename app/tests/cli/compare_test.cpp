#include "cli/program_run.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gjklab {
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

TEST(Compare, SaysWhatIsAllowed) {
  TemporaryFolder folder;
  writePlainly(folder / "scene.json", writeScene(defaultScene(2)));
  const std::string allowed =
      "optionally followed by :core or :support (how radii are treated), :reverse (the opposite first direction) and "
      ":float (input rounded to single precision), each at most once; it is ";
  for (const char* word :
       {"newton", "johnson:fast", "", "johnson:", "johnson,", "voronoi:core:support", "voronoi:reverse:reverse"}) {
    const Said said = runProgramWith({"compare", folder / "scene.json", "--with", word});
    EXPECT_EQ(said.status, 2) << word;
    EXPECT_NE(said.error.find(allowed), std::string::npos) << word << ": " << said.error;
    EXPECT_EQ(said.out, "");
  }
  EXPECT_EQ(runProgramWith({"compare", folder / "scene.json"}).status, 2) << "with what?";
  EXPECT_EQ(runProgramWith({"compare", folder / "scene.json", "--with", "johnson,boolean,johnson"}).status, 2);
  EXPECT_EQ(runProgramWith({"compare", folder / "none.json", "--with", "johnson"}).status, 2);
  EXPECT_EQ(runProgramWith({"compare", folder / "scene.json", "--with", "johnson", "--format", "csv"}).status, 2);
}

}  // namespace
}  // namespace gjklab
