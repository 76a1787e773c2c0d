// gjklab page, from outside, with a page that is none but has its places.

#include "cli/program_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace gjklab::page_test {
namespace {

constexpr const char* kEmptyPage =
    "<!doctype html>\n<title>gjklab</title>\n<script type=\"text/plain\" id=\"program\">xyz</script>\n"
    "<script>document.getElementById(\"gjklab-work\")</script>\n";
constexpr const char* kPaged = R"({"gjklab":1,"dimension":2,"title":"</script> & more","a":{"shape":"point"},)"
                               R"("b":{"shape":"sphere","radius":0.1,"position":[2.3,0.7]}})";

class PageVerb : public testing::Test {
 protected:
  void SetUp() override {
    writePlainly(folder_ / "empty.html", kEmptyPage);
    writePlainly(folder_ / "scene.json", kPaged);
  }
  Said page(const std::string& file, const std::string& empty = "empty.html") {
    return runProgramWith({"page", folder_ / file, "-o", folder_ / "out.html", "--page", folder_ / empty});
  }
  std::string written() { return readPlainly(folder_ / "out.html"); }
  /// What stands in the page, as a browser takes it.
  static nlohmann::json workIn(const std::string& text) {
    const std::string mark = "id=\"gjklab-work\">";
    const std::size_t from = text.find(mark) + mark.size();
    return nlohmann::json::parse(text.substr(from, text.find("</script>", from) - from));
  }

  TemporaryFolder folder_{"page"};
};

TEST_F(PageVerb, HoldsTheSceneAsALinkThatAnswersLikeTheFile) {
  const Said said = page("scene.json");
  ASSERT_EQ(said.status, 0) << said.error;
  const std::string text = written();
  EXPECT_LT(text.find("gjklab-work"), text.find("id=\"program\""));
  const std::string link = workIn(text)["open"];
  EXPECT_EQ(runProgramWith({"solve", link}).out, runProgramWith({"solve", folder_ / "scene.json"}).out);
  EXPECT_NE(runProgramWith({"solve", link}).out, "");
}

TEST_F(PageVerb, TakesOtherWorkInThePlaceOfWhatAPageHolds) {
  ASSERT_EQ(page("scene.json").status, 0);
  const std::string first = written();
  writePlainly(folder_ / "full.html", first);
  ASSERT_EQ(page("scene.json", "full.html").status, 0);
  EXPECT_EQ(written(), first);
}

TEST_F(PageVerb, HoldsLessonsWithTheirScenes) {
  const std::string lesson =
      "# Own\n\nGoal: see </script> here.\n\nFirst.\n\n```show\nscene: scene.json\n```\n\nSecond.\n";
  std::filesystem::create_directory(folder_ / "own");
  writePlainly(folder_ / "own/1-one.md", lesson);
  writePlainly(folder_ / "own/2-two.md", lesson);
  writePlainly(folder_ / "own/scene.json", kPaged);
  writePlainly(folder_ / "own/notes.txt", "not for the page");
  ASSERT_EQ(page("own").status, 0);
  const nlohmann::json all{{"1-one.md", lesson}, {"2-two.md", lesson}, {"scene.json", kPaged}};
  EXPECT_EQ(workIn(written())["lessons"], all);
  ASSERT_EQ(page("own/2-two.md").status, 0);
  const nlohmann::json one{{"2-two.md", lesson}, {"scene.json", kPaged}};
  EXPECT_EQ(workIn(written())["lessons"], one);
  std::filesystem::create_directory(folder_ / "none");
  EXPECT_EQ(page("none").status, 2);
  EXPECT_EQ(page("missing.md").status, 2);
  EXPECT_EQ(workIn(written())["lessons"], one) << "what was there stays";
}

TEST_F(PageVerb, SaysWhatIsWrongAndLeavesTheOldFile) {
  writePlainly(folder_ / "out.html", "old");
  writePlainly(folder_ / "other.html", "<title>another page</title>");
  writePlainly(folder_ / "bad.json", "{");
  const Said other = page("scene.json", "other.html");
  EXPECT_EQ(other.status, 1);
  EXPECT_NE(other.error.find("./run web"), std::string::npos) << other.error;
  EXPECT_EQ(page("bad.json").status, 2);
  EXPECT_EQ(page("scene.json", "missing.html").status, 1);
  EXPECT_EQ(runProgramWith({"page", folder_ / "scene.json", "-o", folder_ / "out.txt"}).status, 2);
  EXPECT_EQ(written(), "old");
}

}  // namespace
}  // namespace gjklab::page_test
