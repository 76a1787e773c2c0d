#include "model/text/sign_test_text.h"

#include <fmt/format.h>

#include <map>

namespace gjklab {

namespace {

using gjk::TestKind;
using gjk::TestSubject;

/// The vertex of a triangle's test beside a and its own.
int otherVertex(const TestSubject& test) {
  for (int j = 1; j < 4; ++j)
    if (j != test.vertex && gjk::contains(test.feature, j)) return j;
  return test.vertex;
}

/// Edges in the order of their letters, the test's own one where its place is: "ab×(ab×ac)·ao", "(ab×ac)×ac·ao".
std::string besideText(const TestSubject& test, const VertexNames& names) {
  const std::string own = names[0] + names[test.vertex], other = names[0] + names[otherVertex(test)];
  return test.vertex < otherVertex(test) ? fmt::format("{0}×({0}×{1})·{2}", own, other, toOriginText(names))
                                         : fmt::format("({1}×{0})×{0}·{2}", own, other, toOriginText(names));
}

/// Which part of a cofactor is its subscript: files have the set, a reader has the vertex, as in the literature.
enum class Lowered : std::uint8_t { set, vertex };

/// What is lowered stands between `before` and `after`.
std::string textOf(const TestSubject& test, const VertexNames& names, Lowered lowered, const char* before,
                   const char* after) {
  const auto subscripted = [&](const std::string& text) { return before + text + after; };
  const std::string vertex = test.vertex >= 0 ? names[test.vertex] : "", feature = names.of(test.feature);
  const bool of_set = lowered == Lowered::set;
  switch (test.kind) {
    case TestKind::along:
      return fmt::format("{}{}·{}", names[0], vertex, toOriginText(names));
    case TestKind::beside:
      return besideText(test, names);
    case TestKind::side:
      return fmt::format("({0}{1}×{0}{2})·{3}", names[0], vertex, names[otherVertex(test)], toOriginText(names));
    case TestKind::cofactor:
      return fmt::format("Δ{}({})", subscripted(of_set ? feature : vertex), of_set ? vertex : feature);
    case TestKind::volume:
      return fmt::format("μ{}({})", test.axis < 0 ? "" : subscripted(std::string(1, "xyz"[test.axis])), feature);
    case TestKind::part:
      return fmt::format("sgn μ·C{}({})", subscripted(vertex), feature);
  }
  return {};
}

/// Every test that a solver can make, by its expression.
std::map<std::string, TestSubject, std::less<>> allTests() {
  std::map<std::string, TestSubject, std::less<>> out;
  const auto add = [&out](const TestSubject& test) { out.emplace(expressionText(test), test); };
  for (int i = 1; i < 4; ++i) {
    add(gjk::detail::alongEdge(i));
    for (int j = 1; j < 4; ++j)
      if (i != j) add(gjk::detail::besideEdge(i, j)), add(gjk::detail::faceSide(i, j));
  }
  for (gjk::Feature feature = 1; feature <= gjk::allOf(4); ++feature) {
    for (int axis = -1; axis < 3; ++axis) add(gjk::detail::volumeOf(feature, axis));
    for (int i = 0; i < 4; ++i)
      if (gjk::contains(feature, i)) add(gjk::detail::cofactorOf(feature, i)), add(gjk::detail::partOf(feature, i));
  }
  return out;
}

}  // namespace

std::string toOriginText(const VertexNames& names) { return names[0] + (names[0] == "a" ? "o" : "O"); }

std::string expressionText(const TestSubject& test) { return textOf(test, fileLetters(), Lowered::set, "_", ""); }

std::string plainExpression(const TestSubject& test, const VertexNames& names) {
  return textOf(test, names, Lowered::vertex, "_", "");
}

std::string markedExpression(const TestSubject& test, const VertexNames& names) {
  return textOf(test, names, Lowered::vertex, "_{", "}");
}

std::optional<TestSubject> testSubject(std::string_view expression) {
  static const std::map<std::string, TestSubject, std::less<>> tests = allTests();
  const auto found = tests.find(expression);
  if (found == tests.end()) return std::nullopt;
  return found->second;
}

}  // namespace gjklab
