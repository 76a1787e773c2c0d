// gjklab link, and links in place of files, from outside.

#include "cli/program_run.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>

namespace gjklab::link_test {
namespace {

constexpr const char* kLinked = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                                R"("b":{"shape":"sphere","radius":0.1,"position":[2.3,0.7]}})";
constexpr const char* kLinkedWorld =
    R"({"gjklab":1,"dimension":2,"world":{},"bodies":[{"shape":"sphere","radius":1,"position":[0,3]}]})";

/// Without the newline.
std::string linkTo(const std::string& text, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"link", "-"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Said said = runProgramWith(arguments, text);
  EXPECT_EQ(said.status, 0) << said.error;
  return said.out.substr(0, said.out.find('\n'));
}

TEST(LinkVerb, StandsInPlaceOfAFile) {
  const std::string link = linkTo(kLinked, {"--step", "gjk 1 region"});
  EXPECT_TRUE(link.starts_with("gjklab.html#")) << link;
  EXPECT_TRUE(link.ends_with("&at=gjk%201%20region")) << link;
  TemporaryFolder folder("link");
  writePlainly(folder / "pair.json", kLinked);
  for (const std::string verb : {"solve", "trace", "quiz"}) {
    const Said said = runProgramWith({verb, link});
    EXPECT_EQ(said.status, 0) << said.error;
    EXPECT_EQ(said.out, runProgramWith({verb, folder / "pair.json"}).out);
  }
  EXPECT_EQ(runProgramWith({"simulate", linkTo(kLinkedWorld), "--seconds", "0.1"}).out,
            runProgramWith({"simulate", "-", "--seconds", "0.1"}, kLinkedWorld).out);
}

/// A picture of a link is of its step.
TEST(LinkVerb, IsDrawnAtItsStep) {
  TemporaryFolder folder("link");
  writePlainly(folder / "pair.json", kLinked);
  const auto drawn = [&](std::vector<std::string> arguments) {
    const std::string picture = folder / "out.png";
    arguments.insert(arguments.begin(), "draw");
    arguments.insert(arguments.end(), {"-o", picture, "--size", "320x200"});
    const Said said = runProgramWith(arguments);
    EXPECT_EQ(said.status, 0) << said.error;
    return readPlainly(picture);
  };
  const std::string link = linkTo(kLinked, {"--step", "gjk 1 region"});
  EXPECT_TRUE(drawn({link}) == drawn({folder / "pair.json", "--step", "gjk 1 region"}));
  EXPECT_TRUE(drawn({link, "--step", "last"}) == drawn({folder / "pair.json"}));
}

/// What the file says of how it opens is what is drawn; the command line comes first.
TEST(DrawVerb, DrawsAsTheSceneOpens) {
  TemporaryFolder folder("draw");
  const auto drawn = [&](const std::string& more, std::vector<std::string> arguments = {}) {
    std::string text = kLinked;
    text.insert(text.size() - 1, more);
    writePlainly(folder / "pair.json", text);
    const std::string picture = folder / "out.png";
    arguments.insert(arguments.begin(), {"draw", folder / "pair.json", "-o", picture, "--size", "320x200"});
    const Said said = runProgramWith(arguments);
    EXPECT_EQ(said.status, 0) << said.error;
    return readPlainly(picture);
  };
  const std::string plain = drawn(""), stepped = drawn("", {"--step", "gjk 1 support"});
  // Not EXPECT_EQ, which would print the pictures.
  EXPECT_TRUE(drawn(R"(,"step":"gjk 1 support")") == stepped);
  EXPECT_TRUE(drawn(R"(,"step":"gjk 1 support")", {"--step", "last"}) == plain);
  EXPECT_TRUE(drawn(R"(,"study":"hull-difference")") == drawn("", {"--study", "hull-difference"}));
  EXPECT_TRUE(drawn(R"(,"study":"hull-difference")", {"--study", "query"}) == plain);
  EXPECT_FALSE(drawn(R"(,"view":{"world":{"height":9}})") == plain);
}

/// A falling ball: after half a second it is elsewhere, and a link to its world draws the same.
TEST(DrawVerb, DrawsAWorldAtItsSecond) {
  TemporaryFolder folder("draw");
  writePlainly(folder / "world.json", kLinkedWorld);
  const std::string picture = folder / "out.png";
  const auto drawn = [&](const std::string& file, const char* seconds) {
    const Said said = runProgramWith({"draw", file, "-o", picture, "--size", "320x200", "--seconds", seconds});
    EXPECT_EQ(said.status, 0) << said.error;
    return readPlainly(picture);
  };
  const std::string start = drawn(folder / "world.json", "0"), later = drawn(folder / "world.json", "0.5");
  EXPECT_FALSE(start == later);
  EXPECT_TRUE(drawn(linkTo(kLinkedWorld), "0.5") == later);
  expectRefusal({"draw", folder / "world.json", "-o", picture, "--step", "last"}, 2,
                "gjklab: " + messageWith({{"file", folder / "world.json"}}, "choose the moment with --seconds"));
  expectRefusal({"draw", folder / "world.json", "-o", picture, "--seconds", "-1"}, 2,
                "gjklab: --seconds " + messageWith({{"most", "600"}, {"text", "-1"}}, "must be a number from 0 to"));
  writePlainly(folder / "pair.json", kLinked);
  expectRefusal({"draw", folder / "pair.json", "-o", picture, "--seconds", "1"}, 2,
                "gjklab: " + messageWith({{"file", folder / "pair.json"}, {"option", "--seconds"}}));
}

/// The A ⊖ B of two bodies is a part of the picture, in pixels as in vectors.
TEST(DrawVerb, DrawsAPairOfAWorldInItsCorner) {
  TemporaryFolder folder("draw");
  writePlainly(folder / "world.json",
               R"({"gjklab":1,"dimension":2,"world":{},"bodies":[{"shape":"box","half_extents":[3,1],"fixed":true},)"
               R"({"shape":"sphere","radius":1,"position":[0,3]},{"shape":"sphere","radius":1,"position":[1,6]}]})");
  for (const char* name : {"out.png", "out.svg"}) {
    const std::string picture = folder / name;
    const auto drawn = [&](std::vector<std::string> more) {
      more.insert(more.begin(), {"draw", folder / "world.json", "-o", picture, "--size", "960x540"});
      const Said said = runProgramWith(more);
      EXPECT_EQ(said.status, 0) << said.error;
      return readPlainly(picture);
    };
    const std::string plain = drawn({}), pair = drawn({"--pair", "1,0"});
    EXPECT_FALSE(pair == plain) << name;
    EXPECT_FALSE(drawn({"--pair", "1,2"}) == pair) << name;
  }
  expectRefusal({"draw", folder / "world.json", "-o", folder / "out.png", "--pair", "1"}, 2,
                "gjklab: --pair " + messageWith({{"text", "1"}}, "numbers of two bodies"));
  expectRefusal(
      {"draw", folder / "world.json", "-o", folder / "out.png", "--pair", "1,99"}, 2,
      "gjklab: " + (folder / "world.json") + ": --pair must name two different bodies from 0 to 2; it is \"1,99\"");
  writePlainly(folder / "pair.json", kLinked);
  expectRefusal({"draw", folder / "pair.json", "-o", folder / "out.png", "--pair", "1,0"}, 2,
                "gjklab: " + messageWith({{"file", folder / "pair.json"}, {"option", "--pair"}}));
}

TEST(LinkVerb, OfTwoHullsOfTwentyPointsIsShort) {
  std::mt19937 random(2);
  std::uniform_int_distribution<int> thousandths(-2000, 2000);
  for (const int dimension : {2, 3}) {
    const auto hull = [&] {
      std::string points;
      for (int i = 0; i < 20 * dimension; ++i)
        points += fmt::format("{}{}", i % dimension ? "," : i ? "],[" : "[", thousandths(random) / 1000.0);
      return fmt::format(R"({{"shape":"hull","points":[{}]]}})", points);
    };
    const std::string link =
        linkTo(fmt::format(R"({{"gjklab":1,"dimension":{},"a":{},"b":{}}})", dimension, hull(), hull()));
    EXPECT_LE(link.size(), 1200U) << dimension;
  }
}

TEST(LinkVerb, SaysWhatIsWrongInOneSentence) {
  const std::string link = linkTo(kLinked);
  const Wordings cut = messageWith("the link cannot be read: it is cut off");
  expectRefusal({"solve", link.substr(0, link.size() - 3)}, 2, cut);
  expectRefusal({link.substr(0, link.size() - 3)}, 2, cut);
  expectRefusal({"trace", "gjklab.html#&at=result"}, 2, messageWith("the link contains no scene"));
  const Said world = runProgramWith({"solve", linkTo(kLinkedWorld)});
  EXPECT_EQ(world.status, 2);
  EXPECT_TRUE(world.error.starts_with("the link: ")) << world.error;
  EXPECT_EQ(runProgramWith({"link", "-", "--step", "gjk 99 region"}, kLinked).status, 2);
  EXPECT_EQ(runProgramWith({"link", "-", "--step", "start"}, kLinkedWorld).status, 2);
}

}  // namespace
}  // namespace gjklab::link_test
