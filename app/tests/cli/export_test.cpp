// gjklab export and gjklab import: what goes out comes back, and other programs' spellings are read.
#include "cli/program_run.h"

#include "model/run/run.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace gjklab::export_test {
namespace {

constexpr const char* kBoxes =
    R"({"gjklab":1,"dimension":3,"a":{"shape":"box","half_extents":[1,2,0.5],"position":[0.25,0,1],
  "orientation":[0,0.6,0,0.8]},"b":{"shape":"box","half_extents":[0.5,0.5,0.5],"position":[4,0.5,0]}})";

/// `note`: what is said about the scene; by default, nothing is said.
Scene imported(const std::vector<std::string>& words, const std::string& input,
               const std::optional<Wordings>& note = std::nullopt) {
  std::vector<std::string> arguments{"import"};
  arguments.insert(arguments.end(), words.begin(), words.end());
  const Said said = runProgramWith(arguments, input);
  EXPECT_EQ(said.status, 0) << said.error;
  EXPECT_TRUE(reads(said.error, note ? *note + "\n" : Wordings("")));
  const auto scene = readScene(said.out, "imported");
  if (const auto* read = std::get_if<Scene>(&scene)) return *read;
  ADD_FAILURE() << said.out;
  return {};
}

std::vector<dvec3> sorted(std::vector<dvec3> points) {
  std::sort(points.begin(), points.end(),
            [](const dvec3& p, const dvec3& q) { return std::tie(p.x, p.y, p.z) < std::tie(q.x, q.y, q.z); });
  return points;
}

TEST(Import, ArraysOfAllSpellings) {
  const std::vector<dvec3> expected{{1, 2, 0}, {-3.5, 4, 0}, {0.5, -6e-2, 0}};
  for (const char* text : {
           "static const double p[3][2] = {{1, 2}, {-3.5, 4}, {.5, -6e-2}};  // C",
           "const float p[3][2] = {\n  {1.f, 2.0f},  /* two */\n  {-3.5F,\n   4},\n  {0.5f, -6e-2f},\n};",
           "std::vector<glm::vec2> points{Vec2(1, 2), Vec2(-3.5, 4), Vec2(0.5, -0.06)};",
           "p = np.array([[1, 2], [-3.5, 4],\n [0.5, -6e-2]])  # Python",
           "points = [(1, 2), (-3.5, 4), (0.5, -6E-2)]",
           "P = [1 2; -3.5 4; 0.5 -6e-2];  % MATLAB",
           "P = [1, 2\n -3.5, 4\n 0.5, -6e-2]",
           "x,y\n1,2\n-3.5,4\n0.5,-6e-2\n",
           "1 2\n-3.5 4\n\n0.5 -6e-2",
       })
    EXPECT_EQ(imported({"-"}, text).a.points, expected) << text;
  EXPECT_EQ(imported({"-"}, "[[1,2,3],[4,5,6]]").dimension, 3);
  EXPECT_EQ(imported({"-"}, "1\n2\n").dimension, 1);
}

