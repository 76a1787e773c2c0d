#include "export/debugger_text.h"

#include <array>
#include <cctype>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace gjklab {

namespace {

constexpr std::string_view kSpaces = " \t\r\n";
constexpr std::size_t kSpace = 3;  // dimensions

/// Members that hold a vector's numbers, and how many of them count.
struct NumbersMember {
  std::string_view name;
  std::size_t most;
};
constexpr std::array kNumbersMembers{NumbersMember{"m_floats", kSpace}, NumbersMember{"mF32", kSpace},
                                     NumbersMember{"mF64", kSpace}, NumbersMember{"array", std::string_view::npos}};

bool inName(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Without "[3] =" before elements, and natvis' "[3]" and a tab; nothing where there are none.
std::optional<std::string> withoutIndices(const std::string& text) {
  std::string out;
  bool any = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t end = i + 1;
    while (text[i] == '[' && end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
    const bool declares = i > 0 && (inName(text[i - 1]) || text[i - 1] == ']');  // "verts[8][3] ="
    const bool closed = !declares && end > i + 1 && end < text.size() && text[end] == ']';
    const std::size_t after = closed ? text.find_first_not_of(' ', end + 1) : text.npos;
    const bool index = after != text.npos && (text[after] == '=' || text[after] == '\t');
    any = any || index;
    if (index)
      i = after;
    else
      out += text[i];
  }
  return any ? std::optional(std::move(out)) : std::nullopt;
}

/// The position after the next "NAME =" from `from` on; npos if the name does not occur again.
std::size_t valueOf(const std::string& text, std::string_view name, std::size_t from) {
  for (std::size_t at = text.find(name, from); at != text.npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const std::size_t sign = text.find_first_not_of(kSpaces, end);
    if ((at == 0 || !inName(text[at - 1])) && sign != text.npos && text[sign] == '=')
      return text.find_first_not_of(kSpaces, sign + 1);
  }
  return text.npos;
}

/// The number there, as written; empty if there is none.
std::string_view numberAt(const std::string& text, std::size_t at) {
  if (at == text.npos) return {};
  char* end = nullptr;
  std::strtod(text.c_str() + at, &end);
  return std::string_view(text).substr(at, static_cast<std::size_t>(end - (text.c_str() + at)));
}

std::string joined(const std::vector<std::string_view>& numbers) {
  std::string out = "[";
  for (const std::string_view& number : numbers) out.append(out.size() > 1 ? ", " : "").append(number);
  return out + "]";
}

/// "m_floats = {1, 2, 3, 0}", again and again.
std::string membersWithNumbers(const std::string& text, const NumbersMember& member) {
  std::string all;
  for (std::size_t at = valueOf(text, member.name, 0); at != text.npos;
       at = at == text.npos ? at : valueOf(text, member.name, at)) {
    std::vector<std::string_view> numbers;
    if (text.compare(at, 2, "0x") == 0) at = text.find_first_of("{(", at);  // where it lies in memory
    std::size_t i = at == text.npos ? at : text.find_first_not_of("{[(", at);
    while (i != text.npos && !numberAt(text, i).empty()) {
      numbers.push_back(numberAt(text, i));
      i = text.find_first_not_of(", \t\r\n", i + numbers.back().size());
    }
    if (numbers.size() > member.most) numbers.resize(member.most);
    if (!numbers.empty()) all += (all.empty() ? "" : ", ") + joined(numbers);
  }
  return all;
}

/// "x = 1, y = 2, z = 3", ignoring everything between, such as other names of the same numbers (r, g, b) in a union.
std::string coordinates(const std::string& text) {
  std::string all;
  std::size_t at = valueOf(text, "x", 0);
  while (at != text.npos) {
    const std::size_t next = valueOf(text, "x", at);
    std::vector<std::string_view> numbers{numberAt(text, at)};
    for (const std::string_view name : {"y", "z"})
      if (const std::size_t other = valueOf(text, name, at); other < next) numbers.push_back(numberAt(text, other));
    if (numbers[0].empty()) return {};
    all += (all.empty() ? "" : ", ") + joined(numbers);
    at = next;
  }
  return all;
}

}  // namespace

std::optional<std::string> arraysFromDebugger(const std::string& given) {
  const std::optional<std::string> bare = withoutIndices(given);
  const std::string& text = bare ? *bare : given;
  for (const NumbersMember& member : kNumbersMembers)
    if (std::string all = membersWithNumbers(text, member); !all.empty()) return "[" + all + "]";
  if (std::string all = coordinates(text); !all.empty()) return "[" + all + "]";
  return bare;
}

}  // namespace gjklab
