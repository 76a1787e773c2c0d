// The bookkeeping of the sub-distance solvers that do not ask Voronoi regions: the projections of the signed volumes,
// and Johnson's cofactors with the weights that they give.

#include "gjk/sub_distance_johnson.h"
#include "model/caption/gjk_caption.h"

#include <cmath>
#include <cstring>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

gjk::Feature featureOf(const char* letters) {
  gjk::Feature feature = gjk::kNoFeature;
  for (; *letters >= 'a' && *letters <= 'd'; ++letters) feature |= 1u << (*letters - 'a');
  return feature;
}

std::vector<dvec3> cornersOf(const gjk::GjkRecord<3>& record, gjk::Feature feature) {
  std::vector<dvec3> out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(feature, i)) out.push_back(record.simplex[i].support.w);
  return out;
}

/// Signed volumes: "μ_x, μ_y, μ_z of abc  (1, −2, 4)  z: greatest", for every edge and triangle that was projected.
void addProjections(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  out.ledger_heading = "SIGNED VOLUMES";
  for (const gjk::SignTest& test : record.tests) {
    // "μ_z(abc)": μ takes two bytes.
    const std::string text = test.expression;
    const std::size_t open = text.find('(');
    if (text.compare(0, 3, "μ_") != 0 || open == std::string::npos) continue;
    const char axis = text[3];
    const gjk::Feature feature = featureOf(text.c_str() + open + 1);
    const std::vector<dvec3> p = cornersOf(record, feature);
    const bool edge = p.size() == 2;
    const dvec3 parts = edge ? p[1] - p[0] : glm::cross(p[1] - p[0], p[2] - p[0]);
    out.ledger.push_back({fmt::format("{} of {} by axis", edge ? "length" : "area", gjk::letters(feature)),
                          edge ? t.vector(parts, 3) : vectorText(parts, 3, 3), fmt::format("{}: greatest", axis),
                          Mood::neutral});
  }
}

/// The parts of the feature that holds the nearest point: its volume with O in the place of each vertex.
void addParts(const gjk::GjkRecord<3>& record, Caption& out) {
  const gjk::SignTest* whole = nullptr;
  for (const gjk::SignTest& test : record.tests) {
    const std::string text = test.expression;
    if (text.compare(0, 2, "μ") == 0 && featureOf(text.c_str() + text.find('(') + 1) == record.region) whole = &test;
  }
  if (!whole) return;
  std::string parts;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.region, i))
      parts += (parts.empty() ? "" : ", ") + number(record.simplex[i].weight * whole->value, 3);
  out.ledger.push_back({fmt::format("C of {}", gjk::letters(record.region)), parts, "λ = C / μ", Mood::neutral});
}

/// Whether Johnson's conditions hold for a set, and if not, the first that fails: "Δ_b ≤ 0", "Δ_c > 0 beyond".
std::string firstFailure(const gjk::detail::Cofactors<3, double>& delta, gjk::Feature set, int size) {
  for (int i = 0; i < size; ++i) {
    if (gjk::contains(set, i) && !(delta.of(set, i) > 0)) return fmt::format("Δ_{} ≤ 0", static_cast<char>('a' + i));
    if (!gjk::contains(set, i) && delta.of(set | 1u << i, i) > 0)
      return fmt::format("Δ_{{{}}}({}) > 0", gjk::letters(set | 1u << i), static_cast<char>('a' + i));
  }
  return "";
}

/// Johnson: every set with the newest vertex, its cofactors, and why it is or is not the one.
void addCofactors(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const int size = record.simplex.size();
  gjk::detail::Simplex<3> simplex;
  for (int i = size - 1; i >= 0; --i) {
    gjk::LocalSupport<3> vertex;
    vertex.w = record.simplex[i].support.w;
    simplex.add(vertex);
  }
  const gjk::detail::Cofactors<3, double> delta{gjk::detail::Points<3, double>(simplex)};
  out.ledger_heading = "COFACTORS Δ";
  double sum = 0;
  for (int count = 1; count <= std::min(size, t.run.dimension + 1); ++count)
    for (gjk::Feature set = 1; set <= gjk::allOf(size); set += 2) {
      if (gjk::vertexCount(set) != count) continue;
      std::string values;
      for (int i = 0; i < size; ++i) {
        if (!gjk::contains(set, i)) continue;
        values += (values.empty() ? "" : ", ") + number(delta.of(set, i), 3);
        if (set == record.region) sum += delta.of(set, i);
      }
      const bool holds = set == record.region;
      out.ledger.push_back({gjk::letters(set), values, holds ? "nearest" : firstFailure(delta, set, size),
                            holds ? Mood::good : Mood::muted});
    }
  if (sum > 0)
    out.ledger.push_back(
        {fmt::format("sum for {}", gjk::letters(record.region)), number(sum, 3), "λ = Δ / sum", Mood::neutral});
}

}  // namespace

void addSolverLedger(const Telling& t, Caption& out) {
  if (t.boolean() || t.gjk().simplex.size() < 2 || t.gjk().tests.empty()) return;
  if (t.scene.query.sub_distance == gjk::SubDistance::signed_volumes) {
    addProjections(t, out);
    addParts(t.gjk(), out);
  }
  if (t.scene.query.sub_distance == gjk::SubDistance::johnson) addCofactors(t, out);
  if (out.ledger.empty()) out.ledger_heading.clear();
}

std::string solverSentence(const Telling& t) {
  const auto& record = t.gjk();
  const char* letters = gjk::letters(record.region);
  if (t.boolean()) return "";
  switch (t.scene.query.sub_distance) {
    case gjk::SubDistance::signed_volumes:
      return fmt::format(
          " With O in place of a vertex of *{}*, its signed {} keeps its sign, for every vertex: the parts C are λ "
          "times μ.",
          letters,
          gjk::vertexCount(record.region) == 2   ? "length"
          : gjk::vertexCount(record.region) == 3 ? "area"
                                                 : "volume");
    case gjk::SubDistance::johnson:
      return fmt::format(" The cofactors Δ of *{}* are all positive, and none is that a further vertex would have.",
                         letters);
    case gjk::SubDistance::voronoi:
      break;
  }
  return "";
}

}  // namespace gjklab
