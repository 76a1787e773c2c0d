#include "model/predict/choices.h"

#include "gjk/feature.h"
#include "model/predict/reach_points.h"
#include "model/quiz/nearest_features.h"
#include "model/solid/segment.h"
#include "model/text/translate.h"

#include <algorithm>
#include <limits>
#include <set>

namespace gjklab {
namespace {

constexpr double kPointReach = 15, kEdgeReach = 9;  ///< pixels at scale 1
/// With more pairs than this the differences are too dense to be clicked.
constexpr std::size_t kMostPairs = 400;

std::vector<Candidate> candidatesNamed(std::initializer_list<const char*> list) {
  std::vector<Candidate> out;
  for (const char* word : list) out.push_back({tr(word), std::string(word)});
  return out;
}

/// Points of both bodies, then, for the pointer, the differences of all pairs.
std::vector<Candidate> pairs(const Quizzed& asked) {
  const ReachPoints a = reachPoints(asked.scene, asked.run, asked.direction(), Which::a);
  const ReachPoints b = reachPoints(asked.scene, asked.run, asked.direction(), Which::b);
  std::vector<Candidate> out;
  for (const Which which : {Which::a, Which::b}) {
    const ReachPoints& own = which == Which::a ? a : b;
    for (int i = 0; i < static_cast<int>(own.points.size()); ++i) {
      Candidate each{own.names[static_cast<std::size_t>(i)],
                     which == Which::a ? PairAnswer{i, -1} : PairAnswer{-1, i},
                     Space::world,
                     {own.points[static_cast<std::size_t>(i)]}};
      if (own.vertices)
        each.target = VertexTarget{which, i};
      else
        each.arrow_from = body(asked.scene, which).position;
      out.push_back(std::move(each));
    }
  }
  if (a.points.size() * b.points.size() > kMostPairs) return out;
  for (int i = 0; i < static_cast<int>(a.points.size()); ++i)
    for (int j = 0; j < static_cast<int>(b.points.size()); ++j)
      out.push_back({a.names[static_cast<std::size_t>(i)] + " − " + b.names[static_cast<std::size_t>(j)],
                     PairAnswer{i, j},
                     Space::difference,
                     {a.points[static_cast<std::size_t>(i)] - b.points[static_cast<std::size_t>(j)]},
                     a.vertices && b.vertices ? PickTarget(DifferenceVertexTarget{i, j}) : PickTarget(),
                     false});
  return out;
}

std::vector<Candidate> features(const Quizzed& asked) {
  const auto& record = asked.gjk();
  const VertexNames names = asked.names();
  std::vector<Candidate> out;
  const gjk::Feature all = gjk::allOf(record.simplex.size());
  for (int size = 1; size <= record.simplex.size(); ++size)
    for (gjk::Feature feature = 1; feature <= all; ++feature)
      if (gjk::vertexCount(feature) == size) {
        std::vector<dvec3> shape = cornersOf(record, feature);
        if (size == 4) shape = {(shape[0] + shape[1] + shape[2] + shape[3]) / 4.0};  // its inside, by its middle
        out.push_back({names.of(feature), feature, Space::difference, std::move(shape)});
      }
  return out;
}

std::vector<Candidate> vertices(const Quizzed& asked) {
  const auto& record = asked.gjk();
  const VertexNames names = asked.names();
  std::vector<Candidate> out;
  for (int i = 0; i < record.simplex.size(); ++i) {
    const gjk::Feature one = 1U << i;
    out.push_back({names[i], one, Space::difference, cornersOf(record, one), SimplexVertexTarget{i}});
  }
  return out;
}

std::vector<dvec3> cornerPoints(const Quizzed& asked, const Corners& corners) {
  std::vector<dvec3> points;
  for (const int vertex : corners)
    points.push_back(asked.run.trace.polytope.vertices[static_cast<std::size_t>(vertex)].w);
  return points;
}

std::vector<Corners> facets(const Quizzed& asked) {
  std::vector<Corners> out;
  for (const auto& facet : asked.run.trace.polytope.facets) {
    if (!facet.aliveAt(asked.epa().iteration)) continue;
    Corners corners;
    for (const int vertex : facet.vertices)
      if (vertex >= 0 && static_cast<int>(corners.size()) < asked.run.dimension) corners.push_back(vertex);
    std::sort(corners.begin(), corners.end());
    out.push_back(std::move(corners));
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<Candidate> listed(const Quizzed& asked, const std::vector<Corners>& all) {
  std::vector<Candidate> out;
  const std::vector<std::string> names = polytopeNames(asked.run.trace, asked.naming);
  for (const Corners& corners : all)
    out.push_back({cornerNames(corners, names), corners, Space::difference, cornerPoints(asked, corners)});
  return out;
}

std::vector<Corners> ridges(const Quizzed& asked) {
  std::set<Corners> all;
  for (const Corners& facet : facets(asked))
    for (std::size_t k = 0; k < facet.size(); ++k) {
      Corners ridge = facet;
      ridge.erase(ridge.begin() + static_cast<std::ptrdiff_t>(k));
      all.insert(std::move(ridge));
    }
  return {all.begin(), all.end()};
}

/// How well a point of the screen fits a candidate: the rank of its shape, then its depth or distance; nothing: beside
/// it.
std::optional<std::pair<int, double>> fit(const std::vector<dvec3>& shape, const View& view, dvec2 pointer) {
  std::vector<dvec3> screen;
  for (const dvec3& p : shape) screen.push_back(project(view, p));
  if (screen.size() == 1) {
    const double distance = glm::distance(dvec2(screen[0]), pointer);
    if (distance <= kPointReach * view.ui_scale) return std::pair(0, distance);
  } else if (screen.size() == 2) {
    const double distance = distanceToSegment(pointer, dvec2(screen[0]), dvec2(screen[1]));
    if (distance <= kEdgeReach * view.ui_scale) return std::pair(1, distance);
  } else if (screen.size() == 3 && containsPoint({screen[0], screen[1], screen[2]}, pointer)) {
    return std::pair(2, (screen[0].z + screen[1].z + screen[2].z) / 3);
  }
  return std::nullopt;
}

/// In whose region of a flat simplex a point lies.
int regionAt(const Quizzed& asked, const std::vector<Candidate>& candidates, const View& view, dvec2 pointer) {
  dvec3 place = unproject(view, pointer, 0);
  for (int k = asked.run.dimension; k < 3; ++k) place[k] = 0;
  std::vector<dvec3> simplex;
  for (const auto& vertex : asked.gjk().simplex) simplex.push_back(vertex.support.w - place);
  const std::vector<gjk::Feature> nearest = featuresNearestOrigin(simplex, asked.run.trace.scale);
  for (std::size_t i = 0; i < candidates.size() && !nearest.empty(); ++i)
    if (candidates[i].choice == Choice(nearest.front())) return static_cast<int>(i);
  return -1;
}

}  // namespace

std::vector<dvec3> cornersOf(const gjk::GjkRecord<3>& record, gjk::Feature feature) {
  std::vector<dvec3> corners;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(feature, i)) corners.push_back(record.simplex[i].support.w);
  return corners;
}

Choosing choosingOf(Ask ask) {
  if (ask == Ask::support) return Choosing::pair;
  return ask == Ask::drop || ask == Ask::visible || ask == Ask::horizon ? Choosing::several : Choosing::one;
}

std::vector<Candidate> candidatesOf(const Quizzed& asked) {
  switch (asked.question.ask) {
    case Ask::status:
      return candidatesNamed({"separated", "touching", "intersecting"});
    case Ask::progress:
    case Ask::epa_stop:
      return candidatesNamed({translatable("stop"), translatable("go on")});
    case Ask::support:
      return pairs(asked);
    case Ask::region:
      return features(asked);
    case Ask::drop:
      return vertices(asked);
    case Ask::closest_facet:
    case Ask::visible:
      return listed(asked, facets(asked));
    case Ask::horizon:
      return listed(asked, ridges(asked));
  }
  return {};
}

std::string sentenceOf(Ask ask, const std::vector<Candidate>& candidates) {
  const auto turned = [](const Candidate& each) { return each.arrow_from.has_value(); };
  if (ask == Ask::support && std::any_of(candidates.begin(), candidates.end(), turned))
    return tr("Turn the arrows: where does A reach furthest along the direction, and where does B against it?");
  return sentence(ask);
}

std::optional<Answer> answerOf(Ask ask, const std::vector<Candidate>& candidates, const std::vector<bool>& chosen) {
  PairAnswer pair;
  gjk::Feature feature = gjk::kNoFeature;
  CornerSet set;
  for (std::size_t i = 0; i < candidates.size() && i < chosen.size(); ++i) {
    if (!chosen[i]) continue;
    const Choice& choice = candidates[i].choice;
    if (const auto* word = std::get_if<std::string>(&choice)) return *word;
    if (const auto* one = std::get_if<gjk::Feature>(&choice)) feature |= *one;
    if (const auto* corners = std::get_if<Corners>(&choice)) set.push_back(*corners);
    if (const auto* part = std::get_if<PairAnswer>(&choice)) {
      if (part->index_a >= 0) pair.index_a = part->index_a;
      if (part->index_b >= 0) pair.index_b = part->index_b;
    }
  }
  switch (ask) {
    case Ask::support:
      if (pair.index_a < 0 || pair.index_b < 0) return std::nullopt;
      return pair;
    case Ask::region:
      if (feature == gjk::kNoFeature) return std::nullopt;
      return feature;
    case Ask::drop:
      return feature;
    case Ask::closest_facet:
      if (set.empty()) return std::nullopt;
      return set.front();
    case Ask::visible:
    case Ask::horizon:
      return set;
    case Ask::status:
    case Ask::progress:
    case Ask::epa_stop:
      break;  // answered in words
  }
  return std::nullopt;
}

int candidateAt(const Quizzed& asked, const std::vector<Candidate>& candidates, Space space, const View& view,
                dvec2 pointer) {
  if (space != Space::world) space = Space::difference;
  if (asked.question.ask == Ask::region && asked.run.dimension < 3 && space == Space::difference)
    return regionAt(asked, candidates, view, pointer);
  int best = -1;
  std::pair<int, double> best_fit(std::numeric_limits<int>::max(), 0);
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (candidates[i].space != space) continue;
    const auto found = fit(candidates[i].shape, view, pointer);
    if (!found || *found >= best_fit) continue;
    best_fit = *found;
    best = static_cast<int>(i);
  }
  return best;
}

int candidateOf(const std::vector<Candidate>& candidates, Space space, const PickTarget& target) {
  if (std::holds_alternative<std::monostate>(target)) return -1;
  if (space != Space::world) space = Space::difference;
  for (std::size_t i = 0; i < candidates.size(); ++i)
    if (candidates[i].space == space && candidates[i].target == target) return static_cast<int>(i);
  return -1;
}

}  // namespace gjklab
