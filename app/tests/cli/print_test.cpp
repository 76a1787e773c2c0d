// Pictures for paper, and in a view of one's own, from outside.

#include "cli/program_run.h"
#include "model/text/system_reason.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <regex>

namespace gjklab::print_test {
namespace {

constexpr const char* kSquareAndDisc = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                                       R"("b":{"shape":"sphere","radius":0.1,"position":[2.3,0.7]}})";

/// What `draw` makes of the pair; the options' own files stand in the folder.
std::string drawnPair(const TemporaryFolder& folder, const std::string& output, std::vector<std::string> options) {
  writePlainly(folder / "pair.json", kSquareAndDisc);
  options.insert(options.begin(), {"draw", folder / "pair.json", "-o", folder / output});
  const Said said = runProgramWith(options);
  EXPECT_EQ(said.status, 0) << said.error;
  return readPlainly(folder / output);
}

/// The numbers that a pattern finds in a text.
std::vector<double> numbersIn(const std::string& text, const std::string& pattern) {
  std::smatch found;
  std::vector<double> numbers;
  if (std::regex_search(text, found, std::regex(pattern)))
    for (std::size_t i = 1; i < found.size(); ++i) numbers.push_back(std::strtod(found[i].str().c_str(), nullptr));
  return numbers;
}

/// Pixels of the side of the square of body A, in a picture of the world alone.
double sideOfSquare(const std::string& svg) {
  const std::size_t at = svg.find("class=\"body-a\"");
  const std::vector<double> numbers = numbersIn(svg.substr(at), "d=\"M([0-9.]+) ([0-9.]+)l(-?[0-9.]+) ?(-?[0-9.]+)");
  return numbers.size() == 4 ? std::hypot(numbers[2], numbers[3]) : 0;
}

TEST(ForPrint, SizesAreInPoints) {
  const TemporaryFolder folder("print");
  const auto size = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"--for", "print"});
    const std::string svg = drawnPair(folder, "x.svg", options), pdf = drawnPair(folder, "x.pdf", options);
    const std::string png = drawnPair(folder, "x.png", options);
    const std::vector<double> in_svg = numbersIn(svg, "width=\"([0-9.]+)pt\" height=\"([0-9.]+)pt\"");
    EXPECT_EQ(in_svg, numbersIn(pdf, "MediaBox \\[ 0 0 ([0-9.]+) ([0-9.]+) \\]"));
    // A PNG file's header has its width and height from the sixteenth byte on; 300 pixels are an inch.
    const auto side = [&](std::size_t at) {
      double pixels = 0;
      for (std::size_t i = at; i < at + 4; ++i) pixels = 256 * pixels + static_cast<unsigned char>(png[i]);
      return pixels;
    };
    EXPECT_EQ(in_svg.size(), 2u);
    if (in_svg.size() == 2) {
      EXPECT_NEAR(side(16), in_svg[0] * 300 / 72, 0.5);
      EXPECT_NEAR(side(20), in_svg[1] * 300 / 72, 0.5);
    }
    return in_svg;
  };
  EXPECT_EQ(size({}), (std::vector<double>{482, 271}));
  EXPECT_EQ(size({"--size", "300x200"}), (std::vector<double>{300, 200}));
}

TEST(ForPrint, PaperIsWhiteAndLinesAreFine) {
  const TemporaryFolder folder("print");
  const std::string svg = drawnPair(folder, "x.svg", {"--for", "print"});
  // Window and panes; no other ground is left.
  EXPECT_NE(svg.find("fill=\"#ffffff\""), std::string::npos);
  EXPECT_EQ(svg.find("#fbfaf7"), std::string::npos);
  // A pixel is half a point: no line is thicker than a point and a half.
  const std::regex width("<path stroke=[^>]*stroke-width=\"([0-9.]+)\"");
  double widest = 0;
  for (std::sregex_iterator it(svg.begin(), svg.end(), width); it != std::sregex_iterator(); ++it)
    widest = std::max(widest, std::strtod((*it)[1].str().c_str(), nullptr));
  EXPECT_GT(widest, 0.5);
  EXPECT_LE(widest, 3);
}

