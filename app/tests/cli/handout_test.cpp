// A lecture's handout, from outside: read back with poppler.

#include "cli/program_run.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

namespace gjklab::handout_test {
namespace {

/// `stops` stops of a pair; every one with a note of its own.
std::string lectureOf(int stops) {
  std::string text = R"({"gjklab":1,"title":"Eight stops","lecture":[)";
  for (int i = 1; i <= stops; ++i)
    text += fmt::format(R"({}{{"scene":{{"gjklab":1,"dimension":2,"a":{{"shape":"box","half_extents":[1,1]}},)"
                        R"("b":{{"shape":"sphere","radius":0.1,"position":[2.3,0.7]}}}},"step":"gjk 1 region",)"
                        R"("note":"Note number {}."}})",
                        i > 1 ? "," : "", i);
  return text + "]}";
}

class HandoutVerb : public testing::Test {
 protected:
  void SetUp() override {
    if (std::system("pdftotext -v >/dev/null 2>&1") != 0) GTEST_SKIP() << "needs poppler-utils";
    writePlainly(folder_ / "talk.json", lectureOf(8));
  }
  /// The words of a page, from 1; empty: there is no such page.
  std::string page(int number) const {
    const std::string command = fmt::format("pdftotext -f {0} -l {0} {1} {2} 2>/dev/null", number,
                                            quoted(folder_ / "x.pdf"), quoted(folder_ / "x.txt"));
    return std::system(command.c_str()) == 0 ? readPlainly(folder_ / "x.txt") : "";
  }
  void print(const std::string& kind) const {
    const Said said = runProgramWith({"record", folder_ / "talk.json", "-o", folder_ / "x.pdf", "--handout", kind});
    EXPECT_EQ(said.status, 0) << said.error;
  }
  static bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

  TemporaryFolder folder_{"handout"};
};

TEST_F(HandoutVerb, SixStopsAPageWithTheirNotes) {
  print("notes");
  const std::string first = page(1), second = page(2);
  for (int i = 1; i <= 8; ++i) {
    const std::string note = fmt::format("Note number {}.", i);
    EXPECT_EQ(has(first, note), i <= 6) << i;
    EXPECT_EQ(has(second, note), i > 6) << i;
  }
  EXPECT_TRUE(has(first, "Eight stops")) << first;
  EXPECT_TRUE(has(first, "page 1 of 2")) << first;
  EXPECT_TRUE(contains(first, {messageWith("In which Voronoi region")}));
  EXPECT_EQ(page(3), "");
  // What comes after the step is not told.
  EXPECT_FALSE(has(first, "separated")) << first;
}

TEST_F(HandoutVerb, OrLinesToWriteOn) {
  print("lines");
  EXPECT_TRUE(has(page(1), "page 1 of 2"));
  EXPECT_FALSE(has(page(1), "Note number"));
}

TEST_F(HandoutVerb, WhatItCannotDoIsSaid) {
  writePlainly(folder_ / "pair.json", R"({"gjklab":1,"dimension":2,"a":{"shape":"point"},"b":{"shape":"point"}})");
  writePlainly(folder_ / "x.pdf", "as it was");
  const auto refuses = [&](const std::string& file, const std::string& output, std::vector<std::string> more,
                           const Wordings& wanted) {
    more.insert(more.begin(), {"record", folder_ / file, "-o", output, "--handout", "notes"});
    expectRefusal(more, 2, "gjklab: " + wanted);
  };
  refuses("pair.json", folder_ / "x.pdf", {}, messageWith({{"file", folder_ / "pair.json"}}, "--handout works only"));
  refuses("talk.json", folder_ / "x.gif", {}, messageWith({{"output", folder_ / "x.gif"}}, "must end in .pdf"));
  refuses("talk.json", folder_ / "x.pdf", {"--size", "300x200"}, messageWith("leave --for, --size and --theme out"));
  EXPECT_EQ(readPlainly(folder_ / "x.pdf"), "as it was");
  EXPECT_FALSE(std::filesystem::exists(folder_ / "x.gif"));
}

}  // namespace
}  // namespace gjklab::handout_test
