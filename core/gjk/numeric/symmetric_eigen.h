#pragma once
// Eigenvalues and eigenvectors of a small symmetric matrix.
//
// Source: C. G. J. Jacobi 1846; G. H. Golub, C. F. Van Loan, Matrix Computations, 4th ed., §8.5. A rotation in the
// plane of two axes makes their element zero; sweeps over all pairs converge quadratically, to eigenvectors that are
// perpendicular up to rounding. A diagonal matrix is unchanged, so that equal eigenvalues keep the axes.

#include "gjk/conventions.h"

#include <array>
#include <cmath>
#include <utility>

namespace gjk::numeric {

template <int D>
struct Eigensystem {
  Vec<D> values{0.0};               ///< falling
  std::array<Vec<D>, D> vectors{};  ///< unit
};

/// The smaller root, because the larger one's tangent would rotate the axes by more than an eighth of a turn.
inline void jacobiAngle(double pp, double pq, double qq, double& cosine, double& sine) {
  const double theta = (qq - pp) / (2 * pq);
  const double tangent = (theta < 0 ? -1 : 1) / (std::abs(theta) + std::hypot(theta, 1.0));
  cosine = 1 / std::hypot(tangent, 1.0);
  sine = tangent * cosine;
}

template <int D>
Eigensystem<D> symmetricEigen(std::array<Vec<D>, D> m) {
  Eigensystem<D> result;
  for (int i = 0; i < D; ++i) result.vectors[i][i] = 1;
  constexpr int kSweeps = 12;  // four or five are enough for 3 × 3
  for (int sweep = 0; sweep < kSweeps; ++sweep)
    for (int p = 0; p < D; ++p)
      for (int q = p + 1; q < D; ++q) {
        if (m[p][q] == 0) continue;
        double c, s;
        jacobiAngle(m[p][p], m[p][q], m[q][q], c, s);
        for (int k = 0; k < D; ++k) {  // columns, then rows
          const double kp = m[k][p], kq = m[k][q];
          m[k][p] = c * kp - s * kq;
          m[k][q] = s * kp + c * kq;
        }
        for (int k = 0; k < D; ++k) {
          const double pk = m[p][k], qk = m[q][k];
          m[p][k] = c * pk - s * qk;
          m[q][k] = s * pk + c * qk;
        }
        m[p][q] = m[q][p] = 0;
        const Vec<D> old_p = result.vectors[p], old_q = result.vectors[q];
        result.vectors[p] = c * old_p - s * old_q;
        result.vectors[q] = s * old_p + c * old_q;
      }
  for (int i = 0; i < D; ++i) result.values[i] = m[i][i];
  for (int i = 1; i < D; ++i)  // insertion, stable
    for (int k = i; k > 0 && result.values[k] > result.values[k - 1]; --k) {
      std::swap(result.values[k], result.values[k - 1]);
      std::swap(result.vectors[k], result.vectors[k - 1]);
    }
  return result;
}

}  // namespace gjk::numeric
