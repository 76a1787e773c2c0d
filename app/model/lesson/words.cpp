#include "model/lesson/words.h"

#include "model/figure/figure.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <initializer_list>

namespace gjklab {
namespace {

constexpr std::uint64_t bits(std::initializer_list<Role> roles) {
  std::uint64_t mask = 0;
  for (const Role role : roles) mask |= std::uint64_t{1} << static_cast<unsigned>(role);
  return mask;
}
static_assert(static_cast<unsigned>(Role::count) <= 64);

struct HiddenWord {
  const char* word;
  std::uint64_t roles;
};
constexpr HiddenWord kHidden[] = {
    {"bounds", bits({Role::lower_bound, Role::upper_bound})},
    {"grid", bits({Role::grid, Role::axis})},
    {"A", bits({Role::body_a})},
    {"B", bits({Role::body_b})},
    {"difference", bits({Role::difference, Role::rounding})},
    {"origin", bits({Role::origin})},
    {"simplex", bits({Role::simplex, Role::simplex_dropped})},
    {"direction", bits({Role::search_direction})},
    {"support", bits({Role::support_a, Role::support_b, Role::support_w, Role::support_plane})},
    {"closest", bits({Role::closest_point, Role::previous_closest})},
    {"regions",
     bits({Role::region_vertex, Role::region_edge, Role::region_face, Role::region_inside, Role::region_ruled_out})},
    {"normal", bits({Role::normal})},
    {"ghost", bits({Role::ghost})},
    {"facets", bits({Role::facet, Role::facet_closest, Role::facet_visible, Role::facet_fresh, Role::horizon})},
    {"handles", bits({Role::handle, Role::handle_a, Role::handle_b})},
};

/// "A3" → 2.
std::optional<int> vertexNumber(std::string_view text, char body) {
  if (text.size() < 2 || text.size() > 6 || text[0] != body) return std::nullopt;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 1) return std::nullopt;
  return value - 1;
}

std::optional<gjk::Feature> featureNamed(std::string_view letters) {
  gjk::Feature feature = gjk::kNoFeature;
  for (const char letter : letters) {
    const char plain = letter == 'e' ? 'd' : letter;  // as on the screen, where d is the direction
    if (plain < 'a' || plain > 'd') return std::nullopt;
    feature |= 1u << static_cast<unsigned>(plain - 'a');
  }
  return feature == gjk::kNoFeature ? std::nullopt : std::optional(feature);
}

std::optional<PickTarget> markNamed(const std::string& text) {
  if (text == "O") return OriginTarget{};
  if (text == "A") return BodyTarget{Which::a};
  if (text == "B") return BodyTarget{Which::b};
  if (text.starts_with("region "))
    if (const auto feature = featureNamed(trimmed(text.substr(7)))) return RegionTarget{*feature};
  if (text.starts_with("vertex ")) {
    const std::string letter = trimmed(text.substr(7));
    if (const auto feature = featureNamed(letter); feature && letter.size() == 1)
      return SimplexVertexTarget{std::countr_zero(*feature)};
  }
  if (text.starts_with("facet "))
    if (const auto number = vertexNumber("F" + trimmed(text.substr(6)), 'F')) return FacetTarget{*number};
  const std::vector<std::string> pair = splitAt(text, "-");
  const auto a = vertexNumber(pair[0], 'A');
  if (pair.size() == 2) {
    const auto b = vertexNumber(pair[1], 'B');
    return a && b ? std::optional<PickTarget>(DifferenceVertexTarget{*a, *b}) : std::nullopt;
  }
  if (pair.size() != 1) return std::nullopt;
  if (a) return VertexTarget{Which::a, *a};
  if (const auto b = vertexNumber(pair[0], 'B')) return VertexTarget{Which::b, *b};
  return std::nullopt;
}

struct PrimerWord {
  std::string_view word;
  Primer primer;
};
constexpr PrimerWord kPrimers[] = {
    {"pairs", Primer::pairs}, {"sweep", Primer::sweep}, {"line", Primer::line},       {"beyond", Primer::beyond},
    {"hold", Primer::hold},   {"dent", Primer::dent},   {"length", Primer::length},   {"foot", Primer::foot},
    {"gap", Primer::gap},     {"parts", Primer::parts}, {"between", Primer::between},
};

}  // namespace

std::optional<Primer> primerNamed(std::string_view word) {
  for (const PrimerWord& each : kPrimers)
    if (word == each.word) return each.primer;
  return std::nullopt;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1));
}

std::vector<std::string> splitAt(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  for (std::size_t from = 0;;) {
    const std::size_t at = text.find(separator, from);
    parts.push_back(trimmed(text.substr(from, at == std::string_view::npos ? at : at - from)));
    if (at == std::string_view::npos) return parts;
    from = at + separator.size();
  }
}

std::optional<double> numberFrom(std::string_view text) {
  std::string plain = trimmed(text);
  constexpr std::string_view kMinus = "−";
  if (plain.starts_with(kMinus)) plain = "-" + plain.substr(kMinus.size());
  if (plain.starts_with("+")) plain.erase(0, 1);
  const std::optional<double> value = numberIn(plain);
  return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::vector<double>> numbersFrom(std::string_view text, std::size_t count) {
  std::string plain = trimmed(text);
  if (plain.starts_with("(") && plain.ends_with(")")) plain = plain.substr(1, plain.size() - 2);
  for (char& c : plain)
    if (c == ',') c = ' ';
  std::vector<double> numbers;
  for (const std::string& word : splitAt(plain, " ")) {
    if (word.empty()) continue;
    const auto value = numberFrom(word);
    if (!value) return std::nullopt;
    numbers.push_back(*value);
  }
  return numbers.size() == count ? std::optional(numbers) : std::nullopt;
}

std::string parseMark(const std::string& text, PickTarget& into) {
  if (const auto mark = markNamed(trimmed(text))) {
    into = *mark;
    return {};
  }
  return tr(
      "must be one of \"region ab\", \"vertex a\", \"A1\", \"B2\", \"A1 - B2\", \"facet 3\", \"A\", "
      "\"B\", \"O\"; it is \"{text}\"",
      arg("text", text));
}

std::string parseHidden(const std::string& text, std::uint64_t& roles) {
  std::string words = "answer";
  for (const HiddenWord& hidden : kHidden) {
    if (text == hidden.word) {
      roles |= hidden.roles;
      return {};
    }
    words += std::string(", ") + hidden.word;
  }
  return tr("must be one of {words}; it is \"{text}\"", arg("words", words), arg("text", text));
}

}  // namespace gjklab
