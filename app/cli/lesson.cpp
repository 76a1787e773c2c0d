// gjklab lesson: lists lessons, checks them, writes them to be printed.

#include "cli/lessons_given.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "model/lesson/shelf.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {
namespace {

int list(const std::string& folder) {
  if (const std::string fault = folder.empty() ? "" : faultOfLessons(folder); !fault.empty()) return complain(fault);
  const LessonShelf shelf = folder.empty() ? LessonShelf() : LessonShelf(folder);
  std::string text;
  int unread = 0;
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    const auto bytes = folder.empty() ? std::variant<std::string, FileError>() : readFile(shelf.called(entry.file));
    if (const auto* error = std::get_if<FileError>(&bytes)) {
      ++unread;
      fmt::print(stderr, "{}\n", error->message);
    } else {
      text += fmt::format("{}: {}\n  {}\n", entry.file, entry.title, entry.goal);
    }
  }
  const int status = deliver(text);
  return unread > 0 ? 2 : status;
}

/// "FILE:LINE: what is wrong and what is allowed", one line each; exit status 2 where there is any.
int check(const std::vector<std::string>& paths) {
  int faults = 0, lessons = 0;
  for (const std::string& path : paths) {
    if (const std::string fault = faultOfLessons(path); !fault.empty()) return complain(fault);
    const LessonShelf shelf(path);
    for (const LessonShelf::Entry& entry : shelf.entries()) {
      ++lessons;
      for (const LessonFault& fault : shelf.read(entry.file).faults) {
        ++faults;
        fmt::print(stderr, "{}:{}: {}\n", shelf.called(entry.file), fault.line, fault.sentence);
      }
    }
  }
  if (faults > 0) return 2;
  return deliver(trn("{n} lesson has no mistakes.", "{n} lessons have no mistakes.", lessons) + "\n");
}

struct LessonWords {
  std::string action, output;
  std::vector<std::string> paths;
};

int runLesson(const LessonWords& words, int (*handout)(const std::string&, const std::string&)) {
  if (words.action == "list") {
    if (words.paths.size() > 1) return usageError(tr("lesson list accepts at most one folder"));
    return list(words.paths.empty() ? "" : words.paths.front());
  }
  if (words.action != "check" && words.action != "handout")
    return usageError(
        tr("lesson must be followed by list, check or handout, not by \"{action}\"", arg("action", words.action)));
  if (words.paths.empty()) return usageError(tr("lesson {action} needs a lesson file", arg("action", words.action)));
  if (words.action == "check") return check(words.paths);
  if (words.paths.size() > 1) return usageError(tr("lesson handout accepts only one lesson at a time"));
  if (!words.output.ends_with(".pdf") && !words.output.ends_with(".html"))
    return usageError(words.output.empty()
                          ? tr("lesson handout needs -o OUT.pdf or -o OUT.html")
                          : tr("lesson handout: the output file must end in .pdf or .html; it is \"{output}\"",
                               arg("output", words.output)));
  if (handout != nullptr) return handout(words.paths.front(), words.output);
  return complain(fmt::format("gjklab: {}", tr("this build cannot draw the pictures of a handout")), 1);
}

void declare(Verb& verb, LessonWords& words) {
  verb.argument("ACTION", words.action, translatable("what to do: list, check or handout")).required();
  verb.argument("FILE", words.paths,
                translatable("lesson files or folders of lessons; by default, list shows the built-in lessons"));
  verb.option("-o,--output", "OUT.pdf", words.output, translatable("output file of handout, ending in .pdf or .html"));
}

}  // namespace

void declareLesson(CommandLine& line, int (*handout)(const std::string&, const std::string&)) {
  line.addVerb<LessonWords>(
      "lesson", translatable("lists lessons, checks them, or writes handouts"),
      [handout](const LessonWords& words) { return runLesson(words, handout); }, declare);
}

}  // namespace gjklab
