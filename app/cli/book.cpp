// gjklab book: the lessons as a web site.

#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/verb.h"
#include "export/lesson_book.h"
#include "export/page_beat.h"
#include "model/lesson/shelf.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

namespace {

struct BookWords {
  std::string output, page;
};

std::vector<LessonPage> builtInLessons() {
  std::vector<LessonPage> lessons;
  const LessonShelf shelf;
  Progress progress(static_cast<int>(shelf.entries().size()));
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    lessons.push_back(vectorPage(shelf.read(entry.file).lesson));
    progress.step();
  }
  return lessons;
}

int runBook(const BookWords& words) {
  std::optional<std::string> page;
  if (!words.page.empty()) {
    page = orSay(readFile(words.page));
    if (!page) return 1;
    if (page->find("id=\"program\"") == std::string::npos)
      return complain(tr("{file}: is not the page that \"./run web\" builds (gjklab.html)", arg("file", words.page)),
                      1);
  }
  std::vector<BookFile> files = lessonBook(builtInLessons(), page.has_value());
  if (files.empty()) return complain(tr("could not read the style sheet, script or icon of the site"), 1);
  if (page) files.push_back({"gjklab.html", std::move(*page)});
  const std::filesystem::path folder = pathOf(words.output);
  std::string error = makeFolder(textOf(folder / "pictures"));
  for (const BookFile& file : files)
    if (error.empty()) error = writeFile(textOf(folder / pathOf(file.name)), file.bytes, Flush::program);
  return error.empty() ? 0 : complain(error, 1);
}

void declare(Verb& verb, BookWords& words) {
  verb.option("-o,--output", "DIR", words.output, translatable("folder for the site; created if missing")).required();
  verb.option("--page", "PAGE.html", words.page,
              translatable("page that \"./run web\" built; with it, the picture being read becomes interactive"));
}

}  // namespace

void declareBook(CommandLine& line) {
  line.addVerb<BookWords>("book", translatable("writes the built-in lessons as a web site"), runBook, declare);
}

}  // namespace gjklab