TEST(ForPrint, WhatItCannotDoIsSaid) {
  const TemporaryFolder folder("print");
  writePlainly(folder / "pair.json", kSquareAndDisc);
  const auto refuses = [&](std::vector<std::string> options, const Wordings& wanted) {
    options.insert(options.begin(), {"draw", folder / "pair.json", "-o", folder / "x.png", "--for", "print"});
    expectRefusal(options, 2, "gjklab: " + wanted);
  };
  refuses({"--theme", "dark"}, messageWith("leave --theme out"));
  refuses({"--stage"}, messageWith("--for print and --stage cannot"));
  refuses({"--size", "3000x300"}, messageWith({{"width", "1440"}, {"height", "1440"}}));
  EXPECT_FALSE(std::filesystem::exists(folder / "x.png"));
}

TEST(ViewOption, ThePaneIsAsHighAsItSays) {
  const TemporaryFolder folder("view");
  for (const double height : {4.0, 10.0}) {
    const std::string view = fmt::format(R"({{"world":{{"height":{},"centre":[0,0]}}}})", height);
    const std::string svg = drawnPair(folder, "x.svg", {"--pane", "world", "--view", view});
    const std::vector<double> pane = numbersIn(svg, "clipPath id=\"pane-1\"><path d=\"M0 0l([0-9.]+) 0 0 ([0-9.]+)");
    ASSERT_EQ(pane.size(), 2u);
    EXPECT_NEAR(sideOfSquare(svg), 2 * pane[1] / height, 0.02);
  }
}

TEST(ViewOption, ASceneFileLendsItsView) {
  const TemporaryFolder folder("view");
  writePlainly(folder / "other.json", R"({"gjklab":1,"dimension":2,"view":{"world":{"height":7,"centre":[0.5,0]}},)"
                                      R"("a":{"shape":"point"},"b":{"shape":"point","position":[1,0]}})");
  const std::string lent = drawnPair(folder, "x.svg", {"--view", folder / "other.json"});
  EXPECT_TRUE(lent == drawnPair(folder, "y.svg", {"--view", R"({"world":{"height":7,"centre":[0.5,0]}})"}));
  EXPECT_FALSE(lent == drawnPair(folder, "y.svg", {}));
}

TEST(ViewOption, WhatIsWrongWithItIsSaid) {
  const TemporaryFolder folder("view");
  writePlainly(folder / "pair.json", kSquareAndDisc);
  const auto refuses = [&](const std::string& view, const Wordings& wanted) {
    expectRefusal({"draw", folder / "pair.json", "-o", folder / "x.svg", "--view", view}, 2, wanted);
  };
  refuses(R"({"world":{"height":-4}})",
          "--view: view.world.height: " + messageWith({{"value", "-4"}}, "greater than 0"));
  refuses(R"({"word":{"height":4}})",
          "--view: view.word: " + messageWith({{"owner", messageWith("a view")}, {"keys", "world, difference"}}));
  refuses(folder / "none.json",
          messageWith({{"file", folder / "none.json"}, {"reason", systemReason(ENOENT)}}, "read"));
  EXPECT_FALSE(std::filesystem::exists(folder / "x.svg"));
}

TEST(StageAsVectors, HasTwoLinesOfWordsAndPanesToTheEdges) {
  const TemporaryFolder folder("stage");
  const std::string svg = drawnPair(folder, "x.svg", {"--stage", "--step", "gjk 1 region", "--size", "1280x720"});
  // 11.4 % of the height for the words; the panes share the rest, at one scale.
  const std::vector<double> world =
      numbersIn(svg, "label=\"world-space\" transform=\"translate\\(([0-9.]+) ([0-9.]+)\\)");
  EXPECT_EQ(world, (std::vector<double>{0, 82}));
  const std::vector<double> pane = numbersIn(svg, "clipPath id=\"pane-2\"><path d=\"M0 0l([0-9.]+) 0 0 ([0-9.]+)");
  ASSERT_EQ(pane.size(), 2U);
  EXPECT_EQ(pane[1], 638);
  EXPECT_GT(pane[0], 0.3 * 1274);
  EXPECT_LT(pane[0], 0.7 * 1274);
  EXPECT_TRUE(contains(svg, {messageWith("In which Voronoi region")}));
  EXPECT_EQ(svg.find("separated"), std::string::npos) << "the answer comes later";
  EXPECT_TRUE(drawnPair(folder, "x.pdf", {"--stage"}).starts_with("%PDF"));
}

}  // namespace
}  // namespace gjklab::print_test
