// gjklab link: a scene, world or lecture as one line of text that opens in a browser.

#include "model/text/link.h"
#include "cli/input.h"
#include "cli/link_words.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "model/lecture/lecture.h"
#include "model/playback/address.h"
#include "model/playback/playback.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/file_kind.h"
#include "model/text/translate.h"
#include "model/world/world_file.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

/// The world in the fewest letters; nothing, and a sentence on standard error, where that cannot be.
std::optional<std::string> worldContent(const std::string& text, const LinkWords& words) {
  const std::optional<WorldFile> world = orSay(readWorld(text, sourceName(words.file)));
  if (!world) return std::nullopt;
  if (words.step.text.empty()) return writeWorld(*world, false);
  usageError(tr("--step works only with scenes; a world has no steps"));
  return std::nullopt;
}

/// The lecture likewise.
std::optional<std::string> lectureContent(const std::string& text, const LinkWords& words) {
  const std::optional<Lecture> lecture = orSay(readLecture(text, sourceName(words.file)));
  if (!lecture) return std::nullopt;
  if (words.step.text.empty()) return writeLecture(*lecture, false);
  usageError(tr("--step works only with scenes; each stop of a lecture has its own step"));
  return std::nullopt;
}

/// The scene likewise; its run must have the step.
std::optional<std::string> sceneContent(const std::string& text, const LinkWords& words) {
  const std::optional<Scene> scene = orSay(readScene(text, sourceName(words.file)));
  if (!scene) return std::nullopt;
  if (!words.step.text.empty()) {
    if (!answerable(words.file, *scene)) return std::nullopt;
    Run run;
    runQuery(*scene, run);
    int place = 0;
    if (const std::string wrong = placeOf(words.step, Timeline(run), place); !wrong.empty()) {
      complain(fmt::format("{}: {}", sourceName(words.file), wrong));
      return std::nullopt;
    }
  }
  return writeScene(*scene, false);
}

int runLink(const LinkWords& words) {
  const std::optional<Link> link = linkTo(words);
  return link ? deliver(writeLink(*link) + "\n") : 2;
}

void declare(Verb& verb, LinkWords& words) {
  verb.argument("FILE", words.file, translatable("scene, world or lecture file; '-' is standard input")).required();
  verb.option("--step", "STEP", words.step, translatable("step at which it opens, such as \"gjk 3 region\""),
              parseAddress);
  verb.flag("--embed", words.embed,
            translatable("for a page that embeds the link: shows only the picture, its caption and the slider"));
}

}  // namespace

std::optional<Link> linkTo(const LinkWords& words) {
  const std::optional<std::string> text = orSay(readFile(words.file));
  if (!text) return std::nullopt;
  Link link = linkIn(words.file);
  std::optional<std::string> content = kindOf(*text) == FileKind::world     ? worldContent(*text, words)
                                       : kindOf(*text) == FileKind::lecture ? lectureContent(*text, words)
                                                                            : sceneContent(*text, words);
  if (!content) return std::nullopt;
  if (content->size() > kMostLinkContent) {
    complain(tr("{file}: is too large for a link; the limit is {most} MB", arg("file", sourceName(words.file)),
                arg("most", kMostLinkContent >> 20)));
    return std::nullopt;
  }
  link.content = std::move(*content);
  if (!words.step.text.empty()) link.at = words.step.text;
  link.embed = link.embed || words.embed;
  return link;
}

void declareLink(CommandLine& line) {
  line.addVerb<LinkWords>(
      "link",
      translatable(
          "prints a scene, world or lecture as a link, one line of text that opens it in a browser or in gjklab"),
      runLink, declare);
}

}  // namespace gjklab
