// The show block: scene, moment, what is hidden and marked.

#include "model/assets/assets.h"
#include "model/gallery/gallery.h"
#include "model/lesson/block.h"
#include "model/lesson/words.h"
#include "model/scene/method_choices.h"
#include "model/scene/scene_io.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

constexpr int kMostTests = 100;  // more than any region step has

class ShowReader {
 public:
  ShowReader(const BlockSources& sources, Show& show, std::vector<LessonFault>& faults)
      : sources_(sources), show_(show), faults_(faults) {}

  void read(const MarkdownBlock& block) {
    const Show before = show_;
    show_.line = block.line;
    show_.staging = {};
    show_.hides_answer = show_.microscope = show_.drags = false;
    show_.pair = {};
    show_.sights = {};
    show_.test.reset();
    const std::vector<BlockLine> lines = linesOf(
        block, {"scene", "world", "step",   "sights", "pair", "microscope", "method", "compare", "study", "contacts",
                "mass",  "warm",  "camera", "look",   "at",   "test",       "hide",   "mark",    "draw",  "drag"},
        faults_);
    // The scene or world first: what the other lines say is said of it.
    for (const char* key : {"scene", "world", "step", "pair", "microscope"})
      for (const BlockLine& line : lines)
        if (line.key == key) report(line, readPlace(line, before));
    for (const BlockLine& line : lines)
      if (!isPlace(line.key)) report(line, readKey(line));
    if (show_.showsWorld()) show_.look = Look::world;
    if (show_.scene_name.empty() && faults_.empty())
      faults_.push_back({block.line, tr("the first show block must name a scene or a world: \"scene: ID\"")});
  }

 private:
  void report(const BlockLine& line, std::string error) {
    if (!error.empty()) faults_.push_back({line.line, fmt::format("{}: {}", line.key, error)});
  }

  static bool isPlace(const std::string& key) {
    return key == "scene" || key == "world" || key == "step" || key == "pair" || key == "microscope";
  }

  std::string readPlace(const BlockLine& line, const Show& before) {
    if (line.key == "scene") return readScene(line.value);
    if (line.key == "world") return readWorldOf(line.value, sources_, show_);
    if (line.key == "step") return readStep(line.value, show_);
    return readPair(line.value, line.key == "microscope", before, show_);
  }

  std::string readKey(const BlockLine& line) {
    const std::string& value = line.value;
    if (line.key == "sights") return readSights(value, show_);
    if (show_.showsWorld()) return tr("applies only to a scene, or to a pair under the microscope");
    if (line.key == "at") return parseAddress(value, show_.at);
    if (line.key == "test") return readTest(value);
    if (line.key == "hide") return readList(value, [this](const std::string& word) { return hide(word); });
    if (line.key == "mark") return readList(value, [this](const std::string& word) { return mark(word); });
    if (line.key == "look") return readLook(value);
    if (line.key == "draw") return readPrimer(value);
    if (line.key == "method") return readMethod(value);
    if (line.key == "compare") return readRival(value);
    if (line.key == "study") return readStudy(value);
    if (line.key == "drag") return readDrag(value);
    if (line.key == "contacts") return readFlag(value, show_.opening.contacts);
    if (line.key == "mass") return readFlag(value, show_.opening.mass);
    if (line.key == "warm") return readFlag(value, show_.opening.warm_start);
    return readCamera(value);
  }

  /// A built-in scene, or a file beside the lesson.
  std::string readScene(const std::string& name) {
    Show fresh;
    fresh.line = show_.line;
    fresh.scene_name = name;
    // A lesson's switches are its own, not the user's.
    fresh.opening.study = Study::query;
    fresh.opening.compare = fresh.opening.warm_start = fresh.opening.contacts = fresh.opening.mass = false;
    if (name.ends_with(".json")) {
      if (name.find("..") != std::string::npos || name.starts_with("/"))
        return tr("must be a file beside the lesson; it is \"{text}\"", arg("text", name));
      std::string called;
      const auto text = readBeside(name, sources_, called);
      if (const auto* error = std::get_if<AssetError>(&text)) return error->message;
      auto scene = gjklab::readScene(std::get<std::string>(text), called);
      if (const auto* error = std::get_if<SceneError>(&scene)) return error->message;
      fresh.scene = std::get<Scene>(std::move(scene));
    } else {
      const auto& all = gallery();
      const auto found =
          std::find_if(all.begin(), all.end(), [&](const GalleryEntry& entry) { return entry.id == name; });
      if (found == all.end())
        return tr("there is no built-in scene \"{text}\" (a file beside the lesson ends in .json); {allowed}",
                  arg("text", name), arg("allowed", alike(name)));
      fresh.scene = found->scene;
      fresh.camera = found->camera;
    }
    show_ = std::move(fresh);
    return {};
  }

  /// Ids that share the beginning of a word with one that does not exist; all of them would be a page.
  static std::string alike(const std::string& name) {
    std::string some;
    for (const GalleryEntry& entry : gallery())
      if (name.size() >= 3 && entry.id.find(name.substr(0, std::min<std::size_t>(4, name.size()))) != std::string::npos)
        some += (some.empty() ? "" : ", ") + entry.id;
    return some.empty() ? std::string(tr("the gallery and assets/scenes have them"))
                        : tr("there are {scenes}", arg("scenes", some));
  }

  template <class Read>
  static std::string readList(const std::string& value, Read read) {
    for (const std::string& word : splitAt(value, ","))
      if (std::string error = read(word); !error.empty()) return error;
    return {};
  }

  std::string hide(const std::string& word) {
    if (word == "answer") {
      show_.hides_answer = true;
      return {};
    }
    return parseHidden(word, show_.staging.hidden);
  }

