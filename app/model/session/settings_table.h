#pragma once
// The settings as a table: key, member, range and menu entry. Reading, writing, merging and the command list loop over
// it, so a new setting needs a member and a row. The defaults are those of the members.

#include "model/session/settings.h"
#include "model/text/json_tree.h"
#include "model/text/json_writer.h"

#include <functional>
#include <string>
#include <vector>

namespace gjklab {

/// How to read, write and access the value of a setting.
struct SettingValue {
  /// Empty on success, otherwise what is allowed: "must be true or false".
  std::function<std::string(const JsonTree&, const JsonNode&, Settings&)> read;
  /// Numbers are clamped to their range.
  std::function<void(JsonWriter&, const Settings&)> write;
  bool& (*flag)(Settings&) = nullptr;                      ///< of a switch
  std::vector<std::string>& (*list)(Settings&) = nullptr;  ///< of a list, the newest element first
  std::size_t most = 0;                                    ///< elements of a list
};

/// Where the command list shows a switch.
enum class SwitchMenu : std::uint8_t { none, draw, compare, space, panels, steps, hand, room };

struct Setting {
  const char* key;
  SettingValue value;
  SwitchMenu menu = SwitchMenu::none;
  const char* label = "";
  const char* shortcut = nullptr;
};

/// In the order of the file and of the menus.
const std::vector<Setting>& settingsTable();

}  // namespace gjklab
