#include "model/session/settings_table.h"

#include "model/playback/player.h"
#include "model/scene/method_choices.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <type_traits>

namespace gjklab {
namespace {

/// A member of the settings, or of one of its members.
template <auto... Path>
auto& memberAt(Settings& settings) {
  return (settings.*....*Path);
}
template <auto... Path>
const auto& memberAt(const Settings& settings) {
  return (settings.*....*Path);
}

template <auto... Path>
SettingValue flagValue() {
  SettingValue value;
  value.read = [](const JsonTree&, const JsonNode& node, Settings& into) -> std::string {
    if (node.kind != JsonNode::Kind::boolean) return tr("must be true or false");
    memberAt<Path...>(into) = node.number != 0;
    return "";
  };
  value.write = [](JsonWriter& json, const Settings& from) { json.truth(memberAt<Path...>(from)); };
  value.flag = [](Settings& settings) -> bool& { return memberAt<Path...>(settings); };
  return value;
}

template <auto... Path>
SettingValue numberValue(double least, double greatest) {
  SettingValue value;
  value.read = [least, greatest](const JsonTree&, const JsonNode& node, Settings& into) -> std::string {
    if (node.kind != JsonNode::Kind::number || !(node.number >= least && node.number <= greatest))
      return tr("must be a number from {least} to {most}", arg("least", least), arg("most", greatest));
    memberAt<Path...>(into) = node.number;
    return "";
  };
  value.write = [least, greatest](JsonWriter& json, const Settings& from) {
    const double number = memberAt<Path...>(from);
    json.number(std::isfinite(number) ? std::clamp(number, least, greatest) : least);
  };
  return value;
}

template <auto... Path>
SettingValue wholeValue(int least, int greatest) {
  SettingValue value;
  value.read = [least, greatest](const JsonTree&, const JsonNode& node, Settings& into) -> std::string {
    if (node.kind != JsonNode::Kind::number || !(node.number >= least && node.number <= greatest) ||
        node.number != std::floor(node.number))
      return tr("must be a whole number from {least} to {most}", arg("least", least), arg("most", greatest));
    memberAt<Path...>(into) = static_cast<int>(node.number);
    return "";
  };
  value.write = [least, greatest](JsonWriter& json, const Settings& from) {
    json.whole(std::clamp(memberAt<Path...>(from), least, greatest));
  };
  return value;
}

/// A value and the word for it in the file.
template <class T>
struct SettingWord {
  T value;
  const char* word;
};

const SettingWord<ThemeName> kThemes[] = {{ThemeName::light, name(ThemeName::light)},
                                          {ThemeName::dark, name(ThemeName::dark)},
                                          {ThemeName::projector, name(ThemeName::projector)}};
constexpr SettingWord<Naming> kNamings[] = {{Naming::letters, "letters"}, {Naming::for_life, "for-life"}};
constexpr SettingWord<RivalStart> kStarts[] = {{RivalStart::same, "same"}, {RivalStart::reverse, "reverse"}};
const SettingWord<std::optional<gjk::Rounding>> kRoundings[] = {
    {std::nullopt, "same"}, {gjk::Rounding::core, "core"}, {gjk::Rounding::support, "support"}};

std::span<const SettingWord<std::string>> methodWords() {
  static const std::vector<SettingWord<std::string>> words = [] {
    std::vector<SettingWord<std::string>> all;
    for (const MethodChoice& choice : methodChoices()) all.push_back({choice.id, choice.id});
    return all;
  }();
  return words;
}

template <auto... Path, class T>
SettingValue wordValue(std::span<const SettingWord<T>> words) {
  SettingValue value;
  value.read = [words](const JsonTree& tree, const JsonNode& node, Settings& into) -> std::string {
    std::string items, last;
    for (const SettingWord<T>& each : words) {
      if (node.kind == JsonNode::Kind::string && tree.texts[static_cast<std::size_t>(node.text)] == each.word) {
        memberAt<Path...>(into) = each.value;
        return "";
      }
      if (!last.empty()) items += (items.empty() ? "" : ", ") + last;
      last = fmt::format("\"{}\"", each.word);
    }
    const std::string allowed = items.empty() ? last : tr("{items} or {last}", arg("items", items), arg("last", last));
    return tr("must be {words}", arg("words", allowed));
  };
  value.write = [words](JsonWriter& json, const Settings& from) {
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&](const SettingWord<T>& each) { return each.value == memberAt<Path...>(from); });
    json.text(found == words.end() ? words.front().word : found->word);
  };
  return value;
}

