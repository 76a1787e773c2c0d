#include "model/scene/point_digits.h"
#include "covered.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <set>

namespace gjklab::point_digits_test {
namespace {

Scene boxAt(double size, double place) {
  Scene scene;
  scene.dimension = 2;
  scene.a.half_extents = {size, size, 0};
  scene.a.position = {place, place, 0};
  scene.b.shape = ShapeKind::point;
  scene.b.position = scene.a.position;
  return scene;
}

TEST(PointDigits, AsManyAsTellThePointsApart) {
  Covered cases(1500);
  EXPECT_EQ(pointDigits(boxAt(1, 0), 4), 4);
  EXPECT_EQ(pointDigits(boxAt(1, 0), 6), 6);
  EXPECT_LE(pointDigits(boxAt(1e-14, 1e6), 4), 17);
  std::mt19937_64 random(7);
  for (int i = 0; i < 2000; ++i) {
    const double size = std::pow(10.0, -8 + static_cast<double>(random() % 1000) / 100);
    const double place = std::pow(10.0, -3 + static_cast<double>(random() % 1000) / 100);
    if (size < 1e-14 * place) continue;
    ++cases;
    const int digits = pointDigits(boxAt(size, place), 4);
    std::set<std::string> written;
    for (const double x : {place - size, place, place + size}) written.insert(fmt::format("{:.{}g}", x, digits));
    EXPECT_EQ(written.size(), 3U) << size << " at " << place << " with " << digits;
  }
}

}  // namespace
}  // namespace gjklab::point_digits_test