  std::string mark(const std::string& word) {
    PickTarget target;
    std::string error = parseMark(word, target);
    if (error.empty()) show_.staging.marks.push_back(target);
    return error;
  }

  std::string readTest(const std::string& value) {
    const auto number = numberFrom(value);
    if (!number || *number < 1 || *number > kMostTests || *number != static_cast<int>(*number))
      return tr("must be the number of one of the step's tests, from 1; it is \"{text}\"", arg("text", value));
    show_.test = static_cast<int>(*number) - 1;
    return {};
  }

  std::string readLook(const std::string& word) {
    if (word == "both")
      show_.look = Look::both;
    else if (word == "world")
      show_.look = Look::world;
    else if (word == "difference")
      show_.look = Look::difference;
    else
      return tr("must be one of both, world, difference; it is \"{text}\"", arg("text", word));
    return {};
  }

  std::string readPrimer(const std::string& value) {
    Staging& staging = show_.staging;
    if (const auto named = primerNamed(value)) {
      staging.primer = *named;
    } else if (value == "pairs")
      staging.primer = Primer::pairs;
    else if (value.starts_with("pairs ")) {
      const auto count = numberFrom(value.substr(6));
      if (!count || *count < 0 || *count > 1000) return tr("pairs must be followed by a number from 0 to 1000");
      staging.primer = Primer::pairs;
      staging.count = static_cast<int>(*count);
    } else {
      return tr(
          "must be one of pairs, pairs N, sweep, line, beyond, hold, dent, length, foot, parts, gap, between; it is "
          "\"{text}\"",
          arg("text", value));
    }
    if (staging.primer == Primer::sweep && show_.scene.dimension == 3) return tr("sweep is drawn in 1-D and 2-D only");
    if (staging.primer == Primer::dent && show_.scene.dimension != 2) return tr("dent is drawn in 2-D only");
    return {};
  }

  std::string methodNames() const {
    std::string words;
    for (const MethodChoice& choice : methodChoices()) words += (words.empty() ? "" : ", ") + std::string(choice.id);
    return words;
  }

  std::string readMethod(const std::string& id) {
    const MethodChoice* choice = methodWithId(id);
    if (!choice)
      return tr("must be one of {allowed}; it is \"{text}\"", arg("allowed", methodNames()), arg("text", id));
    show_.scene.query = withMethod(show_.scene.query, *choice);
    return {};
  }

  std::string readRival(const std::string& id) {
    show_.opening.compare = id != "no";
    show_.opening.rival.reset();
    if (id == "no") return {};
    if (!methodWithId(id))
      return tr("must be no or one of {allowed}; it is \"{text}\"", arg("allowed", methodNames()), arg("text", id));
    show_.opening.rival = Rival{id, {}, RivalStart::same};
    return {};
  }

  std::string readStudy(const std::string& word) {
    std::string words;
    for (const Study study : kStudies) {
      if (word == name(study)) {
        show_.opening.study = study;
        return {};
      }
      words += (words.empty() ? "" : ", ") + std::string(name(study));
    }
    return tr("must be one of {allowed}; it is \"{text}\"", arg("allowed", words), arg("text", word));
  }

  std::string readDrag(const std::string& word) {
    if (word != "yes") return tr("must be yes, or be left out; it is \"{text}\"", arg("text", word));
    show_.drags = true;
    return {};
  }

  static std::string readFlag(const std::string& word, std::optional<bool>& flag) {
    if (word != "yes" && word != "no") return tr("must be yes or no; it is \"{text}\"", arg("text", word));
    flag = word == "yes";
    return {};
  }

  std::string readCamera(const std::string& value) {
    const auto numbers = numbersFrom(value, 4);
    const auto orientation =
        numbers ? unitOrientation({(*numbers)[3], (*numbers)[0], (*numbers)[1], (*numbers)[2]}) : std::nullopt;
    if (!orientation) return tr("must be a quaternion, 4 numbers x y z w that are not all zero");
    if (show_.scene.dimension != 3) return tr("only a 3-D scene has one");
    show_.camera = orientation;
    return {};
  }

  const BlockSources& sources_;
  Show& show_;
  std::vector<LessonFault>& faults_;
};

}  // namespace

std::vector<BlockLine> linesOf(const MarkdownBlock& block, const std::vector<std::string>& allowed,
                               std::vector<LessonFault>& faults) {
  std::vector<BlockLine> lines;
  int number = block.line;
  for (std::string text : splitAt(block.text, "\n")) {
    ++number;
    if (const std::size_t comment = text.find(" #"); comment != std::string::npos)
      text = trimmed(text.substr(0, comment));
    if (text.empty() || text[0] == '#') continue;
    const std::size_t colon = text.find(':');
    const std::string key = trimmed(text.substr(0, colon));
    std::string words;
    for (const std::string& each : allowed) words += (words.empty() ? "" : ", ") + each;
    if (colon == std::string::npos)
      faults.push_back({number, tr("must be \"key: value\"; it is \"{text}\"", arg("text", text))});
    else if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
      faults.push_back({number, tr("\"{key}\" is unknown here; a {block} block may have {allowed}", arg("key", key),
                                   arg("block", block.info), arg("allowed", words))});
    else if (trimmed(text.substr(colon + 1)).empty())
      faults.push_back({number, tr("{key}: has no value", arg("key", key))});
    else
      lines.push_back({key, trimmed(text.substr(colon + 1)), number});
  }
  return lines;
}

void readShow(const MarkdownBlock& block, const BlockSources& sources, Show& into, std::vector<LessonFault>& faults) {
  ShowReader(sources, into, faults).read(block);
}

}  // namespace gjklab
