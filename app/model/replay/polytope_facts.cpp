#include "model/replay/polytope_facts.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace gjklab {

namespace {

std::string indices(const std::vector<int>& vertices) {
  std::string out;
  for (const int vertex : vertices) out += (out.empty() ? "" : ", ") + std::to_string(vertex);
  return "[" + out + "]";
}

/// `count`: of the facets, or in 1-D of the ends, that meet at a ridge.
std::string openText(int dimension, const std::string& ridge, int count) {
  if (dimension == 1)
    return trn("an interval has two ends, but this one has {n}", "an interval has two ends, but this one has {n}",
               count);
  if (dimension == 2)
    return trn("it is not closed: vertex {ridge} belongs to {n} facet instead of 2",
               "it is not closed: vertex {ridge} belongs to {n} facets instead of 2", count, arg("ridge", ridge));
  return trn("it is not closed: edge {ridge} belongs to {n} facet instead of 2",
             "it is not closed: edge {ridge} belongs to {n} facets instead of 2", count, arg("ridge", ridge));
}

}  // namespace

PolytopeFacts::PolytopeFacts(const std::vector<dvec3>& vertices, const std::vector<std::vector<int>>& facets,
                             int dimension, double tolerance, double epsilon)
    : vertices_(vertices), dimension_(dimension), tolerance_(tolerance), epsilon_(epsilon) {
  if (readFacets(facets) && isClosed() && isConvex()) holdsOrigin();
}

const PolytopeFacet* PolytopeFacts::closest() const {
  const auto least = std::min_element(facets_.begin(), facets_.end(),
                                      [](const auto& f, const auto& g) { return f.distance < g.distance; });
  return least == facets_.end() ? nullptr : &*least;
}

std::vector<dvec3> PolytopeFacts::corners(const std::vector<int>& vertices) const {
  std::vector<dvec3> points;
  for (const int vertex : vertices) points.push_back(at(vertex));
  return points;
}

/// Plane through a facet's vertices, looking away from the middle of all that the facets use.
PolytopeFacet PolytopeFacts::facetOf(const std::vector<int>& v) const {
  PolytopeFacet facet;
  facet.vertices = v;
  const dvec3 p = at(v[0]);
  double thickness = size_;
  if (dimension_ == 1) {
    facet.normal = {p.x >= middle_.x ? 1.0 : -1.0, 0, 0};
  } else if (dimension_ == 2) {
    const dvec3 edge = at(v[1]) - p;
    facet.normal = {edge.y, -edge.x, 0};
    thickness = glm::length(edge);
  } else {
    const dvec3 e = at(v[1]) - p, f = at(v[2]) - p, g = at(v[2]) - at(v[1]);
    facet.normal = glm::cross(e, f);
    const double longest = std::max({glm::length(e), glm::length(f), glm::length(g)});
    thickness = longest > 0 ? glm::length(facet.normal) / longest : 0;
  }
  const double length = glm::length(facet.normal);
  facet.normal = length > 0 ? facet.normal / length : dvec3(0.0);
  if (glm::dot(facet.normal, p - middle_) < 0) facet.normal = -facet.normal;
  facet.distance = glm::dot(facet.normal, p);
  facet.slack = thickness > 0 ? 32 * epsilon_ * size_ * size_ / thickness : size_;
  return facet;
}

