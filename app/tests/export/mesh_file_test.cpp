// Mesh files of every kind: the same box in each, and what is wrong with those that are damaged.

#include "export/mesh_reader.h"

#include "covered.h"

#include "expect_facts.h"
#include "messages_with.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace gjklab::mesh_file_test {
namespace {

constexpr const char* kObj =
    R"(# a tetrahedron, its last face with names of textures and normals, its third counted back
mtllib none.mtl
v 0 0 0
v 1 0 0 1.0
v 0 0.1 0
v 0 0 1e-1
f 1 2 3
f 1/1 2/2 4/4
f -4 -2 -1
f 2//1 3//2 4//3
)";

std::string meshFault(const std::string& bytes, const char* ending) {
  const auto read = readMesh(bytes, ending);
  const auto* fault = std::get_if<std::string>(&read);
  return fault ? *fault : "";
}

PointCloud mesh(const std::string& bytes, const char* ending) {
  auto read = readMesh(bytes, ending);
  EXPECT_TRUE(std::holds_alternative<PointCloud>(read)) << meshFault(bytes, ending);
  return std::holds_alternative<PointCloud>(read) ? std::get<PointCloud>(std::move(read)) : PointCloud();
}

void expectTetrahedron(const PointCloud& cloud, bool single) {
  EXPECT_EQ(cloud.points.size(), 4u);
  EXPECT_FALSE(cloud.was_hollow);
  const double tenth = single ? static_cast<double>(0.1f) : 0.1;
  for (const glm::dvec3 p : {glm::dvec3(0), glm::dvec3(1, 0, 0), glm::dvec3(0, tenth, 0), glm::dvec3(0, 0, tenth)})
    EXPECT_NE(std::find(cloud.points.begin(), cloud.points.end(), p), cloud.points.end())
        << p.x << " " << p.y << " " << p.z;
}

constexpr std::array<std::array<float, 3>, 4> kCorners{{{0, 0, 0}, {1, 0, 0}, {0, 0.1f, 0}, {0, 0, 0.1f}}};
constexpr std::array<std::array<int, 3>, 4> kFaces{{{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}}};

template <class T>
void append(std::string& bytes, T value, bool big = false) {
  std::array<char, sizeof(T)> raw{};
  std::memcpy(raw.data(), &value, sizeof(T));
  if (big) std::reverse(raw.begin(), raw.end());
  bytes.append(raw.data(), raw.size());
}

std::string binaryPly(bool big) {
  std::string bytes =
      std::string("ply\nformat binary_") + (big ? "big" : "little") +
      "_endian 1.0\ncomment x\nelement vertex 4\nproperty float x\nproperty uchar red\nproperty float y\n"
      "property float z\nelement face 4\nproperty list uchar int vertex_indices\nend_header\n";
  for (const auto& p : kCorners) {
    append(bytes, p[0], big);
    append(bytes, std::uint8_t{7}, big);
    append(bytes, p[1], big);
    append(bytes, p[2], big);
  }
  for (const auto& face : kFaces) {
    append(bytes, std::uint8_t{3}, big);
    for (const int i : face) append(bytes, static_cast<std::int32_t>(i), big);
  }
  return bytes;
}

std::string binaryStl() {
  std::string bytes = "solid, though not as text";
  bytes.resize(80);
  append(bytes, std::uint32_t{4});
  for (const auto& face : kFaces) {
    bytes.append(12, '\0');
    for (const int i : face)
      for (const float x : kCorners[static_cast<std::size_t>(i)]) append(bytes, x);
    bytes.append(2, '\0');
  }
  return bytes;
}

TEST(MeshFile, ObjInItsSpellings) {
  expectTetrahedron(mesh(kObj, "obj"), false);
  std::string other(kObj);
  for (std::size_t at = 0; (at = other.find('\n', at)) != std::string::npos; at += 2) other.insert(at, "\r");
  expectTetrahedron(mesh(other, "obj"), false);
}

