// The first program of core/README.md, checked: two unit balls, three apart.

#include <gjk/query.h>

#include <cmath>
#include <cstdio>

int main() {
  const gjk::Shape<3> ball{gjk::Sphere<3>{1.0}};
  const gjk::Pose<3> left{{0, 0, 0}}, right{{3, 0, 0}};
  gjk::Trace<3> trace;
  const gjk::Result<3> result = gjk::query(ball, left, ball, right, {}, &trace);
  std::printf("%s, %g apart, after %zu iterations\n", gjk::name(result.status), result.distance, trace.gjk.size());
  return std::abs(result.distance - 1) < 1e-9 && !trace.gjk.empty() ? 0 : 1;
}
