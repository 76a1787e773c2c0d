// The library inside a shared object.

#include <gjk/query.h>

double distanceOfBalls(double between_centres) {
  const gjk::Shape<3> ball{gjk::Sphere<3>{1.0}};
  return gjk::query(ball, {}, ball, {{between_centres, 0, 0}, {}}).distance;
}
