// gjklab page: the page of ./run web with a scene, a world or a lecture in it, as one file for any browser.

#include "cli/input.h"
#include "cli/link_words.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

namespace {

struct PageWords {
  LinkWords link;
  std::string output, page;
};

constexpr std::string_view kWorkMark = "<script type=\"application/json\" id=\"gjklab-work\">";
constexpr std::string_view kProgramMark = "<script type=\"text/plain\" id=\"program\">";

/// Where the page is looked for, in this order: beside the program, where it is installed, where it is built.
std::vector<std::string> pagePlaces() {
  std::error_code failure;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failure);
  std::vector<std::string> places;
  if (failure) return places;
  for (const char* below : {"gjklab.html", "../share/gjklab/gjklab.html", "web/gjklab.html"})
    places.push_back((program.parent_path() / below).lexically_normal().string());
  return places;
}

/// The page's own text; nothing, and a sentence on standard error, where there is none.
std::optional<std::string> emptyPage(const PageWords& words) {
  std::string path = words.page;
  for (const std::string& place : pagePlaces())
    if (path.empty() && isRegularFile(place)) path = place;
  if (path.empty()) {
    complain("the page gjklab.html is not found: \"./run web\" builds it, or --page names it", 1);
    return std::nullopt;
  }
  std::optional<std::string> page = orSay(readFile(path));
  if (!page) return std::nullopt;
  // A page with work in it takes other work in its place.
  if (const std::size_t work = page->find(kWorkMark); work != std::string::npos)
    page->erase(work, page->find("</script>\n", work) + std::string_view("</script>\n").size() - work);
  if (page->find(kProgramMark) != std::string::npos && page->find("gjklab-work") != std::string::npos) return page;
  complain(fmt::format("{}: takes no scene; \"./run web\" builds one", path), 1);
  return std::nullopt;
}

int runPage(const PageWords& words) {
  if (!words.output.ends_with(".html"))
    return usageError(fmt::format("the page's name must end in .html; it is \"{}\"", words.output));
  const std::optional<Link> link = linkTo(words.link);
  if (!link) return 2;
  std::optional<std::string> page = emptyPage(words);
  if (!page) return 1;
  // A link has no letter that could end a script or a string.
  const std::string line = writeLink(*link);
  page->insert(page->find(kProgramMark),
               fmt::format("{}{{\"open\":\"{}\"}}</script>\n", kWorkMark, line.substr(line.find('#'))));
  const std::string error = writeFile(words.output, *page);
  return error.empty() ? 0 : complain(error, 1);
}

void declare(Verb& verb, PageWords& words) {
  verb.argument("FILE", words.link.file, "the scene, world or lecture; '-': standard input").required();
  verb.option("-o,--output", "OUT.html", words.output, "the page").required();
  verb.option("--step", "STEP", words.link.step, "the moment that it opens at (gjk 3 region)", parseAddress);
  verb.option("--page", "PAGE.html", words.page, "the page of \"./run web\", where it is not found by itself");
}

}  // namespace

void declarePage(CommandLine& line) {
  line.addVerb<PageWords>("page", "one file for any browser, with a scene, a world or a lecture in it", runPage,
                          declare);
}

}  // namespace gjklab
