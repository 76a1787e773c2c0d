#pragma once
// The features of contact_feature.h for building a manifold: up to kInlineCorners corners need no allocation.

#include "gjk/contact_feature.h"
#include "gjk/trace.h"

#include <initializer_list>
#include <vector>

namespace gjk::detail {

inline constexpr int kInlineCorners = 24;

template <int D>
class Corners {
 public:
  Corners() = default;
  Corners(std::initializer_list<Vec<D>> points) {
    for (const Vec<D>& p : points) push(p);
  }

  int size() const { return many_.empty() ? few_.size() : static_cast<int>(many_.size()); }
  bool empty() const { return size() == 0; }
  const Vec<D>* begin() const { return many_.empty() ? few_.begin() : many_.data(); }
  const Vec<D>* end() const { return begin() + size(); }
  const Vec<D>& operator[](int i) const { return begin()[i]; }
  Vec<D>& operator[](int i) { return many_.empty() ? few_[i] : many_[static_cast<std::size_t>(i)]; }
  void push(const Vec<D>& p) {
    if (many_.empty() && few_.size() < kInlineCorners) return few_.push(p);
    if (many_.empty()) many_.assign(few_.begin(), few_.end());
    many_.push_back(p);
  }

 private:
  InlineList<Vec<D>, kInlineCorners> few_;
  std::vector<Vec<D>> many_;  ///< all of them, if there are more
};

/// Like ContactFeature.
template <int D>
struct CornerFeature {
  FeatureKind kind = FeatureKind::vertex;
  Vec<D> normal{0.0};
  Corners<D> corners{};
  bool round = false;

  ContactFeature<D> published() const { return {kind, normal, {corners.begin(), corners.end()}, round}; }
};

/// Like ContactFeatures.
template <int D>
struct CornerFeatures {
  CornerFeature<D> supporting, incident;
  double misalignment = 2;
};

/// Like contactFeatures().
template <int D>
CornerFeatures<D> cornerFeatures(const Shape<D>& shape, const FaceMesh<D>& faces, const Pose<D>& pose, Vec<D> origin,
                                 Vec<D> direction);

}  // namespace gjk::detail
