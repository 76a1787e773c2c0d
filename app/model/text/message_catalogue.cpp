#include "model/text/message_catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>

namespace gjklab {
namespace {

constexpr char kAfterContext = '\4';

std::string keyOf(std::string_view context, std::string_view english) {
  return context.empty() ? std::string(english) : std::string(context) + kAfterContext + std::string(english);
}

/// The text between quotes; nothing where they or a backslash are wrong.
std::optional<std::string> quoted(std::string_view line) {
  const std::size_t first = line.find('"'), last = line.rfind('"');
  if (first == std::string_view::npos || first == last) return std::nullopt;
  std::string out;
  for (std::size_t i = first + 1; i < last; ++i) {
    if (line[i] == '"') return std::nullopt;
    if (line[i] != '\\') {
      out += line[i];
      continue;
    }
    constexpr std::string_view kLetters = "nt\"\\r", kMeant = "\n\t\"\\\r";
    const std::size_t at = ++i < last ? kLetters.find(line[i]) : std::string_view::npos;
    if (at == std::string_view::npos) return std::nullopt;
    out += kMeant[at];
  }
  return out;
}

bool namesAll(const std::vector<std::string>& some, const std::vector<std::string>& all) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

/// The accented form of a Latin letter.
const char* accented(char letter) {
  static constexpr std::array<const char*, 26> kSmall{"á", "b", "č", "ď", "é", "f", "ğ", "h", "í", "j", "k", "l", "m",
                                                      "ñ", "ö", "p", "q", "ř", "š", "ť", "ü", "v", "w", "x", "ý", "ž"};
  return letter >= 'a' && letter <= 'z' ? kSmall[static_cast<std::size_t>(letter - 'a')] : nullptr;
}

std::string pseudoOf(std::string_view english) {
  if (english.find_first_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos)
    return std::string(english);
  std::string out = "⟦";
  bool name = false;
  for (const char c : english) {
    name = c == '{' || (name && c != '}');
    const char* letter = name ? nullptr : accented(c);
    letter ? out += letter : out += c;
  }
  for (std::size_t i = 0; i + 4 < english.size() && i < 40; i += 8) out += "~";
  return out + "⟧";
}

}  // namespace

std::vector<std::string> argumentNames(std::string_view sentence) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    if (sentence[i] == '}') {
      if (i + 1 < sentence.size() && sentence[i + 1] == '}')
        ++i;
      else
        names.emplace_back("}");  // no argument has this name
      continue;
    }
    if (sentence[i] != '{') continue;
    if (i + 1 < sentence.size() && sentence[i + 1] == '{') {
      ++i;
      continue;
    }
    const std::size_t end = sentence.find('}', i);
    names.emplace_back(end == std::string_view::npos ? "{" : sentence.substr(i + 1, end - i - 1));
    if (end == std::string_view::npos) break;
    i = end;
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

/// Goes over the lines of the file, entry by entry.
class PoReader {
 public:
  PoReader(MessageCatalogue& into, std::string file, std::vector<std::string>& faults)
      : into_(into), file_(std::move(file)), faults_(faults) {}

  void read(std::string_view text) {
    for (int line = 1; !text.empty(); ++line) {
      const std::size_t end = text.find('\n');
      std::string_view row = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      while (!row.empty() && (row.back() == '\r' || row.back() == ' ')) row.remove_suffix(1);
      takeLine(row, line);
    }
    finish();
  }

 private:
  /// What one entry of the file says.
  struct Entry {
    int line = 0;
    bool fuzzy = false;
    std::string context, english, plural;
    std::vector<std::string> translations;
  };

  void takeLine(std::string_view row, int line) {
    if (row.empty() || row.starts_with("#~")) return finish();
    if (row.starts_with("#")) {
      if (!now_.translations.empty()) finish();
      now_.fuzzy = now_.fuzzy || (row.starts_with("#,") && row.find("fuzzy") != std::string_view::npos);
      return;
    }
    if (row.starts_with("msgctxt") || (row.starts_with("msgid ") && now_.context.empty())) {
      if (!now_.translations.empty()) finish();
      now_.line = line;
    }
    if (std::string* part = partOf(row)) part_ = part;
    const auto more = quoted(row);
    if (!more || part_ == nullptr)
      return say(line, "a line here is no text in quotes; \\\" and \\\\ stand for \" and \\");
    *part_ += *more;
  }

