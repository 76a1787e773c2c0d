#pragma once
// The messages in a text of the program, each with its arguments, whatever their wording. A test switches to
// TestLanguage and compares facts: factsOf(text) == Facts{{"angle", "90"}}. The names of its arguments distinguish a
// message from others: rewording a sentence breaks no test, a wrong fact does.

#include "catalogue_entries.h"
#include "model/assets/assets.h"
#include "model/text/translate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gjklab::test {

/// The arguments of a message by name, as the user would read them in English.
using Facts = std::map<std::string, std::string>;

struct Message {
  std::string sentence;  ///< in English, without its arguments: "the search directions differ by <angle>°"
  Facts facts;
};

namespace messages_detail {

// Each message is kBegin, its sentence, for each argument kName, its name, kValue, its text, and kEnd.
constexpr char kBegin = '\1', kName = '\2', kValue = '\3', kEnd = '\4';

/// The translation of a sentence; both as they stand in a catalogue. `all`: also has the names of the other plural
/// form.
inline std::string marked(std::string_view sentence, std::string_view all) {
  std::string out(1, kBegin);
  for (const char c : sentence) out += c == '{' ? '<' : c == '}' ? '>' : c;
  for (const std::string& name : argumentNames(all)) out += kName + name + kValue + '{' + name + '}';
  return out + kEnd;
}

/// Signs such as "." in a number, and "{a}, {b}", are not messages.
inline bool hasWords(std::string_view sentence) {
  bool name = false;
  for (const char c : sentence) {
    name = c == '{' || (name && c != '}');
    if (!name && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))) return true;
  }
  return false;
}

/// Whether all its braces hold names of arguments.
inline bool hasOnlyNames(std::string_view sentence) {
  const std::vector<std::string> names = argumentNames(sentence);
  return std::all_of(names.begin(), names.end(), isArgumentName);
}

/// A catalogue in which each message is its own translation, marked.
inline std::string markedCatalogue() {
  std::string out = "msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n";
  for (const auto& [context, english, plural, german, german_plural] : catalogueEntries()) {
    if (!hasWords(english) || !hasOnlyNames(plural + english)) continue;
    out += (context.empty() ? "" : "msgctxt \"" + context + "\"\n") + "msgid \"" + english + "\"\n";
    if (plural.empty())
      out += "msgstr \"" + marked(english, english) + "\"\n\n";
    else
      out += "msgid_plural \"" + plural + "\"\nmsgstr[0] \"" + marked(english, plural + english) + "\"\nmsgstr[1] \"" +
             marked(plural, plural + english) + "\"\n\n";
  }
  return out;
}

inline const MessageCatalogue& markedMessages() {
  static const MessageCatalogue all = [] {
    std::vector<std::string> faults;
    MessageCatalogue read = MessageCatalogue::read(markedCatalogue(), "messages", faults);
    for (const std::string& fault : faults) ADD_FAILURE() << fault;
    return read;
  }();
  return all;
}

/// The text in English; its messages, outer ones first, are added to `found`.
inline std::string plain(std::string_view& rest, std::vector<Message>& found) {
  std::string out;
  while (!rest.empty() && rest.front() != kName && rest.front() != kEnd) {
    const char c = rest.front();
    rest.remove_prefix(1);
    if (c != kBegin) {
      out += c;
      continue;
    }
    const std::size_t self = found.size(), words = rest.find_first_of(std::string{kName, kEnd});
    found.push_back({std::string(rest.substr(0, words)), {}});
    rest.remove_prefix(std::min(words, rest.size()));
    while (!rest.empty() && rest.front() == kName) {
      const std::size_t value = rest.find(kValue);
      const std::string name(rest.substr(1, value - 1));
      rest.remove_prefix(value + 1);
      found[self].facts[name] = plain(rest, found);
    }
    if (!rest.empty()) rest.remove_prefix(1);
    std::string sentence = found[self].sentence;
    for (const auto& [name, value] : found[self].facts)
      for (std::size_t at = 0; (at = sentence.find("<" + name + ">", at)) != sentence.npos; at += value.size())
        sentence.replace(at, name.size() + 2, value);
    out += sentence;
  }
  return out;
}

}  // namespace messages_detail

/// Whether some message has these words: a test that looks for them in a sentence fails once no sentence has them,
/// instead of checking nothing. A tight space counts as a space.
inline bool isMessagePart(const std::string& words) {
  static const std::string all = [] {
    std::string text = std::get<std::string>(assets().read("po/de.po"));
    constexpr std::string_view kTight = "\u00a0";
    for (std::size_t at = text.find(kTight); at != text.npos; at = text.find(kTight, at))
      text.replace(at, kTight.size(), " ");
    return text;
  }();
  static std::map<std::string, bool> known;
  const auto [entry, is_new] = known.try_emplace(words, false);
  if (is_new) entry->second = all.find(words) != all.npos;
  return entry->second;
}

/// While it lives, the program speaks so that messagesIn() and factsOf() can be asked.
class TestLanguage {
 public:
  TestLanguage() : before_(spokenCatalogue()) { speak(&messages_detail::markedMessages()); }
  ~TestLanguage() { speak(before_); }
  TestLanguage(const TestLanguage&) = delete;
  TestLanguage& operator=(const TestLanguage&) = delete;

 private:
  const MessageCatalogue* before_;
};

/// The messages that a text is made of, in their order, an outer one before those in its arguments.
inline std::vector<Message> messagesIn(std::string_view text) {
  std::vector<Message> found;
  while (!text.empty()) {
    messages_detail::plain(text, found);
    if (!text.empty()) text.remove_prefix(1);
  }
  return found;
}

/// What the user would read in English.
inline std::string inEnglish(std::string_view text) {
  std::vector<Message> found;
  return messages_detail::plain(text, found);
}

/// The arguments of all messages of a text; of one name the first. Empty: it says no message with an argument.
inline Facts factsOf(std::string_view text) {
  Facts all;
  for (const Message& each : messagesIn(text)) all.insert(each.facts.begin(), each.facts.end());
  return all;
}

/// Whether one of the messages has just these arguments.
inline bool hasMessage(std::string_view text, const Facts& facts) {
  for (const Message& each : messagesIn(text))
    if (each.facts == facts) return true;
  return false;
}

}  // namespace gjklab::test
