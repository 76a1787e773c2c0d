#include "export/ply_header.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <vector>

namespace gjklab {

namespace {

/// Bytes of a number in a binary file; 0 for a word that is no kind of number.
int sizeOf(const std::string& kind) {
  if (kind == "char" || kind == "uchar" || kind == "int8" || kind == "uint8") return 1;
  if (kind == "short" || kind == "ushort" || kind == "int16" || kind == "uint16") return 2;
  if (kind == "int" || kind == "uint" || kind == "int32" || kind == "uint32" || kind == "float" || kind == "float32")
    return 4;
  return kind == "double" || kind == "float64" ? 8 : 0;
}

struct Element {
  std::string name;
  double count = 0;
  double least = 0;  ///< bytes that each takes at least
};

}  // namespace

std::string faultInPlyHeader(const std::string& bytes) {
  constexpr std::size_t kLongestHeader = 1 << 16;
  std::istringstream header(bytes.substr(0, kLongestHeader));
  bool ascii = true, ended = false;
  std::vector<Element> elements;
  for (std::string line; !ended && std::getline(header, line);) {
    std::istringstream words(line);
    std::string first, second, third;
    words >> first >> second >> third;
    if (first == "format") ascii = second == "ascii";
    if (first == "element") elements.push_back({second, std::strtod(third.c_str(), nullptr), 0});
    // A list may be empty: then its length alone is there. In text a number is a digit and what parts it from the next.
    if (first == "property" && !elements.empty())
      elements.back().least += ascii ? 2 : sizeOf(second == "list" ? third : second);
    ended = first == "end_header";
  }
  if (!ended) return "";
  const auto left = static_cast<double>(bytes.size() - static_cast<std::size_t>(header.tellg()));
  double needed = 0;
  for (const Element& element : elements) {
    needed += element.count * std::max(element.least, 1.0);
    if (needed > left + 1)  // the last line may lack its end
      return fmt::format("promises {:.0f} of \"{}\", and ends after {} bytes", element.count,
                         element.name.substr(0, 40), bytes.size());
  }
  return "";
}

}  // namespace gjklab
