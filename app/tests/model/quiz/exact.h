#pragma once
// Whole numbers, exactly: points of a lattice, and products of their coordinates that no double holds.

#include <glm/glm.hpp>

#include <random>
#include <vector>

namespace gjklab {

__extension__ using Whole = __int128;
using Lattice = std::vector<glm::i64vec3>;

struct WholeVector {
  Whole x = 0, y = 0, z = 0;
  explicit WholeVector(glm::i64vec3 v) : x(v.x), y(v.y), z(v.z) {}
  WholeVector(Whole x_, Whole y_, Whole z_) : x(x_), y(y_), z(z_) {}
};
inline WholeVector operator-(const WholeVector& p, const WholeVector& q) { return {p.x - q.x, p.y - q.y, p.z - q.z}; }
inline WholeVector operator+(const WholeVector& p, const WholeVector& q) { return {p.x + q.x, p.y + q.y, p.z + q.z}; }
inline WholeVector operator*(Whole f, const WholeVector& p) { return {f * p.x, f * p.y, f * p.z}; }
inline Whole dot(const WholeVector& p, const WholeVector& q) { return p.x * q.x + p.y * q.y + p.z * q.z; }
inline WholeVector cross(const WholeVector& p, const WholeVector& q) {
  return {p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x};
}

inline glm::i64vec3 latticePoint(std::mt19937& random, int dimension, int reach) {
  glm::i64vec3 p(0);
  for (int i = 0; i < dimension; ++i) p[i] = static_cast<int>(random() % static_cast<unsigned>(2 * reach + 1)) - reach;
  return p;
}

}  // namespace gjklab