TEST(MeshFile, StlAsTextAndBinary) {
  std::string text = "solid t\r\n";
  for (const auto& face : kFaces) {
    text += "facet normal 0 0 0\r\n outer loop\r\n";
    for (const int i : face) {
      text += "  vertex";
      for (const float x : kCorners[static_cast<std::size_t>(i)]) text += x == 0.1f ? " +1.0E-1" : x == 1 ? " 1" : " 0";
      text += "\r\n";
    }
    text += " endloop\r\nendfacet\r\n";
  }
  expectTetrahedron(mesh(text + "endsolid t\r\n", "stl"), false);
  expectTetrahedron(mesh(binaryStl(), "stl"), true);
}

TEST(MeshFile, PlyAsTextAndInBothOrdersOfBytes) {
  expectTetrahedron(
      mesh("ply\nformat ascii 1.0\nelement vertex 4\nproperty double x\nproperty double y\nproperty double z\n"
           "element face 2\nproperty list uchar int vertex_index\nend_header\n0 0 0\n1 0 0\n0 0.1 0\n0 0 0.1\n"
           "3 0 1 2\n3 0 1 3\n",
           "ply"),
      false);
  expectTetrahedron(mesh(binaryPly(false), "ply"), true);
  expectTetrahedron(mesh(binaryPly(true), "ply"), true);
}

TEST(MeshFile, AFaceWithPointsOnBothSidesIsHollow) {
  const std::string dented = std::string(kObj) + "v -1 -1 -1\nf 1 2 5\nf 1 3 5\nf 1 4 5\n";
  EXPECT_TRUE(mesh(dented, "obj").was_hollow);
}

TEST(MeshFile, DamageIsNamed) {
  expectFacts(meshFault("v 0 0\n", "obj"), {"point 1"});
  expectFacts(meshFault("v 0 0 0\nv 0 0 1\nf 1 2 3\n", "obj"), {"3", "2 points"});
  expectFacts(meshFault("v 0 0 0\nf 1 0 1\n", "obj"), {"0", "1 point"});
  expectFacts(meshFault("v 0 0 1e999\n", "obj"), {"finite"});
  EXPECT_TRUE(reads(meshFault("", "obj"), messageWith("mesh has no points")));
  expectFacts(meshFault("solid\nvertex 0 0 x\n", "stl"), {"point 1"});
  expectFacts(meshFault("obj\n", "ply"), {"\"ply\""});
  expectFacts(meshFault("ply\nformat ascii 1.0\n", "ply"), {"header"});
  expectFacts(meshFault("ply\nelement vertex 2\nproperty half x\nend_header\n", "ply"), {"\"half\""});
  const std::string cut = binaryPly(false);
  expectFacts(meshFault(cut.substr(0, cut.size() - 40), "ply"),
              {"4", "\"face\"", std::to_string(cut.size() - 40), "bytes"});
}

/// Every beginning of a file, and every file with one byte changed, gives points or a sentence.
TEST(MeshFile, NoDamageBreaksTheReader) {
  Covered clouds(1000);
  const std::vector<std::pair<std::string, const char*>> files{
      {kObj, "obj"}, {binaryStl(), "stl"}, {binaryPly(false), "ply"}, {binaryPly(true), "ply"}};
  for (const auto& [bytes, ending] : files) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      readMesh(bytes.substr(0, i), ending);
      for (const char damage : {'\0', '9', '-', '\xff'}) {
        std::string damaged = bytes;
        damaged[i] = damage;
        const auto read = readMesh(damaged, ending);
        const auto* cloud = std::get_if<PointCloud>(&read);
        if (!cloud) continue;
        ++clouds;
        for (const glm::dvec3& p : cloud->points) ASSERT_TRUE(std::isfinite(p.x + p.y + p.z)) << ending << " " << i;
      }
    }
  }
}

}  // namespace
}  // namespace gjklab::mesh_file_test
