#include "model/session/settings.h"

#include "model/session/settings_table.h"
#include "model/text/json_fields.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gjklab {

namespace {

/// Keys of former versions, which kept progress (learner_progress.h) among the settings.
constexpr const char* kFormerKeys[] = {"lessons", "scores"};

bool isKnownKey(const std::string& key) {
  const std::vector<Setting>& table = settingsTable();
  return std::any_of(table.begin(), table.end(), [&](const Setting& each) { return each.key == key; }) ||
         std::find(std::begin(kFormerKeys), std::end(kFormerKeys), key) != std::end(kFormerKeys);
}

const JsonNode& nodeAt(const JsonTree& tree, std::int32_t node) { return tree.nodes[static_cast<std::size_t>(node)]; }

const std::string& keyOf(const JsonTree& tree, const JsonNode& node) {
  return tree.texts[static_cast<std::size_t>(node.key)];
}

const JsonNode* fieldNamed(const JsonTree& tree, std::string_view key) {
  for (std::int32_t i = tree.nodes[0].first; i >= 0; i = nodeAt(tree, i).next)
    if (keyOf(tree, nodeAt(tree, i)) == key) return &nodeAt(tree, i);
  return nullptr;
}

std::string settingText(const Setting& setting, const Settings& settings) {
  JsonWriter json(0, JsonLayout::spaced, JsonZero::kept);
  setting.value.write(json, settings);
  return json.take();
}

/// Keys with their values as JSON, in the order of the file.
using KeyedTexts = std::vector<std::pair<std::string, std::string>>;

std::string settingsFile(const KeyedTexts& values) {
  JsonWriter json(0, JsonLayout::pretty);
  json.open('{');
  for (const auto& [key, value] : values) json.keyOf(key).json(value);
  json.close('}');
  return json.take() + "\n";
}

/// The elements that were put at the front of `before`, in `after`.
std::vector<std::string> newElements(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  for (std::size_t count = 0;; ++count) {
    const std::vector<std::string> added(after.begin(), after.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<std::string> rest = before;
    std::erase_if(rest,
                  [&](const std::string& each) { return std::find(added.begin(), added.end(), each) != added.end(); });
    if (std::equal(after.begin() + static_cast<std::ptrdiff_t>(count), after.end(), rest.begin(),
                   rest.begin() + static_cast<std::ptrdiff_t>(std::min(rest.size(), after.size() - count))))
      return added;
  }
}

/// The list of the file with what this window has put at its front.
std::string mergedList(const Setting& setting, const JsonNode* on_disk, const JsonTree& disk, Settings before,
                       Settings now) {
  Settings theirs;
  if (on_disk) setting.value.read(disk, *on_disk, theirs);
  std::vector<std::string>& list = setting.value.list(theirs);
  const std::vector<std::string> added = newElements(setting.value.list(before), setting.value.list(now));
  std::erase_if(list,
                [&](const std::string& each) { return std::find(added.begin(), added.end(), each) != added.end(); });
  list.insert(list.begin(), added.begin(), added.end());
  return settingText(setting, theirs);
}

}  // namespace

Settings withTheme(Settings settings, ThemeName theme) {
  if ((theme == ThemeName::projector) != (settings.theme == ThemeName::projector))
    settings.stage = theme == ThemeName::projector;
  settings.theme = theme;
  return settings;
}

Settings atStart(Settings settings) {
  settings.stage = settings.theme == ThemeName::projector;
  settings.stage_numbers = settings.stage_note = false;
  return settings;
}

Settings readSettings(const JsonTree& tree, std::vector<std::string>& warnings) {
  Settings settings;
  for (const Setting& each : settingsTable())
    if (const JsonNode* node = fieldNamed(tree, each.key))
      if (const std::string allowed = each.value.read(tree, *node, settings); !allowed.empty())
        warnings.push_back(
            tr("Settings: {key}: {rule}; the default is used.", arg("key", each.key), arg("rule", allowed)));
  if (!fieldNamed(tree, "stage")) settings.stage = settings.theme == ThemeName::projector;
  for (std::int32_t i = tree.nodes[0].first; i >= 0; i = nodeAt(tree, i).next)
    if (const std::string& key = keyOf(tree, nodeAt(tree, i)); !isKnownKey(key))
      warnings.push_back(tr("Settings: {key}: unknown key; it is ignored.", arg("key", printable(key))));
  return settings;
}

std::string writeSettings(const Settings& settings) {
  KeyedTexts values;
  for (const Setting& each : settingsTable()) values.emplace_back(each.key, settingText(each, settings));
  return settingsFile(values);
}

bool sameSettings(const Settings& a, const Settings& b) {
  const std::vector<Setting>& table = settingsTable();
  return std::all_of(table.begin(), table.end(),
                     [&](const Setting& each) { return settingText(each, a) == settingText(each, b); });
}

std::string mergeSettings(const JsonTree& disk, const Settings& before, const Settings& now) {
  KeyedTexts values;
  for (std::int32_t i = disk.nodes[0].first; i >= 0; i = nodeAt(disk, i).next)
    values.emplace_back(keyOf(disk, nodeAt(disk, i)), jsonText(disk, nodeAt(disk, i)));
  for (const char* former : kFormerKeys) std::erase_if(values, [&](const auto& each) { return each.first == former; });
  for (const Setting& each : settingsTable()) {
    std::string text = settingText(each, now);
    if (text == settingText(each, before)) continue;
    if (each.value.list) text = mergedList(each, fieldNamed(disk, each.key), disk, before, now);
    const auto old =
        std::find_if(values.begin(), values.end(), [&](const auto& value) { return value.first == each.key; });
    if (old == values.end())
      values.emplace_back(each.key, std::move(text));
    else
      old->second = std::move(text);
  }
  return settingsFile(values);
}

}  // namespace gjklab
