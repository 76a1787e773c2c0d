// gjklab page: the page of ./run web with a scene, a world, a lecture or lessons in it, as one file for any browser.

#include "cli/input.h"
#include "cli/lessons_given.h"
#include "cli/link_words.h"
#include "cli/output.h"
#include "cli/page_file.h"
#include "cli/verb.h"
#include "model/lesson/shelf.h"
#include "model/store/files.h"
#include "model/text/json_writer.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

namespace {

struct PageWords {
  LinkWords link;
  std::string output, page;
};

/// The lessons of a folder, or one of them, with the folder's scenes, as an object: names of files and their text.
std::optional<std::string> lessonsAsJson(const std::string& path) {
  const LessonShelf shelf(path);
  std::error_code failure;
  const bool folder = std::filesystem::is_directory(pathOf(path), failure);
  const Assets files(folder ? path : textOf(pathOf(path).parent_path() / "."));
  std::string object;
  std::size_t size = 0;
  const auto add = [&](const std::string& name, const std::string& text) {
    size += text.size();
    object += fmt::format("{}{}:{}", object.empty() ? "" : ",", jsonText(name), jsonText(text));
  };
  for (const std::string& name : files.names("", ".json"))
    if (const auto text = files.read(name); std::holds_alternative<std::string>(text))
      add(name, std::get<std::string>(text));
  for (const LessonShelf::Entry& entry : shelf.entries()) add(entry.file, shelf.bytes(entry.file));
  if (size <= kMostLinkContent) return "{" + object + "}";
  complain(tr("{file}: is too large for a page; the limit is {most} MB", arg("file", path),
              arg("most", kMostLinkContent >> 20)));
  return std::nullopt;
}

/// What the page is to open, as JSON; nothing, and a sentence on standard error, where it cannot.
std::optional<std::string> workFor(const PageWords& words) {
  if (!isLessons(words.link.file)) {
    const std::optional<Link> link = linkTo(words.link);
    if (!link) return std::nullopt;
    return workOf(*link);
  }
  if (const std::string fault = faultOfLessons(words.link.file); !fault.empty()) {
    complain(fault);
    return std::nullopt;
  }
  const std::optional<std::string> lessons = lessonsAsJson(words.link.file);
  return lessons ? std::optional(fmt::format("{{\"lessons\":{}}}", *lessons)) : std::nullopt;
}

int runPage(const PageWords& words) {
  if (!words.output.ends_with(".html"))
    return usageError(tr("the page's name must end in .html; it is \"{output}\"", arg("output", words.output)));
  const std::optional<std::string> work = workFor(words);
  if (!work) return 2;
  std::string error;
  const std::string page = pageWith(*work, words.page, error);
  if (page.empty())
    return complain(words.page.empty() ? tr("{fault}, or name it with --page", arg("fault", error)) : error, 1);
  error = writeFile(words.output, page);
  return error.empty() ? 0 : complain(error, 1);
}

void declare(Verb& verb, PageWords& words) {
  verb.argument(
          "FILE", words.link.file,
          translatable("file of a scene, world, lecture or lesson, or a folder of lessons; '-' is standard input"))
      .required();
  verb.option("-o,--output", "OUT.html", words.output, translatable("output file, ending in .html")).required();
  verb.option("--step", "STEP", words.link.step, translatable("step at which it opens, such as \"gjk 3 region\""),
              parseAddress);
  verb.option("--page", "PAGE.html", words.page,
              translatable("page that \"./run web\" built; needed only if gjklab does not find it"));
}

}  // namespace

void declarePage(CommandLine& line) {
  line.addVerb<PageWords>(
      "page",
      translatable("writes the program with a scene, world, lecture or lessons as one HTML file for any browser"),
      runPage, declare);
}

}  // namespace gjklab
