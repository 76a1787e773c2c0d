#pragma once
// Reads a decimal number with a point, independently of the locale's decimal mark.

#include <cstddef>
#include <string_view>

namespace gjklab {

struct LeadingNumber {
  double value = 0;        ///< rounded to nearest; infinite if too large, 0 if too small
  std::size_t length = 0;  ///< of the number in the text; 0 if the text does not begin with a number
};

LeadingNumber leadingNumber(std::string_view text);

}  // namespace gjklab
