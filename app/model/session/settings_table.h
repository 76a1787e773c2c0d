#pragma once
// The settings as a table: key, member, range and menu entry. Reading, writing, merging and the sheet of commands go
// over it, so that a new setting is a member and a row. The defaults are those of the members.

#include "model/session/settings.h"
#include "model/text/json_tree.h"
#include "model/text/json_writer.h"

#include <functional>
#include <string>
#include <vector>

namespace gjklab {

/// How the value of a setting is read, written and reached.
struct SettingValue {
  /// Empty when the node was taken, otherwise what is allowed: "must be true or false".
  std::function<std::string(const JsonTree&, const JsonNode&, Settings&)> read;
  /// Numbers are clamped to their range.
  std::function<void(JsonWriter&, const Settings&)> write;
  bool& (*flag)(Settings&) = nullptr;                      ///< of a switch
  std::vector<std::string>& (*list)(Settings&) = nullptr;  ///< of a list, the newest element first
  std::size_t most = 0;                                    ///< elements of a list
};

/// Where the sheet of commands shows a switch.
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
