#pragma once
// The messages of the program, for tests that compare facts instead of sentences.

#include "model/assets/assets.h"
#include "model/text/message_catalogue.h"

#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gjklab::test {

struct CatalogueEntry {
  std::string context;
  std::string english, plural;  ///< with the escapes of the file; `plural` is empty where there is none
  std::string german, german_plural;
};

/// Every catalogue names all messages; the one for German is among the embedded assets.
inline std::vector<CatalogueEntry> catalogueEntries() {
  const auto read = assets().read("po/de.po");
  std::string_view rest = std::get<std::string>(read);
  std::vector<CatalogueEntry> all;
  CatalogueEntry entry;
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string_view row = rest.substr(0, end);
    rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
    const auto quoted = [row](std::string_view keyword) {
      return std::string(row.substr(keyword.size(), row.size() - keyword.size() - 1));
    };
    if (row.starts_with("msgctxt \"")) entry.context = quoted("msgctxt \"");
    if (row.starts_with("msgid \"")) entry.english = quoted("msgid \"");
    if (row.starts_with("msgid_plural \"")) entry.plural = quoted("msgid_plural \"");
    if (row.starts_with("msgstr[1] \"")) all.back().german_plural = quoted("msgstr[1] \"");
    for (const char* keyword : {"msgstr \"", "msgstr[0] \""})
      if (row.starts_with(keyword)) {
        entry.german = quoted(keyword);
        all.push_back(std::move(entry));
        entry = {};
      }
  }
  return all;
}

/// What stands for itself in the file: \" for a quotation mark, \n for the end of a line.
inline std::string unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escaped = text[i] == '\\' && i + 1 < text.size();
    if (escaped) ++i;
    out += escaped && text[i] == 'n' ? '\n' : text[i];
  }
  return out;
}

/// Whether this is the name of an argument, and not an example of JSON.
inline bool isArgumentName(std::string_view name) {
  return name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == name.npos;
}

/// The names of a message's arguments.
inline std::set<std::string> argumentsOf(const CatalogueEntry& entry) {
  std::set<std::string> names;
  for (std::string& name : argumentNames(unescaped(entry.english + entry.plural)))
    if (isArgumentName(name)) names.insert(std::move(name));
  return names;
}

}  // namespace gjklab::test