bool PolytopeFacts::readFacets(const std::vector<std::vector<int>>& facets) {
  std::set<int> used;
  for (const std::vector<int>& facet : facets) {
    const auto outside = std::find_if(facet.begin(), facet.end(), [this](int vertex) {
      return vertex < 0 || vertex >= static_cast<int>(vertices_.size());
    });
    if (static_cast<int>(facet.size()) != dimension_ || outside != facet.end()) {
      const Argument name = arg("facet", indices(facet));
      fault_.sentence = outside != facet.end()
                            ? trn("facet {facet} refers to vertex {vertex}, but there is only {n} vertex",
                                  "facet {facet} refers to vertex {vertex}, but there are only {n} vertices",
                                  std::ssize(vertices_), name, arg("vertex", *outside))
                            : trn("facet {facet} has {n} vertex; in {dimension}-D a facet has {dimension}",
                                  "facet {facet} has {n} vertices; in {dimension}-D a facet has {dimension}",
                                  std::ssize(facet), name, arg("dimension", dimension_));
      if (outside != facet.end() && *outside == static_cast<int>(vertices_.size()))
        fault_.cause = tr("the index is one too large: indices were counted from 1, or the new vertex was not added");
      return false;
    }
    used.insert(facet.begin(), facet.end());
  }
  if (facets.empty()) {
    fault_.sentence = tr("it has no facets");
    fault_.cause = tr("its facets were not logged");
    return false;
  }
  if (static_cast<int>(facets.size()) < dimension_ + 1) {
    fault_.sentence =
        trn("it is not closed: it has only {n} facet", "it is not closed: it has only {n} facets", std::ssize(facets));
    fault_.cause = tr("the horizon was not closed");
    return false;
  }
  for (const int vertex : used) middle_ += at(vertex) / static_cast<double>(used.size());
  for (const int vertex : used) size_ = std::max({size_, glm::length(at(vertex)), glm::length(at(vertex) - middle_)});
  for (const std::vector<int>& facet : facets) facets_.push_back(facetOf(facet));
  return true;
}

/// Every ridge lies between two facets.
bool PolytopeFacts::isClosed() {
  std::map<std::vector<int>, int> ridges;
  for (const PolytopeFacet& facet : facets_)
    for (std::size_t without = 0; without < facet.vertices.size(); ++without) {
      std::vector<int> ridge = facet.vertices;
      ridge.erase(ridge.begin() + static_cast<std::ptrdiff_t>(without));
      std::sort(ridge.begin(), ridge.end());
      ++ridges[ridge];
    }
  for (const auto& [ridge, count] : ridges) {
    if (count == 2) continue;
    fault_.sentence = openText(dimension_, indices(ridge), count);
    fault_.feature = corners(ridge);
    fault_.cause = count == 1 ? tr("the horizon was not closed: one of its ridges got no new facet")
                              : tr("a facet occurs twice, or a ridge of the horizon got two new facets");
    return false;
  }
  return true;
}

bool PolytopeFacts::isConvex() {
  std::set<int> used;
  for (const PolytopeFacet& facet : facets_) used.insert(facet.vertices.begin(), facet.vertices.end());
  // Every vertex is compared with every facet's plane, so the vertices lie in a row.
  const std::vector<int> vertices(used.begin(), used.end());
  const PolytopeFacet* worst = nullptr;
  int vertex = -1;
  for (const PolytopeFacet& facet : facets_)
    for (const int each : vertices) {
      const double height = glm::dot(facet.normal, at(each)) - facet.distance;
      const double off = height - facet.slack;
      if (off <= tolerance_ || off <= fault_.off_by) continue;
      fault_.off_by = off;
      worst = &facet;
      vertex = each;
    }
  if (worst != nullptr) {
    fault_.sentence = tr("it is not convex: vertex {vertex} lies {height} above facet {facet}", arg("vertex", vertex),
                         arg("height", number(fault_.off_by)), arg("facet", indices(worst->vertices)));
    fault_.feature = corners(worst->vertices);
    fault_.beyond = at(vertex);
    return false;
  }
  return true;
}

bool PolytopeFacts::holdsOrigin() {
  const PolytopeFacet* nearest = closest();
  if (nearest == nullptr || nearest->distance >= -tolerance_ - nearest->slack) return true;
  fault_.off_by = -nearest->distance;
  fault_.feature = corners(nearest->vertices);
  fault_.beyond = dvec3(0.0);
  fault_.sentence = tr("it does not contain O: O lies {height} outside facet {facet}",
                       arg("height", number(fault_.off_by)), arg("facet", indices(nearest->vertices)));
  fault_.cause = tr("EPA started from a simplex that does not contain O");
  return false;
}

}  // namespace gjklab
