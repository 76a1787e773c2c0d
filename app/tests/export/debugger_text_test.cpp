// Vectors as gdb 13, lldb 14 and Visual Studio's natvis print them.

#include "export/points_reader.h"

#include <gtest/gtest.h>

namespace gjklab::debugger_text_test {
namespace {

std::vector<glm::dvec3> pointsIn(const std::string& text) {
  auto read = readPoints(text);
  if (const auto* fault = std::get_if<std::string>(&read)) ADD_FAILURE() << *fault << " in " << text;
  return std::holds_alternative<PointCloud>(read) ? std::get<PointCloud>(read).points : std::vector<glm::dvec3>{};
}

const std::vector<glm::dvec3> kTwo{{1, -2.5, 3e-7}, {4, 5, 6}};

TEST(DebuggerText, OfGdb) {
  EXPECT_EQ(pointsIn("(gdb) p v\n$1 = {{m_floats = {1, -2.5, 3e-07, 0}}, {m_floats = {4, 5, 6, 0}}}"), kTwo);
  EXPECT_EQ(pointsIn("$2 = {{<btVector3Data> = {m_floats = {1, -2.5, 3e-07, 1}}, <No data fields>}, "
                     "{<btVector3Data> = {m_floats = {4, 5, 6, 1}}, <No data fields>}}"),
            kTwo);
  EXPECT_EQ(
      pointsIn("$3 = std::vector of length 2, capacity 2 = {{x = 1, y = -2.5, z = 3e-07}, {x = 4, y = 5, z = 6}}"),
      kTwo);
  EXPECT_EQ(
      pointsIn("$4 = {{{x = 1, r = 1, s = 1}, {y = -2.5, g = -2.5, t = -2.5}, {z = 3e-07, b = 3e-07, p = 3e-07}}, "
               "{{x = 4, r = 4, s = 4}, {y = 5, g = 5, t = 5}, {z = 6, b = 6, p = 6}}}"),
      kTwo);
  EXPECT_EQ(pointsIn("$5 = {<Eigen::PlainObjectBase<Eigen::Matrix<double, 3, 1> >> = {m_storage = {m_data = {array = "
                     "{1, -2.5, 3e-07}}}}, <No data fields>}"),
            (std::vector<glm::dvec3>{kTwo[0]}));
  EXPECT_EQ(pointsIn("$6 = {{1, -2.5, 3e-07}, {4, 5, 6}}"), kTwo);
}

TEST(DebuggerText, OfLldb) {
  EXPECT_EQ(
      pointsIn("(btVector3 [2]) v = {\n  [0] = {\n    m_floats = ([0] = 1, [1] = -2.5, [2] = 0.0000003, [3] = 0)\n"
               "  }\n  [1] = {\n    m_floats = ([0] = 4, [1] = 5, [2] = 6, [3] = 0)\n  }\n}"),
      kTwo);
  EXPECT_EQ(pointsIn("(std::vector<glm::vec3>) $0 = size=2 {\n  [0] = (x = 1, y = -2.5, z = 0.0000003)\n"
                     "  [1] = (x = 4, y = 5, z = 6)\n}"),
            kTwo);
  EXPECT_EQ(pointsIn("(float [2][3]) a = {\n  [0] = ([0] = 1, [1] = -2.5, [2] = 0.0000003)\n"
                     "  [1] = ([0] = 4, [1] = 5, [2] = 6)\n}"),
            kTwo);
}

TEST(DebuggerText, OfNatvis) {
  EXPECT_EQ(pointsIn("{ size=2 }\n  [0]\t{x=1.00000000 y=-2.50000000 z=3e-07 }\tglm::vec3\n"
                     "  [1]\t{x=4.00000000 y=5.00000000 z=6.00000000 }\tglm::vec3"),
            kTwo);
  EXPECT_EQ(pointsIn("{x=1.0 y=-2.5 z=3e-07}\n{x=4.0 y=5.0 z=6.0}"), kTwo);
  EXPECT_EQ(pointsIn("{m_floats=0x000000e3f4f9f8a0 {1.0, -2.5, 3e-07, 0.0} }\n{m_floats={4.0, 5.0, 6.0, 0.0} }").back(),
            kTwo[1]);
}

/// What is not a debugger's is read as before.
TEST(DebuggerText, LeavesOtherTextsAlone) {
  EXPECT_EQ(pointsIn("const float verts[2][3] = {{1, -2.5f, 3e-7}, {4, 5, 6}};")[1], kTwo[1]);
  EXPECT_EQ(pointsIn("x = [1, -2.5, 3e-7; 4, 5, 6]"), kTwo);
  EXPECT_EQ(pointsIn("x,y,z\n1,-2.5,3e-7\n4,5,6"), kTwo);
  EXPECT_EQ(pointsIn("Vec3(1, -2.5, 3e-7), Vec3(4, 5, 6)"), kTwo);
}

}  // namespace
}  // namespace gjklab::debugger_text_test
