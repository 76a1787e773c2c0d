#include "model/text/link.h"

#include "covered.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace gjklab::link_test {
namespace {

/// What is read; a fault fails the test.
Link linkOf(const std::string& text) {
  auto read = readLink(text);
  if (const auto* fault = std::get_if<LinkFault>(&read)) ADD_FAILURE() << fault->message;
  return std::holds_alternative<Link>(read) ? std::get<Link>(read) : Link{};
}

std::string faultOf(const std::string& text) {
  const auto read = readLink(text);
  return std::holds_alternative<LinkFault>(read) ? std::get<LinkFault>(read).message : "";
}

TEST(Link, ComesBackAsItWas) {
  std::mt19937 random(7);
  for (const std::size_t size : {0, 1, 2, 3, 4, 5, 100, 70'000})
    for (int run = 0; run < 8; ++run) {
      Link link;
      for (std::size_t i = 0; i < size; ++i) link.content += static_cast<char>(random() % (run % 2 ? 256 : 4));
      link.at = run % 3 ? "gjk 3 region" : "";
      link.theme = run % 5 ? "" : "projector";
      link.lesson = run % 7 ? "" : "6.3";
      link.embed = run % 4 == 0;
      EXPECT_EQ(linkOf(writeLink(link)), link) << size;
      EXPECT_EQ(linkOf("https://example.org/a/" + writeLink(link) + "\n"), link) << size;
    }
}

/// A block of RFC 1951 that holds its bytes as they are, in base64 by hand: 01, the length 2, its complement, "{}".
TEST(Link, ReadsWhatOthersWrite) {
  EXPECT_EQ(linkOf("#AQIA_f97fQ"), (Link{"{}", {}, {}, {}, false}));
  EXPECT_EQ(linkOf("gjklab.html#AQIA_f97fQ&at=gjk+3%20region&embed"), (Link{"{}", "gjk 3 region", {}, {}, true}));
  EXPECT_EQ(linkOf("#&lesson=6.3"), (Link{{}, {}, {}, "6.3", false}));
}

TEST(Link, IsToldFromFilesAndScenes) {
  for (const char* link : {"#AQ", "gjklab.html#AQ", "file:///a/b.html#AQ", "https://example.org/#AQ", " #AQ\n"})
    EXPECT_TRUE(isLink(link)) << link;
  for (const char* other : {"", "scene.json", "C#/scene.json", "# Lesson", "{\"gjklab\":1}", "a/b.html", "1 2 #3\n4 5"})
    EXPECT_FALSE(isLink(other)) << other;
}

TEST(Link, SaysWhatIsWrong) {
  EXPECT_NE(faultOf("#AQIA_f97f"), "") << "cut off";
  EXPECT_NE(faultOf("#AQIA_f97fQAA"), "") << "goes on behind its end";
  EXPECT_NE(faultOf("#AQIA*f97fQ"), "") << "no base64";
  EXPECT_NE(faultOf("#AQIA_f97fQ&colour=red").find("colour"), std::string::npos);
}

/// A short text that would fill the memory: 64 MB of zeros deflate to 64 kB.
TEST(Link, HoldsNoMoreThanItMay) {
  EXPECT_NE(faultOf(writeLink({std::string(kMostLinkContent + 1, '0'), {}, {}, {}, false})), "");
  EXPECT_EQ(linkOf(writeLink({std::string(kMostLinkContent, '0'), {}, {}, {}, false})).content.size(),
            kMostLinkContent);
}

/// Every link that is cut or has one character changed says so or reads as something; none crashes.
TEST(Link, SurvivesAnyChange) {
  std::mt19937 random(3);
  const std::string whole = writeLink({std::string("{\"gjklab\":1,\"dimension\":2}"), "result", {}, {}, false});
  Covered refused(20);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string changed = whole;
    changed[i] = static_cast<char>(random() % 256);
    if (!faultOf(changed).empty()) ++refused;
    if (!faultOf(whole.substr(0, i)).empty()) ++refused;
  }
}

}  // namespace
}  // namespace gjklab::link_test
