#include "model/glossary/glossary.h"

#include "model/assets/assets.h"
#include "model/assets/language.h"
#include "model/text/json_value.h"
#include "model/text/letters.h"
#include "model/text/rich_text.h"

#include <algorithm>
#include <map>

namespace gjklab {

namespace {

constexpr const char* kFile = "glossary.json";

/// Characters beside a word that belong to the same expression: "w·d", "−x" and "x_1" contain w, d and x; "A₂" does not
/// contain A.
bool isJoined(std::string_view text, std::size_t at, bool before) {
  if (before ? at == 0 : at >= text.size()) return false;
  if (before ? letterBefore(text, at) : letterAt(text, at)) return true;
  const auto c = static_cast<unsigned char>(text[before ? at - 1 : at]);
  if (c < 0x80) return c >= '0' && c <= '9';
  // Of signs beyond ASCII only subscripts join: U+2080 to U+2089.
  const std::size_t start = before ? at - std::min<std::size_t>(at, 3) : at;
  const std::string_view sign = text.substr(start, 3);
  return sign >= "\xe2\x82\x80" && sign <= "\xe2\x82\x89";
}

/// Whether a piece of text is a form; a word of several letters may begin with a capital.
bool isForm(std::string_view found, std::string_view form) {
  if (found == form) return true;
  const std::size_t first = codePointLength(form, 0);
  return form.size() > 2 && found.substr(first) == form.substr(first) &&
         inSmallLetters(found.substr(0, first)) == form.substr(0, first);
}

/// The first byte of a text in small letters.
unsigned char firstByte(std::string_view text) {
  return static_cast<unsigned char>(inSmallLetters(text.substr(0, codePointLength(text, 0)))[0]);
}

/// Treats no-break spaces as spaces.
std::string withSpaces(const std::string& line) {
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    // Two bytes stay two, so that places are those of the line.
    const bool no_break = line.compare(i, 2, "\u00a0") == 0;
    out += no_break ? "\x01 " : std::string(1, line[i]);
    if (no_break) ++i;
  }
  return out;
}

}  // namespace

Glossary::Glossary(std::vector<Term> terms) : terms_(std::move(terms)) {
  const auto add = [this](const std::string& form, std::size_t term) {
    forms_[firstByte(form)].push_back({form, term});
  };
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    add(terms_[i].word, i);
    for (const std::string& form : terms_[i].forms) add(form, i);
  }
  for (std::vector<Form>& forms : forms_)
    std::stable_sort(forms.begin(), forms.end(),
                     [](const Form& a, const Form& b) { return a.text.size() > b.text.size(); });
}

/// Null: no form begins there.
const Glossary::Form* Glossary::formAt(std::string_view text, std::size_t at) const {
  const bool inside_a_sign = (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
  if (inside_a_sign || isJoined(text, at, true)) return nullptr;
  const std::vector<Form>& forms = forms_[firstByte(text.substr(at))];
  const auto form = std::find_if(forms.begin(), forms.end(), [&](const Form& f) {
    const std::size_t end = at + f.text.size();
    return end <= text.size() && isForm(text.substr(at, f.text.size()), f.text) && !isJoined(text, end, false);
  });
  return form == forms.end() ? nullptr : &*form;
}

std::vector<TermPlace> Glossary::find(const std::vector<std::string>& lines) const {
  std::string text;  // all lines, a space between each two; "\x01 " for a no-break space
  std::vector<std::size_t> start;
  for (const std::string& line : lines) {
    start.push_back(text.size());
    text += withSpaces(line) + " ";
  }
  // The same without the filler, and the positions of its bytes.
  std::string plain;
  std::vector<std::size_t> at;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != '\x01') plain += text[i], at.push_back(i);
  std::vector<TermPlace> out;
  for (std::size_t i = 0; i < plain.size();) {
    const Form* form = formAt(plain, i);
    if (form == nullptr) {
      ++i;
      continue;
    }
    const std::size_t begin = at[i], end = at[i + form->text.size() - 1] + 1;
    for (std::size_t line = 0; line < lines.size(); ++line) {
      const std::size_t first = std::max(begin, start[line]), last = std::min(end, start[line] + lines[line].size());
      if (first < last)
        out.push_back({&terms_[form->term], static_cast<int>(line), first - start[line], last - start[line]});
    }
    i += form->text.size();
  }
  return out;
}

std::variant<Glossary, std::string> readGlossary(const Assets& files) {
  const auto text = files.readTranslated(kFile);
  if (const auto* error = std::get_if<AssetError>(&text)) return error->message;
  const auto parsed = parseJson(std::get<std::string>(text));
  const std::string name = files.called(kFile);
  if (const auto* fault = std::get_if<JsonFault>(&parsed))
    return name + ":" + std::to_string(fault->line) + ":" + std::to_string(fault->column) + ": " + fault->sentence;
  JsonFault fault;
  const JsonValue root(std::get<JsonTree>(parsed), fault);
  std::vector<Term> terms;
  root.allowOnly({"terms"});
  for (const JsonValue& each : root["terms"].elements()) {
    each.allowOnly({"word", "forms", "meaning", "quiet"});
    Term term{each["word"].text(), {}, each["meaning"].text(), false};
    if (const auto forms = each.find("forms"))
      for (const JsonValue& form : forms->elements()) term.forms.push_back(form.text());
    if (const auto quiet = each.find("quiet")) term.quiet = quiet->truth();
    if (term.word.empty()) each["word"].report("must not be empty");
    terms.push_back(std::move(term));
  }
  if (!root.ok()) return name + ": " + fault.path + ": " + fault.sentence;
  return Glossary(std::move(terms));
}

const Glossary& glossary() {
  static std::map<std::string, Glossary> all;  // by language; terms are held on to
  const auto found = all.find(spokenLanguage());
  if (found != all.end()) return found->second;
  auto read = readGlossary(assets());
  Glossary words = std::holds_alternative<Glossary>(read) ? std::get<Glossary>(std::move(read)) : Glossary({});
  return all.emplace(spokenLanguage(), std::move(words)).first->second;
}

}  // namespace gjklab
