#pragma once
// Reads a decimal number with a point, whatever the locale's decimal mark is.

#include <cstddef>
#include <string_view>

namespace gjklab {

struct LeadingNumber {
  double value = 0;        ///< rounded to nearest; infinite where it is too large, 0 where it is too small
  std::size_t length = 0;  ///< of the number in the text; 0: it does not begin with one
};

LeadingNumber leadingNumber(std::string_view text);

}  // namespace gjklab
