#include "model/session/settings.h"

#include "model/playback/player.h"
#include "model/scene/method_choices.h"
#include "model/text/json_tree.h"
#include "model/text/json_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace gjklab {

namespace {

constexpr std::size_t kMostRecent = 10, kMostScores = 2000, kMostLessons = 200;

/// A value and the word for it in the file.
template <class T>
struct Word {
  T value;
  const char* word;
};

const Word<ThemeName> kThemes[] = {{ThemeName::light, name(ThemeName::light)},
                                   {ThemeName::dark, name(ThemeName::dark)},
                                   {ThemeName::projector, name(ThemeName::projector)}};
constexpr Word<Naming> kNamings[] = {{Naming::letters, "letters"}, {Naming::for_life, "for-life"}};
constexpr Word<RivalStart> kStarts[] = {{RivalStart::same, "same"}, {RivalStart::reverse, "reverse"}};
const Word<std::optional<gjk::Rounding>> kRoundings[] = {
    {std::nullopt, "same"}, {gjk::Rounding::core, "core"}, {gjk::Rounding::support, "support"}};

const std::vector<Word<std::string>>& methodWords() {
  static const std::vector<Word<std::string>> words = [] {
    std::vector<Word<std::string>> all;
    for (const MethodChoice& choice : methodChoices()) all.push_back({choice.id, choice.id});
    return all;
  }();
  return words;
}

/// Goes over every setting with its key and its range: once to read, once to write, so that the two cannot differ.
template <class Visitor>
void visitSettings(Settings& settings, Visitor&& visitor) {
  visitor.word("theme", settings.theme, std::span(kThemes));
  visitor.flag("stage", settings.stage);
  visitor.flag("stage_numbers", settings.stage_numbers);
  visitor.flag("fold_tests", settings.folds.tests);
  visitor.flag("fold_simplex", settings.folds.simplex);
  visitor.flag("fold_numbers", settings.folds.numbers);
  visitor.flag("fold_tables", settings.folds.tables);
  visitor.flag("fold_bounds", settings.folds.bounds);
  visitor.flag("fold_algorithm", settings.folds.algorithm);
  visitor.number("ui_scale", settings.ui_scale, 0.5, 3);
  visitor.number("splitter", settings.splitter, 0.2, 0.8);
  visitor.flag("panels_visible", settings.panels_visible);
  visitor.flag("scene_panel", settings.scene_panel);
  visitor.flag("inspector", settings.inspector);
  visitor.flag("linked_cameras", settings.linked_cameras);
  visitor.flag("reduce_motion", settings.reduce_motion);
  visitor.flag("find_view", settings.find_view);
  visitor.flag("each_test", settings.each_test);
  visitor.flag("perspective", settings.perspective);
  visitor.flag("ask_first", settings.ask_first);
  visitor.word("vertex_names", settings.naming, std::span(kNamings));
  visitor.flag("snap", settings.snap);
  visitor.flag("warm_start", settings.inquiry.warm_start);
  visitor.flag("fullscreen", settings.fullscreen);
  visitor.number("speed", settings.speed, kSlowest, kFastest);
  visitor.whole("window_width", settings.window_width, 320, 16384);
  visitor.whole("window_height", settings.window_height, 240, 16384);
  visitor.flag("compare", settings.inquiry.compare);
  visitor.flag("compare_world", settings.compare_world);
  visitor.word("rival_method", settings.inquiry.rival.method, std::span(methodWords()));
  visitor.word("rival_rounding", settings.inquiry.rival.rounding, std::span(kRoundings));
  visitor.word("rival_start", settings.inquiry.rival.start, std::span(kStarts));
  visitor.flag("rival_rounded", settings.inquiry.rival.rounded);
  visitor.flag("contact_manifold", settings.inquiry.contacts);
  visitor.flag("mass_properties", settings.inquiry.mass);
  visitor.flag("grid", settings.figure.grid);
  visitor.flag("difference_vertices", settings.figure.difference_vertices);
  visitor.flag("all_regions", settings.figure.all_regions);
  visitor.flag("bounds", settings.figure.bounds);
  visitor.flag("projections", settings.figure.projections);
  visitor.flag("handles", settings.figure.handles);
  visitor.flag("greeted", settings.greeted);
  visitor.texts("lessons", settings.lessons, kMostLessons, "lines");
  visitor.texts("recent", settings.recent, kMostRecent, "file names");
  std::vector<std::string> scores = settings.scores.lines();
  visitor.texts("scores", scores, kMostScores, "lines");
  settings.scores = Scores::ofLines(scores);
}

class SettingsReader {
 public:
  SettingsReader(const JsonTree& tree, std::vector<std::string>& warnings) : tree_(tree), warnings_(warnings) {}

