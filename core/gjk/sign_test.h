#pragma once
// A sign test of a sub-distance solver, as data: the test, its feature, its value and its consequence.
//
// u_i is the edge from the newest vertex a to vertex i, ao the vector from a to the origin. Nothing here is text: code
// that shows a test writes it with its own names of the vertices.

#include "gjk/conventions.h"

#include <cstdint>

namespace gjk {

enum class TestKind : std::uint8_t {
  along,     ///< u_i·ao: does the origin lie beyond a, along the edge to vertex i? Feature: a, i
  beside,    ///< u_i×(u_i×u_j)·ao: is it outside edge a–i, within the plane of the triangle? Feature: a, i, j
  side,      ///< (u_i×u_j)·ao: is it on the side of the face that u_i×u_j points to? Feature: a, i, j
  cofactor,  ///< Johnson's Δ_i(X), X the feature
  volume,    ///< signed volumes: μ of the feature, projected along or on `axis` if there is one; no vertex
  part,      ///< signed volumes: C_i of the feature, multiplied by the sign of μ
};

/// What a test is about.
struct TestSubject {
  TestKind kind = TestKind::along;
  Feature feature = kNoFeature;
  std::int8_t vertex = -1;  ///< i; −1: none
  std::int8_t axis = -1;    ///< 0, 1, 2: x, y, z; −1: none

  friend constexpr bool operator==(const TestSubject&, const TestSubject&) = default;
};

struct SignTest {
  TestSubject subject;
  double value = 0;               ///< what it evaluated to, in the units of its factors
  bool holds = false;             ///< value > 0
  Feature excludes = kNoFeature;  ///< the feature whose region the result excludes, if any
};

namespace detail {

constexpr TestSubject alongEdge(int i) { return {TestKind::along, 1u | 1u << i, static_cast<std::int8_t>(i), -1}; }
constexpr TestSubject besideEdge(int i, int j) {
  return {TestKind::beside, 1u | 1u << i | 1u << j, static_cast<std::int8_t>(i), -1};
}
constexpr TestSubject faceSide(int i, int j) {
  return {TestKind::side, 1u | 1u << i | 1u << j, static_cast<std::int8_t>(i), -1};
}
constexpr TestSubject cofactorOf(Feature set, int i) {
  return {TestKind::cofactor, set, static_cast<std::int8_t>(i), -1};
}
constexpr TestSubject volumeOf(Feature feature, int axis = -1) {
  return {TestKind::volume, feature, -1, static_cast<std::int8_t>(axis)};
}
constexpr TestSubject partOf(Feature feature, int i) {
  return {TestKind::part, feature, static_cast<std::int8_t>(i), -1};
}

}  // namespace detail

}  // namespace gjk
