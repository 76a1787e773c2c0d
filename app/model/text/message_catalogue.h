#pragma once
// The sentences of one language: a GNU gettext catalogue (.po), read as the translator saved it.

#include "model/text/plural_rule.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// Immutable after reading, so any number of threads may use it.
class MessageCatalogue {
 public:
  /// Reads the text of a .po file. An entry that cannot be used stays English: fuzzy entries silently, others with a
  /// sentence in `faults`. `file`: its name in these sentences.
  static MessageCatalogue read(std::string_view text, const std::string& file, std::vector<std::string>& faults);
  /// A language for tests: each sentence is longer, accented and in ⟦brackets⟧; names in braces are unchanged.
  static MessageCatalogue pseudo();

  /// The translation, or null if there is none. Valid as long as the catalogue.
  const char* find(std::string_view context, std::string_view english) const;
  /// The form for this number of things.
  const char* find(std::string_view singular, std::string_view plural, unsigned long n) const;

  std::size_t size() const { return messages_.size(); }

 private:
  friend class PoReader;
  std::map<std::string, std::vector<std::string>, std::less<>> messages_;  ///< by context, U+0004, English
  PluralRule plural_;
  bool pseudo_ = false;
};

/// The names in braces of a sentence, sorted, each once: "n", "depth".
std::vector<std::string> argumentNames(std::string_view sentence);

}  // namespace gjklab