  template <class T>
  void word(const char* key, T& into, std::span<const Word<std::type_identity_t<T>>> words) {
    const JsonNode* node = take(key);
    if (!node) return;
    std::string allowed;
    for (const auto& each : words) {
      if (node->kind == JsonNode::Kind::string && text(*node) == each.word) {
        into = each.value;
        return;
      }
      allowed += allowed.empty() ? "" : &each == &words.back() ? " or " : ", ";
      allowed += fmt::format("\"{}\"", each.word);
    }
    warn(key, "must be " + allowed);
  }
  void number(const char* key, double& into, double least, double greatest) {
    const JsonNode* node = take(key);
    if (!node) return;
    if (node->kind == JsonNode::Kind::number && node->number >= least && node->number <= greatest) {
      into = node->number;
    } else {
      warn(key, fmt::format("must be a number from {} to {}", least, greatest));
    }
  }
  void whole(const char* key, int& into, int least, int greatest) {
    const JsonNode* node = take(key);
    if (!node) return;
    if (node->kind == JsonNode::Kind::number && node->number >= least && node->number <= greatest &&
        node->number == std::floor(node->number)) {
      into = static_cast<int>(node->number);
    } else {
      warn(key, fmt::format("must be a whole number from {} to {}", least, greatest));
    }
  }
  void flag(const char* key, bool& into) {
    const JsonNode* node = take(key);
    if (!node) return;
    if (node->kind == JsonNode::Kind::boolean) {
      into = node->number != 0;
    } else {
      warn(key, "must be true or false");
    }
  }
  void texts(const char* key, std::vector<std::string>& into, std::size_t most, const char* what) {
    const JsonNode* node = take(key);
    if (!node) return;
    if (node->kind != JsonNode::Kind::array) return warn(key, "must be an array of " + std::string(what));
    std::vector<std::string> found;
    for (std::int32_t i = node->first; i >= 0; i = at(i).next) {
      if (at(i).kind != JsonNode::Kind::string) return warn(key, "must be an array of " + std::string(what));
      if (found.size() < most) found.push_back(text(at(i)));
    }
    into = std::move(found);
  }
  bool has(const char* key) const { return find(key) != nullptr; }
  /// Whatever was not asked for.
  void warnOfUnknown() {
    for (std::int32_t i = at(0).first; i >= 0; i = at(i).next) {
      const std::string& key = tree_.texts[static_cast<std::size_t>(at(i).key)];
      bool known = false;
      for (const std::string& each : known_) known = known || each == key;
      if (!known) warnings_.push_back(fmt::format("Settings: {}: unknown key; it is ignored.", printable(key)));
    }
  }

 private:
  const JsonNode& at(std::int32_t node) const { return tree_.nodes[static_cast<std::size_t>(node)]; }
  const std::string& text(const JsonNode& node) const { return tree_.texts[static_cast<std::size_t>(node.text)]; }
  const JsonNode* take(const char* key) {
    known_.emplace_back(key);
    return find(key);
  }
  const JsonNode* find(const char* key) const {
    for (std::int32_t i = at(0).first; i >= 0; i = at(i).next)
      if (tree_.texts[static_cast<std::size_t>(at(i).key)] == key) return &at(i);
    return nullptr;
  }
  void warn(const char* key, const std::string& sentence) {
    warnings_.push_back(fmt::format("Settings: {}: {}; the default is used.", key, sentence));
  }

  const JsonTree& tree_;
  std::vector<std::string>& warnings_;
  std::vector<std::string> known_;
};

class SettingsWriter {
 public:
  SettingsWriter() { json_.open('{'); }

  template <class T>
  void word(const char* key, const T& value, std::span<const Word<std::type_identity_t<T>>> words) {
    const char* found = words.front().word;
    for (const auto& each : words)
      if (each.value == value) found = each.word;
    json_.key(key).text(found);
  }
  void number(const char* key, const double& value, double least, double greatest) {
    json_.key(key).number(std::isfinite(value) ? std::min(std::max(value, least), greatest) : least);
  }
  void whole(const char* key, const int& value, int least, int greatest) {
    json_.key(key).whole(std::min(std::max(value, least), greatest));
  }
  void flag(const char* key, const bool& value) { json_.key(key).truth(value); }
  void texts(const char* key, const std::vector<std::string>& value, std::size_t most, const char*) {
    json_.key(key).list(std::span(value).first(std::min(value.size(), most)),
                        [this](const std::string& text) { json_.text(text); });
  }
  std::string finish() {
    json_.close('}');
    return json_.take() + "\n";
  }

 private:
  JsonWriter json_{0, JsonLayout::pretty, JsonZero::kept};
};

}  // namespace

Settings withTheme(Settings settings, ThemeName theme) {
  if ((theme == ThemeName::projector) != (settings.theme == ThemeName::projector))
    settings.stage = theme == ThemeName::projector;
  settings.theme = theme;
  return settings;
}

Settings readSettings(const std::string& json, std::vector<std::string>& warnings) {
  Settings settings;
  const std::variant<JsonTree, JsonFault> parsed = parseJson(json);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) {
    const std::string where = fault->line > 0 ? fmt::format("{}:{}", fault->line, fault->column) : fault->path;
    warnings.push_back(fmt::format("Settings: {}: {}; the defaults are used.", where, fault->sentence));
    return settings;
  }
  const auto& tree = std::get<JsonTree>(parsed);
  if (tree.nodes[0].kind != JsonNode::Kind::object) {
    warnings.push_back(
        fmt::format("Settings: must be an object, not {}; the defaults are used.", describe(tree.nodes[0].kind)));
    return settings;
  }
  SettingsReader reader(tree, warnings);
  visitSettings(settings, reader);
  if (!reader.has("stage")) settings.stage = settings.theme == ThemeName::projector;
  reader.warnOfUnknown();
  return settings;
}

std::string writeSettings(const Settings& settings) {
  SettingsWriter writer;
  Settings copy = settings;
  visitSettings(copy, writer);
  return writer.finish();
}

}  // namespace gjklab
