#include "model/assets/language.h"

#include "model/assets/assets.h"
#include "model/assets/titles.h"
#include "model/text/translate.h"

#include <atomic>
#include <cstdlib>
#include <map>
#include <string_view>

namespace gjklab {
namespace {

constexpr const char* kEnglish = "en";

/// A catalogue that has been read. It stays for the life of the program: texts from it are held on to.
struct Read {
  MessageCatalogue catalogue;
  std::vector<std::string> faults;
  std::string name;
};

/// By code; English is not among them.
const std::map<std::string, Read>& catalogues() {
  static const std::map<std::string, Read> all = [] {
    std::map<std::string, Read> found;
    for (const std::string& file : assets().names("po", ".po")) {
      const std::string code = file.substr(3, file.size() - 6);
      const auto text = assets().read(file);
      if (code == kEnglish || !std::holds_alternative<std::string>(text)) continue;
      Read& read = found[code];
      read.catalogue = MessageCatalogue::read(std::get<std::string>(text), assets().called(file), read.faults);
      // Translators: the language's name in the language itself: Deutsch, español, 日本語.
      const char* name =
          read.catalogue.find("name of this language", translatableIn("name of this language", "English"));
      read.name = name != nullptr ? name : code;
      const std::string titles = code + "/titles.json";
      if (const auto names = assets().read(titles); std::holds_alternative<std::string>(names))
        if (const std::string fault = faultOfTitles(std::get<std::string>(names)); !fault.empty())
          read.faults.push_back(assets().called(titles) + ": " + fault + ".");
    }
    return found;
  }();
  return all;
}

const std::string* codeAmong(const std::vector<std::string>& wishes) {
  static const std::string english = kEnglish;
  for (const std::string& wish : wishes) {
    if (wish == kEnglish) return &english;
    if (const auto found = catalogues().find(wish); found != catalogues().end()) return &found->first;
  }
  return &english;
}

std::atomic<const std::string*> spoken_code{nullptr};

}  // namespace

std::vector<std::string> environmentLanguages(const std::function<std::string(const char*)>& variable) {
  std::string locale;
  for (const char* each : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (locale.empty()) locale = variable(each);
  locale = locale.substr(0, locale.find_first_of(".@"));
  if (locale.empty() || locale == "C" || locale == "POSIX") return {};
  std::vector<std::string> wishes;
  const auto add = [&wishes](std::string wish) {
    wish = wish.substr(0, wish.find_first_of(".@"));
    if (wish.empty()) return;
    wishes.push_back(wish);
    if (const std::size_t country = wish.find('_'); country != wish.npos) wishes.push_back(wish.substr(0, country));
  };
  for (std::string list = variable("LANGUAGE"); !list.empty();) {
    const std::size_t end = list.find(':');
    add(list.substr(0, end));
    list = end == list.npos ? "" : list.substr(end + 1);
  }
  add(locale);
  return wishes;
}

const std::vector<Language>& languages() {
  static const std::vector<Language> all = [] {
    std::vector<Language> found{{kEnglish, "English"}};
    for (const auto& [code, read] : catalogues()) found.push_back({code, read.name});
    return found;
  }();
  return all;
}

std::vector<std::string> chooseLanguage(const std::string& code) {
  const auto variable = [](const char* name) -> std::string {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != 0) return value;
    return std::string_view(name) == "LANG" ? systemLanguage() : "";
  };
  const std::string* found =
      codeAmong(code.empty() ? environmentLanguages(variable) : std::vector{code, code.substr(0, code.find('_'))});
  const auto read = catalogues().find(*found);
  spoken_code = found;
  speak(read == catalogues().end() ? nullptr : &read->second.catalogue);
  return read == catalogues().end() ? std::vector<std::string>() : read->second.faults;
}

const std::string& spokenLanguage() {
  static const std::string english = kEnglish;
  const std::string* code = spoken_code;
  return code != nullptr ? *code : english;
}

}  // namespace gjklab