TEST(Import, WhatCannotBeReadIsSaid) {
  const auto expect_refused = [](const std::string& text, const Wordings& wanted, const Wordings& german) {
    for (const bool in_german : {false, true}) {
      const Said said = runProgramWith({"import", "-"}, text, "", in_german ? "de_DE.UTF-8" : "C");
      EXPECT_EQ(said.status, 2);
      const Wordings source = in_german ? germanWith("standard input") : messageWith("standard input");
      EXPECT_TRUE(reads(said.error, source + ": " + (in_german ? german : wanted) + "\n"));
    }
  };
  expect_refused("hello", messageWith("no points"), germanWith("no points"));
  expect_refused("[[1,2],[3]]", messageWith({{"point", "2"}, {"n", "1"}, {"first", "2"}}),
                 germanWith({{"point", "2"}, {"n", "1"}, {"first", "2"}}));
  expect_refused("[[1],[2,3]]", messageWith({{"point", "2"}, {"n", "2"}, {"first", "1"}}),
                 germanWith({{"point", "2"}, {"n", "2"}, {"first", "1"}}));
  expect_refused("1,2,3,4", messageWith({{"count", "4"}}, "1, 2 or 3"), germanWith({{"count", "4"}}, "1, 2 or 3"));
  expect_refused("1e999,2", messageWith("number is too large"), germanWith("number is too large"));
  expect_refused("{{1,2},{nan,3}}", messageWith({{"point", "2"}, {"word", "nan"}}),
                 germanWith({{"point", "2"}, {"word", "nan"}}));
  expect_refused("np.array([[1,2],[3,x]], dtype)", messageWith({{"point", "2"}, {"word", "x"}}),
                 germanWith({{"point", "2"}, {"word", "x"}}));
  expect_refused("x,y\n1,2\n3,-inf\n", messageWith({{"point", "2"}, {"word", "inf"}}),
                 germanWith({{"point", "2"}, {"word", "inf"}}));
  expect_refused("[[1,2],[3,4]", messageWith("a bracket is not closed"), germanWith("a bracket is not closed"));
  TemporaryFolder folder;
  writePlainly(folder / "s.json", R"({"gjklab":1,"dimension":2,"a":{"shape":"point"},"b":{"shape":"point"}})");
  expectRefusal({"import", folder / "s.json"}, 2, messageWith({{"file", folder / "s.json"}}, "already a gjklab file"));
  writePlainly(folder / "p.csv", "1,2\n");
  expectRefusal({"import", folder / "p.csv", "--matrix", "row"}, 2, "gjklab: " + messageWith("--matrix works only"));
  writePlainly(folder / "m.stl", "nonsense");
  EXPECT_EQ(runProgramWith({"import", folder / "m.stl"}).status, 2);
}

TEST(Import, MatricesPlaceTheBodies) {
  TemporaryFolder folder;
  writePlainly(folder / "p.csv", "1,0,0\n0,1,0\n0,0,1\n");
  const std::string row = "[[0,-1,0,5],[1,0,0,6],[0,0,1,7],[0,0,0,1]]", column = "0 1 0 0  -1 0 0 0  0 0 1 0  5 6 7 1";
  const Scene a = imported({folder / "p.csv", "--pose-a", row, "--matrix", "row"}, ""),
              b = imported({folder / "p.csv", "--pose-a", column, "--matrix", "column"}, "");
  EXPECT_EQ(a, b);
  EXPECT_EQ(a.a.position, dvec3(5, 6, 7));
  EXPECT_LT(glm::length(toWorld(a.a, 3, {1, 0, 0}) - dvec3(5, 7, 7)), 1e-12);
  EXPECT_EQ(runProgramWith({"import", folder / "p.csv", "--pose-a", row}).status, 2) << "row or column has to be said";
  const Said wrong = runProgramWith({"import", folder / "p.csv", "--pose-a", row, "--matrix", "column"});
  EXPECT_TRUE(reads(wrong.error, "gjklab: --pose-a: " + messageWith("row-major") + "\n"));
  const Said few = runProgramWith({"import", folder / "p.csv", "--pose-a", "1", "--matrix", "row"});
  EXPECT_TRUE(reads(few.error, "gjklab: --pose-a: " + messageWith({{"n", "1"}}, "16 numbers") + "\n"));
  const Scene at_a_point =
      imported({folder / "p.csv", "--pose-b", "2 0 0 3 0 2 0 4 0 0 2 5 0 0 0 1", "--matrix", "row"}, "");
  EXPECT_EQ(at_a_point.b.position, dvec3(3, 4, 5)) << "B is a point, which a matrix can only move";
  const Scene twice = imported({folder / "p.csv", "--pose-a", "2 0 0 0 0 2 0 0 0 0 2 0 0 0 0 1", "--matrix", "row"}, "",
                               "--pose-a: " + messageWith("more than rotate and translate, so"));
  EXPECT_EQ(twice.a.points[0], dvec3(2, 0, 0));
}

