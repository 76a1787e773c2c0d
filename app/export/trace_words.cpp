#include "export/trace_words.h"

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

}  // namespace gjklab