template <auto... Path, class T, std::size_t N>
SettingValue wordValue(const SettingWord<T> (&words)[N]) {
  return wordValue<Path...>(std::span<const SettingWord<T>>(words));
}

/// A list of at most this many texts; `what`: their kind.
template <auto... Path>
SettingValue textsValue(std::size_t most, const char* what) {
  SettingValue value;
  value.read = [most, what](const JsonTree& tree, const JsonNode& node, Settings& into) -> std::string {
    std::vector<std::string> found;
    bool right = node.kind == JsonNode::Kind::array;
    for (std::int32_t i = right ? node.first : -1; i >= 0; i = tree.nodes[static_cast<std::size_t>(i)].next) {
      const JsonNode& element = tree.nodes[static_cast<std::size_t>(i)];
      right = right && element.kind == JsonNode::Kind::string;
      if (right && found.size() < most) found.push_back(tree.texts[static_cast<std::size_t>(element.text)]);
    }
    if (!right) return tr("must be an array of {things}", arg("things", tr(what)));
    memberAt<Path...>(into) = std::move(found);
    return "";
  };
  value.write = [most](JsonWriter& json, const Settings& from) {
    const std::vector<std::string>& all = memberAt<Path...>(from);
    json.list(std::span(all).first(std::min(all.size(), most)), [&json](const std::string& text) { json.text(text); });
  };
  value.list = [](Settings& settings) -> std::vector<std::string>& { return memberAt<Path...>(settings); };
  value.most = most;
  return value;
}