TEST(Import, MeshesGoOutAndComeBack) {
  TemporaryFolder folder;
  writePlainly(folder / "s.json", kBoxes);
  ASSERT_EQ(runProgramWith({"export", folder / "s.json", "--as", "obj", "-o", folder / "s.obj"}).status, 0);
  const std::string obj = readPlainly(folder / "s.obj");
  // B alone, as text of three formats.
  const std::size_t second = obj.find("o B\n");
  ASSERT_NE(second, std::string::npos);
  std::string a_obj = obj.substr(0, second);
  writePlainly(folder / "a.obj", a_obj);
  const Scene back = imported({folder / "a.obj"}, "");
  const Scene scene = std::get<Scene>(readScene(kBoxes, "s"));
  std::vector<dvec3> corners;
  for (int i = 0; i < 8; ++i)
    corners.push_back(toWorld(scene.a, 3, {i & 1 ? 1 : -1, i & 2 ? 2 : -2, i & 4 ? 0.5 : -0.5}));
  const auto expected = sorted(corners), got = sorted(back.a.points);
  ASSERT_EQ(got.size(), 8U);
  for (std::size_t i = 0; i < 8; ++i) EXPECT_LT(glm::length(got[i] - expected[i]), 1e-5);
}

constexpr const char* kTetrahedron = R"(solid t
facet normal 0 0 0
outer loop
vertex 0 0 0
vertex 0 1 0
vertex 1 0 0
endloop
endfacet
facet normal 0 0 0
outer loop
vertex 0 0 0
vertex 1 0 0
vertex 0 0 1
endloop
endfacet
facet normal 0 0 0
outer loop
vertex 0 0 0
vertex 0 0 1
vertex 0 1 0
endloop
endfacet
facet normal 0 0 0
outer loop
vertex 1 0 0
vertex 0 1 0
vertex 0 0 1
endloop
endfacet
endsolid t
)";

TEST(Import, StlAndPlyAndWhatIsNotConvex) {
  TemporaryFolder folder;
  writePlainly(folder / "t.stl", kTetrahedron);
  EXPECT_EQ(imported({folder / "t.stl"}, "").a.points.size(), 4U);
  writePlainly(folder / "t.ply",
               "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n"
               "element face 4\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n"
               "3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n");
  EXPECT_EQ(sorted(imported({folder / "t.ply"}, "").a.points), sorted(imported({folder / "t.stl"}, "").a.points));
  // A tetrahedron whose largest face is pushed in.
  writePlainly(
      folder / "dent.obj",
      "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nv 0.1 0.1 0.1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 5\nf 3 4 5\nf 4 2 5\n");
  const std::string path = folder / "dent.obj";
  EXPECT_EQ(imported({path}, "", path + (": " + messageWith({{"count", "4"}}, "not convex"))).a.points.size(), 4U);
}

TEST(Export, EveryShapeGoesOutInEveryForm) {
  TemporaryFolder folder;
  for (const char* shape :
       {R"("shape":"point")", R"("shape":"segment","points":[[0,0,0],[1,2,3]])",
        R"("shape":"box","half_extents":[1,2,0])", R"("shape":"sphere","radius":1)",
        R"("shape":"ellipsoid","radii":[1,2,3])", R"("shape":"capsule","half_height":1,"radius":0.5)",
        R"("shape":"cylinder","half_height":1,"radius":0.5)",
        R"("shape":"cone","half_height":1,"radius":0.5,"margin":0.1)",
        R"("shape":"hull","points":[[0,0,0],[0,0,0]])"}) {
    writePlainly(folder / "s.json", std::string(R"({"gjklab":1,"dimension":3,"title":"*/ \\ \n","a":{)") + shape +
                                        R"(},"b":{"shape":"sphere","radius":0.25,"position":[9,0,0]}})");
    for (const char* form : {"cpp-test", "c-array", "obj", "json"}) {
      const Said said = runProgramWith({"export", folder / "s.json", "--as", form});
      EXPECT_EQ(said.status, 0) << shape << " " << form << said.error;
      EXPECT_GT(said.out.size(), 100U);
    }
  }
  const Said arrays = runProgramWith({"export", "-", "--as", "c-array"}, kBoxes);
  EXPECT_NE(arrays.out.find("static const double a_points[8][3] = {"), std::string::npos) << arrays.out;
  EXPECT_EQ(runProgramWith({"export", "-", "--as", "xml"}, kBoxes).status, 2);
}

}  // namespace
}  // namespace gjklab::export_test
