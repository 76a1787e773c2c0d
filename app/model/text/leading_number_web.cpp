#include "model/text/leading_number.h"

#include <cstdlib>
#include <string>

namespace gjklab {

/// The page's library lacks std::from_chars for numbers with a point, and the page never leaves the locale "C".
LeadingNumber leadingNumber(std::string_view text) {
  const std::string ended(text);  // strtod looks for the end of a string
  char* end = nullptr;
  const double value = std::strtod(ended.c_str(), &end);
  return {value, static_cast<std::size_t>(end - ended.c_str())};
}

}  // namespace gjklab