/// The code of a language: letters and "_"; empty for the environment's.
template <auto... Path>
SettingValue languageValue() {
  SettingValue value;
  value.read = [](const JsonTree& tree, const JsonNode& node, Settings& into) -> std::string {
    constexpr std::size_t kLongest = 12;
    const std::string code =
        node.kind == JsonNode::Kind::string ? tree.texts[static_cast<std::size_t>(node.text)] : "?";
    const bool right = std::all_of(code.begin(), code.end(),
                                   [](char c) { return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
    if (!right || code.size() > kLongest) return tr("must be the code of a language, such as \"de\", or \"\"");
    memberAt<Path...>(into) = code;
    return "";
  };
  value.write = [](JsonWriter& json, const Settings& from) { json.text(memberAt<Path...>(from)); };
  return value;
}

std::vector<Setting> makeTable() {
  using S = Settings;
  using F = FigureOptions;
  using I = Inquiry;
  return {
      {"theme", wordValue<&S::theme>(kThemes)},
      {"fold_tests", flagValue<&S::folds, &Folds::tests>()},
      {"fold_simplex", flagValue<&S::folds, &Folds::simplex>()},
      {"fold_numbers", flagValue<&S::folds, &Folds::numbers>()},
      {"fold_tables", flagValue<&S::folds, &Folds::tables>()},
      {"fold_bounds", flagValue<&S::folds, &Folds::bounds>()},
      {"fold_algorithm", flagValue<&S::folds, &Folds::algorithm>()},
      {"ui_scale", numberValue<&S::ui_scale>(0.5, 3)},
      {"splitter", numberValue<&S::splitter>(0.2, 0.8)},
      {"speed", numberValue<&S::speed>(kSlowest, kFastest)},
      {"window_width", wholeValue<&S::window_width>(320, 16384)},
      {"window_height", wholeValue<&S::window_height>(240, 16384)},
      {"vertex_names", wordValue<&S::naming>(kNamings)},
      {"warm_start", flagValue<&S::inquiry, &I::warm_start>()},
      {"compare", flagValue<&S::inquiry, &I::compare>()},
      {"rival_method", wordValue<&S::inquiry, &I::rival, &Rival::method>(methodWords())},
      {"rival_rounding", wordValue<&S::inquiry, &I::rival, &Rival::rounding>(kRoundings)},
      {"rival_start", wordValue<&S::inquiry, &I::rival, &Rival::start>(kStarts)},
      {"rival_rounded", flagValue<&S::inquiry, &I::rival, &Rival::rounded>()},
      {"contact_manifold", flagValue<&S::inquiry, &I::contacts>()},
      {"mass_properties", flagValue<&S::inquiry, &I::mass>()},
      {"language", languageValue<&S::language>()},
      {"greeted", flagValue<&S::greeted>()},

      {"grid", flagValue<&S::figure, &F::grid>(), SwitchMenu::draw, translatable("Grid")},
      {"difference_vertices", flagValue<&S::figure, &F::difference_vertices>(), SwitchMenu::draw,
       translatable("Vertices of A ⊖ B")},
      {"bounds", flagValue<&S::figure, &F::bounds>(), SwitchMenu::draw, translatable("Bounds around O")},
      {"projections", flagValue<&S::figure, &F::projections>(), SwitchMenu::draw,
       translatable("Projections onto the direction")},
      {"handles", flagValue<&S::figure, &F::handles>(), SwitchMenu::draw, translatable("Handles")},
      {"compare_world", flagValue<&S::compare_world>(), SwitchMenu::compare,
       translatable("World space while comparing")},
      {"find_view", flagValue<&S::find_view>(), SwitchMenu::space, translatable("Turn to see each step")},
      {"perspective", flagValue<&S::perspective>(), SwitchMenu::space, translatable("Perspective"), "O"},
      {"stage_numbers", flagValue<&S::stage_numbers>(), SwitchMenu::panels, translatable("Numbers on the Stage"), "N"},
      {"stage_note", flagValue<&S::stage_note>(), SwitchMenu::panels, translatable("Notes of a lecture on the Stage"),
       "Shift N"},
      {"scene_panel", flagValue<&S::scene_panel>(), SwitchMenu::panels, translatable("Edit: the scene panel"), "F8"},
      {"inspector", flagValue<&S::inspector>(), SwitchMenu::panels, translatable("Inspector")},
      {"panels_visible", flagValue<&S::panels_visible>(), SwitchMenu::panels, translatable("All panels"), "Tab"},
      {"ask_first", flagValue<&S::ask_first>(), SwitchMenu::steps, translatable("Ask first: question, then answer"),
       "H"},
      {"answer_ahead", flagValue<&S::answer_ahead>(), SwitchMenu::steps, translatable("Answer from the first step")},
      {"each_test", flagValue<&S::each_test>(), SwitchMenu::steps, translatable("The region step test by test"),
       "Alt →"},
      {"tests_in_space", flagValue<&S::tests_in_space>(), SwitchMenu::space,
       translatable("Regions in space test by test")},
      {"snap", flagValue<&S::snap>(), SwitchMenu::hand, translatable("Snap to the grid"), "Ctrl"},
      {"linked_cameras", flagValue<&S::linked_cameras>(), SwitchMenu::hand, translatable("Linked cameras")},
      {"reduce_motion", flagValue<&S::reduce_motion>(), SwitchMenu::hand, translatable("Reduce motion")},
      {"stage", flagValue<&S::stage>(), SwitchMenu::room, translatable("Stage: for an audience"), "S"},
      {"fullscreen", flagValue<&S::fullscreen>(), SwitchMenu::room, translatable("Full screen"), "F11"},

      {"picture_folder", textsValue<&S::picture_folder>(1, translatable("folders"))},
      {"recent", textsValue<&S::recent>(kMostRecent, translatable("file names"))},
  };
}

}  // namespace

const std::vector<Setting>& settingsTable() {
  static const std::vector<Setting> table = makeTable();
  return table;
}

}  // namespace gjklab
