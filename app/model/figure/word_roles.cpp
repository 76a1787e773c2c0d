#include "model/figure/word_roles.h"

#include "model/frame/frame.h"
#include "model/text/letters.h"

#include <array>
#include <string>
#include <utility>

namespace gjklab {
namespace {

/// What a symbol of a sentence names in the picture.
struct Symbol {
  std::string_view sign;
  Role role;
  bool italic = false;  ///< of points and vectors, as in the picture
};
constexpr std::array kSymbols{Symbol{"A\u00a0⊖\u00a0B", Role::difference},
                              Symbol{"A ⊖ B", Role::difference},
                              Symbol{"|x|", Role::closest_point, true},
                              Symbol{"A", Role::body_a},
                              Symbol{"B", Role::body_b},
                              Symbol{"x", Role::closest_point, true},
                              Symbol{"d", Role::search_direction, true},
                              Symbol{"n", Role::normal, true},
                              Symbol{"w", Role::support_w, true}};

/// The separate symbol at a position of a text; null if there is none.
const Symbol* symbolAt(std::string_view text, std::size_t at) {
  if (letterBefore(text, at)) return nullptr;
  for (const Symbol& symbol : kSymbols) {
    const std::size_t end = at + symbol.sign.size();
    if (text.substr(at, symbol.sign.size()) == symbol.sign && !letterAt(text, end)) return &symbol;
  }
  return nullptr;
}

/// Behind "A" the index of a vertex belongs to it: "₁₂".
std::size_t indexLength(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end + 2 < text.size() && text[end] == '\xe2' && text[end + 1] == '\x82') end += 3;
  return end - at;
}

/// Of a point of A ⊖ B, or of its pair on the bodies.
Role roleOfPoint(char letter) {
  return letter == 'p' ? Role::support_a : letter == 'q' ? Role::support_b : Role::simplex;
}

/// Of "s₁", "p₁" or "q₁" at a position of a text, which a lecture writes without marks; 0 if there is none.
std::size_t pointLength(std::string_view text, std::size_t at) {
  if (letterBefore(text, at) || (text[at] != 's' && text[at] != 'p' && text[at] != 'q')) return 0;
  const std::size_t index = indexLength(text, at + 1);
  return index > 0 ? 1 + index : 0;
}

}  // namespace

Role roleOfNormal(SubStep step) {
  return phaseOf(step) == Phase::epa || phaseOf(step) == Phase::sat ? Role::search_direction : Role::normal;
}

std::vector<RolePiece> piecesByRole(std::string_view marked, const LanguageWords& language, Role normal) {
  std::vector<RolePiece> pieces;
  const auto add = [&](const TextRun& like, std::string_view part, std::optional<Role> role) {
    if (part.empty()) return;
    pieces.push_back({like, role});
    pieces.back().run.text = std::string(part);
  };
  const std::vector<TextRun> runs = parseRichText(marked);
  std::string sentence;  // the whole of it, in whatever type
  for (const TextRun& run : runs) sentence += run.text;
  std::size_t run_at = 0, next_run = 0;
  for (const TextRun& run : runs) {
    run_at = std::exchange(next_run, next_run + run.text.size());
    if (run.italic && run.text != "t") {
      add(run, run.text, pointLength(run.text, 0) > 0 ? roleOfPoint(run.text[0]) : Role::simplex);
      continue;
    }
    const std::string_view text = run.text;
    std::size_t begin = 0, at = 0;
    while (at < text.size()) {
      if (const std::size_t length = pointLength(text, at); length > 0) {
        add(run, text.substr(begin, at - begin), std::nullopt);
        add(run, text.substr(at, length), roleOfPoint(text[at]));
        pieces.back().run.italic = true;
        begin = at += length;
        continue;
      }
      const Symbol* symbol = symbolAt(text, at);
      if (!symbol || (symbol->sign == "A" && isArticle(language, sentence, run_at + at, true))) {
        at += codePointLength(run.text, at);
        continue;
      }
      add(run, text.substr(begin, at - begin), std::nullopt);
      std::size_t length = symbol->sign.size();
      length += indexLength(text, at + length);
      add(run, text.substr(at, length), symbol->role == Role::normal ? normal : symbol->role);
      pieces.back().run.italic |= symbol->italic;
      begin = at += length;
    }
    add(run, text.substr(begin), std::nullopt);
  }
  return pieces;
}

}  // namespace gjklab
