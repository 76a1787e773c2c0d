#include "export/trace_words.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {

std::vector<gjk::Feature> ruledOut(const gjk::GjkRecord<3>& record) {
  std::vector<gjk::Feature> features;
  const gjk::Feature all = 1U << record.simplex.size();
  for (gjk::Feature feature = 1; feature < all; ++feature)
    if (record.ruled_out & (1U << feature)) features.push_back(feature);
  return features;
}

std::vector<int> removedFacets(const gjk::Trace<3>& trace, const gjk::EpaRecord<3>& record) {
  std::vector<int> facets;
  for (int i = record.removed.begin; i < record.removed.end; ++i)
    facets.push_back(trace.polytope.removed[static_cast<std::size_t>(i)]);
  return facets;
}

std::vector<int> addedFacets(const gjk::EpaRecord<3>& record) {
  std::vector<int> facets;
  for (int i = record.added.begin; i < record.added.end; ++i) facets.push_back(i);
  return facets;
}

std::string plainNumber(double value, int digits) {
  return inReadersDigits(fmt::format("{:.{}g}", value == 0 ? 0.0 : value, digits));
}

std::string plainVector(const glm::dvec3& value, int dimension, int digits) {
  std::string out = "(";
  for (int i = 0; i < dimension; ++i)
    out += (i > 0 ? trc("between coordinates", ", ") : "") + plainNumber(value[i], digits);
  return out + ")";
}

}  // namespace gjklab
