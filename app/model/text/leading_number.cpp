#include "model/text/leading_number.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string>

namespace gjklab {

LeadingNumber leadingNumber(std::string_view text) {
  double value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec == std::errc::result_out_of_range) {
    // std::from_chars does not say which end of the range was left; strtod does.
    const double rough = std::strtod(std::string(text).c_str(), nullptr);
    value = rough == 0 ? 0 : std::copysign(std::numeric_limits<double>::infinity(), rough);
  }
  return {value, static_cast<std::size_t>(read.ptr - text.data())};
}

}  // namespace gjklab
