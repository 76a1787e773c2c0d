#include "export/result_json.h"

#include "model/text/json_text.h"

#include <fmt/format.h>

#include <iterator>

namespace gjklab {

std::string resultJson(const gjk::Result<3>& result, int dimension) {
  std::string out;
  out.reserve(400);
  const auto number = [&out](const char* key, double value, bool known = true) {
    fmt::format_to(std::back_inserter(out), ",\"{}\":", key);
    if (known) {
      appendPlainNumber(out, value);
    } else {
      out += "null";
    }
  };
  const auto vector = [&out, dimension](const char* key, const glm::dvec3& value, bool known = true) {
    fmt::format_to(std::back_inserter(out), ",\"{}\":", key);
    if (known) {
      appendPlainVector(out, value, dimension);
    } else {
      out += "null";
    }
  };
  fmt::format_to(std::back_inserter(out), "{{\"status\":\"{}\"", gjk::name(result.status));
  number("distance", result.distance, result.has_distance);
  number("depth", result.depth);
  vector("normal", result.normal);
  vector("point_a", result.point_a, result.has_distance);
  vector("point_b", result.point_b, result.has_distance);
  number("lower_bound", result.lower_bound);
  number("upper_bound", result.upper_bound,
         result.has_distance);  // the boolean method proves none for a separated pair
  fmt::format_to(std::back_inserter(out),
                 ",\"gjk_iterations\":{},\"epa_iterations\":{},\"support_calls\":{},\"termination\":\"{}\"}}",
                 result.gjk_iterations, result.epa_iterations, result.support_calls, gjk::name(result.termination));
  return out;
}

}  // namespace gjklab
