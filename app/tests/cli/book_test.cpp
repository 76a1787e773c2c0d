// gjklab book, from outside: the whole site as it lies in its folder.

#include "cli/program_run.h"
#include "model/lesson/shelf.h"
#include "model/text/system_reason.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace gjklab::book_test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostWithoutPage = std::size_t{3} << 20;  ///< bytes: the page has as many again

/// The site once for all tests: it takes seconds.
const std::map<std::string, std::string>& site() {
  static const std::map<std::string, std::string> files = [] {
    const TemporaryFolder folder("book");
    writePlainly(folder / "page.html", "<script type=\"text/plain\" id=\"program\"></script>");
    const Said said = runProgramWith({"book", "-o", folder / "site", "--page", folder / "page.html"});
    EXPECT_EQ(said.status, 0) << said.error;
    std::map<std::string, std::string> found;
    const fs::path root(folder / "site");
    for (const auto& entry : fs::recursive_directory_iterator(root))
      if (entry.is_regular_file())
        found[fs::relative(entry.path(), root).generic_string()] = readPlainly(entry.path().string());
    return found;
  }();
  return files;
}

std::vector<std::string> valuesOf(const std::string& html, const char* attribute) {
  const std::regex wanted(std::string("[ ]") + attribute + "=\"([^\"]*)\"");
  std::vector<std::string> values;
  for (std::sregex_iterator at(html.begin(), html.end(), wanted), end; at != end; ++at) values.push_back((*at)[1]);
  return values;
}

std::map<std::string, std::string> pagesOf(const std::string& ending) {
  std::map<std::string, std::string> pages;
  for (const auto& [name, bytes] : site())
    if (name.ends_with(ending) && name != "gjklab.html") pages[name] = bytes;
  return pages;
}

TEST(BookVerb, HoldsEveryBeatOfEveryLesson) {
  const LessonShelf shelf;
  const std::string& contents = site().at("index.html");
  for (std::size_t i = 0; i < shelf.entries().size(); ++i) {
    const std::string name = "lesson-" + std::to_string(i + 1) + ".html";
    ASSERT_TRUE(site().count(name)) << name;
    const std::vector<std::string> ids = valuesOf(site().at(name), "id");
    const std::set<std::string> unlike(ids.begin(), ids.end());
    EXPECT_EQ(unlike.size(), ids.size()) << name << ": a name comes twice";
    for (int k = 1; k <= shelf.entries()[i].beats; ++k) {
      const std::string beat = "beat-" + std::to_string(k);
      EXPECT_TRUE(unlike.count(beat)) << name << " " << beat;
      EXPECT_NE(contents.find("href=\"" + name + "#" + beat + "\""), std::string::npos) << name << " " << beat;
    }
  }
}

/// Each question and each challenge of a lesson has its box. Choices are answered behind themselves: of each question
/// with choices at least one is right.
TEST(BookVerb, EachQuestionCanBeAnsweredInPlace) {
  const LessonShelf shelf;
  for (std::size_t i = 0; i < shelf.entries().size(); ++i) {
    const std::string name = "lesson-" + std::to_string(i + 1) + ".html";
    const std::string& html = site().at(name);
    int questions = 0, asked = 0;
    for (const Beat& beat : shelf.read(shelf.entries()[i].file).lesson.beats)
      asked += beat.predict.has_value() + beat.reach.has_value();
    const std::string mark = "<div class=\"ask\">";
    for (std::size_t at = html.find(mark); at != std::string::npos; at = html.find(mark, at + 1)) {
      const std::string block = html.substr(at, html.find("</div>", at) - at);
      ++questions;
      if (block.find("class=\"answer\"") != std::string::npos) continue;
      EXPECT_NE(block.find("class=\"choice right\""), std::string::npos) << name << ": " << block;
      EXPECT_NE(block.find("class=\"choice wrong\""), std::string::npos) << name << ": " << block;
    }
    EXPECT_EQ(questions, asked) << name;
  }
}

TEST(BookVerb, EveryLinkLeadsSomewhereAndNoneLeavesTheSite) {
  std::size_t links = 0;
  for (const auto& [name, html] : pagesOf(".html"))
    for (const char* attribute : {"href", "src"})
      for (const std::string& link : valuesOf(html, attribute)) {
        ++links;
        const std::size_t cut = link.find('#');
        const std::string file = cut == 0 ? name : link.substr(0, cut);
        ASSERT_TRUE(site().count(file)) << name << ": " << link;
        if (cut == std::string::npos) continue;
        EXPECT_NE(site().at(file).find("id=\"" + link.substr(cut + 1) + "\""), std::string::npos)
            << name << ": " << link;
      }
  EXPECT_GT(links, 300u);
  for (const char* ending : {".html", ".css", ".js"})
    for (const auto& [name, bytes] : pagesOf(ending)) EXPECT_EQ(bytes.find("http"), std::string::npos) << name;
}

/// Each tag is closed in the order in which tags were opened.
TEST(BookVerb, IsWellFormed) {
  const std::set<std::string> alone = {"!doctype", "meta", "link", "img"};
  const std::regex tag("<(/?)([!a-z0-9]+)[^>]*>");
  for (const auto& [name, html] : pagesOf(".html")) {
    std::vector<std::string> open;
    for (std::sregex_iterator at(html.begin(), html.end(), tag), end; at != end; ++at) {
      if (alone.count((*at)[2])) continue;
      if ((*at)[1].length() == 0) {
        open.push_back((*at)[2]);
        continue;
      }
      ASSERT_FALSE(open.empty()) << name << ": " << at->str();
      ASSERT_EQ(open.back(), (*at)[2]) << name << " at " << at->position();
      open.pop_back();
    }
    EXPECT_TRUE(open.empty()) << name << ": " << open.size();
  }
}

TEST(BookVerb, IsSmallEnoughForAPhone) {
  std::size_t bytes = 0;
  for (const auto& [name, file] : site()) bytes += file.size();
  EXPECT_LT(bytes, kMostWithoutPage);
}

TEST(BookVerb, WithoutAPageThePicturesStayStill) {
  const TemporaryFolder folder("book");
  const Said said = runProgramWith({"book", "-o", folder / "still"});
  ASSERT_EQ(said.status, 0) << said.error;
  EXPECT_FALSE(fs::exists(folder / "still/book.js"));
  EXPECT_EQ(readPlainly(folder / "still/lesson-1.html").find("<script"), std::string::npos);
}

TEST(BookVerb, SaysWhatIsWrong) {
  const TemporaryFolder folder("book");
  writePlainly(folder / "file", "old");
  const Said file = runProgramWith({"book", "-o", folder / "file"});
  EXPECT_EQ(file.status, 1);
  EXPECT_TRUE(
      contains(file.error, {messageWith({{"folder", folder / "file/pictures"}, {"reason", systemReason(ENOTDIR)}})}));
  EXPECT_EQ(readPlainly(folder / "file"), "old");
  const Said page = runProgramWith({"book", "-o", folder / "site", "--page", folder / "file"});
  EXPECT_EQ(page.status, 1);
  EXPECT_NE(page.error.find("./run web"), std::string::npos) << page.error;
  EXPECT_FALSE(fs::exists(folder / "site"));
}

}  // namespace
}  // namespace gjklab::book_test