  /// The text that a line with a keyword begins.
  std::string* partOf(std::string_view row) {
    if (row.starts_with("msgctxt")) return &now_.context;
    if (row.starts_with("msgid_plural")) return &now_.plural;
    if (row.starts_with("msgid")) return &now_.english;
    if (!row.starts_with("msgstr")) return nullptr;
    return &now_.translations.emplace_back();
  }

  void finish() {
    Entry entry = std::move(now_);
    now_ = {};
    part_ = nullptr;
    if (entry.translations.empty()) return;
    if (entry.english.empty() && entry.context.empty()) return takeHeader(entry);
    if (entry.fuzzy || std::any_of(entry.translations.begin(), entry.translations.end(),
                                   [](const std::string& text) { return text.empty(); }))
      return;
    std::vector<std::string> names = argumentNames(entry.english);
    for (const std::string& name : argumentNames(entry.plural)) names.push_back(name);
    std::sort(names.begin(), names.end());
    for (const std::string& text : entry.translations)
      if (!namesAll(argumentNames(text), names))
        return say(entry.line, fmt::format("“{}” uses a name in braces that the English sentence does not have", text));
    const bool counts = !entry.plural.empty();
    if (entry.translations.size() != (counts ? static_cast<std::size_t>(into_.plural_.forms()) : 1u))
      return say(entry.line, fmt::format("there must be {} here, one for each form of the header's Plural-Forms",
                                         into_.plural_.forms() == 1 ? "one msgstr" : "as many msgstr[…]"));
    into_.messages_[keyOf(entry.context, entry.english)] = std::move(entry.translations);
  }

  void takeHeader(const Entry& entry) {
    const std::string& header = entry.translations.front();
    const std::size_t at = header.find("Plural-Forms:");
    if (at == std::string::npos) return;
    if (const auto rule = PluralRule::read(header.substr(at, header.find('\n', at) - at)))
      into_.plural_ = *rule;
    else
      say(entry.line, "the header's Plural-Forms is no rule; an example: nplurals=2; plural=(n != 1);");
  }

  void say(int line, const std::string& sentence) {
    faults_.push_back(fmt::format("{}:{}: {}.", file_, line, sentence));
  }

  MessageCatalogue& into_;
  std::string file_;
  std::vector<std::string>& faults_;
  Entry now_;
  std::string* part_ = nullptr;  ///< the text of now_ that the next line in quotes continues
};

MessageCatalogue MessageCatalogue::read(std::string_view text, const std::string& file,
                                        std::vector<std::string>& faults) {
  MessageCatalogue catalogue;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  PoReader(catalogue, file, faults).read(text);
  return catalogue;
}

MessageCatalogue MessageCatalogue::pseudo() {
  MessageCatalogue catalogue;
  catalogue.pseudo_ = true;
  return catalogue;
}

const char* MessageCatalogue::find(std::string_view context, std::string_view english) const {
  if (pseudo_) {  // made when asked for, and kept: callers hold on to the text
    static std::mutex busy;
    static std::map<std::string, std::string, std::less<>> made;
    const std::lock_guard lock(busy);
    const auto found = made.find(english);
    return (found != made.end() ? found : made.emplace(english, pseudoOf(english)).first)->second.c_str();
  }
  const auto found = context.empty() ? messages_.find(english) : messages_.find(keyOf(context, english));
  return found == messages_.end() ? nullptr : found->second.front().c_str();
}

const char* MessageCatalogue::find(std::string_view singular, std::string_view plural, unsigned long n) const {
  if (pseudo_) return find("", n == 1 ? singular : plural);
  const auto found = messages_.find(singular);
  if (found == messages_.end()) return nullptr;
  const std::vector<std::string>& forms = found->second;
  const auto form = static_cast<std::size_t>(plural_.formOf(n));
  return forms[form < forms.size() ? form : 0].c_str();
}

}  // namespace gjklab
