#include "model/marking/suite.h"

#include "model/marking/draw_pairs.h"
#include "model/marking/suite_kinds.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {

namespace {

/// FNV-1a (G. Fowler, L. Noll, K.-P. Vo): the same everywhere.
std::uint64_t seedOf(const std::string& name) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

void takeTurns(const std::vector<PairKind>& kinds, int each, std::vector<MarkedPair>& into) {
  std::vector<PairDraw> draws;
  for (const PairKind& kind : kinds) draws.emplace_back(seedOf(kind.name));
  for (int i = 0; i < each; ++i)
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      MarkedPair pair{kinds[k].make(draws[k], i), {}};
      pair.notes.kind = kinds[k].name;
      into.push_back(std::move(pair));
    }
}

/// Some of the kinds of "first".
std::vector<PairKind> chosenKinds(int dimension, std::initializer_list<std::string_view> names) {
  std::vector<PairKind> chosen;
  for (PairKind& kind : firstKinds(dimension))
    if (std::find(names.begin(), names.end(), kind.name) != names.end()) chosen.push_back(std::move(kind));
  return chosen;
}

}  // namespace

std::vector<MarkedPair> suite(std::string_view name, std::optional<int> dimension) {
  const bool all = name == "all";
  const int first = dimension.value_or(2);
  std::vector<MarkedPair> pairs;
  if (all || name == "first") takeTurns(firstKinds(first), 20, pairs);
  if (all || name == "basic") takeTurns(basicKinds(), 20, pairs);
  if (all || name == "shapes") takeTurns(shapeKinds(), 24, pairs);
  if (all || name == "hard") takeTurns(hardKinds(), 25, pairs);
  if (name == "float") takeTurns(floatKinds(), 40, pairs);
  if (name == "assignment-1")
    takeTurns(chosenKinds(first, {"separated", "far apart", "near miss", "overlapping", "just overlapping", "contained",
                                  "the same twice"}),
              30, pairs);
  if (name == "assignment-2")
    takeTurns(chosenKinds(first, {"separated", "far apart", "near miss", "touching", "touching corners"}), 40, pairs);
  if (name == "assignment-3")
    takeTurns(chosenKinds(first, {"overlapping", "just overlapping", "contained", "the same twice"}), 50, pairs);
  if (dimension) keepDimension(pairs, *dimension);
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i].notes.id = fmt::format("{}", i + 1);
  return pairs;
}

void keepDimension(std::vector<MarkedPair>& pairs, int dimension) {
  std::erase_if(pairs, [dimension](const MarkedPair& pair) { return pair.scene.dimension != dimension; });
}

}  // namespace gjklab
