#pragma once
// What a message of the program may read in English, from its arguments. A test states facts and no wording:
// messageWith({{"allowed", "json, text"}, {"text", "csv"}}) is each message of the catalogue that has just these
// arguments, with these values in their places. A text that comes from another process, or is a part of a file, is
// compared with these; texts of this process can also be asked by TestLanguage (messages_in.h).

#include "catalogue_entries.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gjklab {

/// Texts one of which is expected.
class Wordings {
 public:
  Wordings(const char* text) : all_{text} {}
  Wordings(std::string text) : all_{std::move(text)} {}
  explicit Wordings(std::vector<std::string> all) : all_(std::move(all)) {}

  const std::vector<std::string>& all() const { return all_; }

  friend Wordings operator+(const Wordings& left, const Wordings& right) {
    std::vector<std::string> all;
    for (const std::string& first : left.all_)
      for (const std::string& second : right.all_) all.push_back(first + second);
    return Wordings(std::move(all));
  }

 private:
  std::vector<std::string> all_;
};

namespace messages_with_detail {

/// By the names of their arguments; without escapes.
inline std::map<std::set<std::string>, std::vector<test::CatalogueEntry>> messagesByNames() {
  std::map<std::set<std::string>, std::vector<test::CatalogueEntry>> all;
  for (const test::CatalogueEntry& entry : test::catalogueEntries())
    if (!entry.english.empty())
      all[argumentsOf(entry)].push_back({entry.context, test::unescaped(entry.english), test::unescaped(entry.plural),
                                         test::unescaped(entry.german), test::unescaped(entry.german_plural)});
  return all;
}

inline std::string filledIn(std::string sentence, const std::map<std::string, std::string>& values) {
  std::string out;
  for (std::size_t at = 0; at < sentence.size();) {
    const std::size_t end = sentence[at] == '{' ? sentence.find('}', at) : sentence.npos;
    const auto value = end == sentence.npos ? values.end() : values.find(sentence.substr(at + 1, end - at - 1));
    out += value == values.end() ? sentence.substr(at, 1) : value->second;
    at = value == values.end() ? at + 1 : end + 1;
  }
  return out;
}

enum class Tongue { english, german };

inline Wordings messageIn(Tongue tongue, std::initializer_list<std::pair<const char*, Wordings>> arguments,
                          std::string_view key_word) {
  static const auto known = messagesByNames();
  std::set<std::string> names;
  std::vector<std::map<std::string, std::string>> choices(1);
  for (const auto& [name, value] : arguments) {
    names.insert(name);
    std::vector<std::map<std::string, std::string>> more;
    for (const auto& choice : choices)
      for (const std::string& text : value.all()) {
        more.push_back(choice);
        more.back()[name] = text;
      }
    choices = std::move(more);
  }
  std::vector<std::string> all;
  if (const auto entries = known.find(names); entries != known.end() && (!names.empty() || !key_word.empty()))
    for (const auto& [context, singular, plural, german, german_plural] : entries->second)
      for (const auto& values : choices) {
        const auto count = values.find("n");
        const bool several = !plural.empty() && count != values.end() && count->second != "1";
        if ((several ? plural : singular).find(key_word) == std::string::npos) continue;
        const bool english = tongue == Tongue::english;
        all.push_back(filledIn(english ? (several ? plural : singular) : (several ? german_plural : german), values));
      }
  EXPECT_FALSE(all.empty()) << "no message has these arguments and the key word \"" << key_word << "\"";
  return Wordings(std::move(all));
}

}  // namespace messages_with_detail

/// Each message with these arguments and no others, filled in; a value may be a message itself. `key_word`: where other
/// messages have the same arguments, a word or two that only the one meant has. Without arguments it is required.
/// Fails the test when no message is like this.
inline Wordings messageWith(std::initializer_list<std::pair<const char*, Wordings>> arguments,
                            std::string_view key_word = "") {
  return messages_with_detail::messageIn(messages_with_detail::Tongue::english, arguments, key_word);
}

/// A message without arguments, by a word or two that distinguish it from others.
inline Wordings messageWith(const char* key_word) { return messageWith({}, key_word); }

/// The same in German; the key word is one of the English message.
inline Wordings germanWith(std::initializer_list<std::pair<const char*, Wordings>> arguments,
                           std::string_view key_word = "") {
  return messages_with_detail::messageIn(messages_with_detail::Tongue::german, arguments, key_word);
}
inline Wordings germanWith(const char* key_word) { return germanWith({}, key_word); }

/// Whether no whole word of the text is one that every English sentence has, and none of German.
inline testing::AssertionResult hasNoEnglish(const std::string& text) {
  static const std::set<std::string> english{"the",  "of",  "and",  "is", "are", "to", "with",   "without", "not",
                                             "from", "has", "have", "by", "it",  "no", "cannot", "must"};
  std::string word;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : ' ';
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
    if (letter) word += c;
    if (letter) continue;
    if (english.contains(word)) return testing::AssertionFailure() << "\"" << word << "\" in\n" << text;
    word.clear();
  }
  return testing::AssertionSuccess();
}

/// Whether the text is just one of these.
inline testing::AssertionResult reads(const std::string& text, const Wordings& wanted) {
  testing::AssertionResult no = testing::AssertionFailure() << '"' << text.substr(0, 2000) << "\" is none of";
  for (const std::string& each : wanted.all()) {
    if (each == text) return testing::AssertionSuccess();
    no << "\n  \"" << each << '"';
  }
  return no;
}

/// Whether the text has one of each, in this order.
inline testing::AssertionResult contains(const std::string& text, std::initializer_list<Wordings> wanted) {
  std::size_t at = 0;
  for (const Wordings& each : wanted) {
    std::size_t end = text.npos;
    for (const std::string& one : each.all())
      if (const std::size_t found = text.find(one, at); found != text.npos) end = std::min(end, found + one.size());
    if (end == text.npos) {
      testing::AssertionResult no = testing::AssertionFailure() << '"' << text.substr(at, 2000) << "\" has none of";
      for (const std::string& one : each.all()) no << "\n  \"" << one << '"';
      return no;
    }
    at = end;
  }
  return testing::AssertionSuccess();
}

}  // namespace gjklab
