#pragma once
// The forms of the bodies that random cases are made of.

#include "gjk/shape_fields.h"

#include <cstddef>
#include <vector>

namespace gjk::fuzz {

enum class Form {
  point,
  segment,
  box,
  plate,     ///< a box thinner than wide by up to 1e9
  rod,       ///< a box longer than wide by up to 1e6
  as_it_is,  ///< any hull
  grid,      ///< a hull with integer coordinates: coplanar, collinear and repeated points galore
  needle,    ///< 1e4 : 1
  flat,
  collinear,
  repeated,
  lone,        ///< a hull of one point
  ball,        ///< points on a sphere
  prism,       ///< a regular polygon, in 3-D two of them
  near_plane,  ///< many points that lie in a plane up to 1e-6 … 1e-15 of their size
  round,       ///< this and all behind it: the round kinds, in the order of roundKinds()
};
inline constexpr const char* kFormText[] = {"point",    "segment",   "box",       "plate", "rod",
                                            "hull",     "grid hull", "needle",    "flat",  "line",
                                            "repeated", "lone",      "ball hull", "prism", "near plane"};

/// The words of the kinds that are no polytopes, those of 3-D first.
inline const std::vector<const char*>& roundKinds() {
  static const std::vector<const char*> all = [] {
    std::vector<const char*> words;
    eachKind<3>([&]<class Kind>(std::type_identity<Kind>) {
      if constexpr (!std::is_same_v<Kind, Point<3>> && !std::is_same_v<Kind, Segment<3>> &&
                    !std::is_same_v<Kind, Box<3>> && !std::is_same_v<Kind, Hull<3>>)
        words.push_back(Kind::kWord);
    });
    words.push_back(Bezier::kWord);
    return words;
  }();
  return all;
}

inline int formCount() { return static_cast<int>(Form::round) + static_cast<int>(roundKinds().size()); }

/// The word of a round kind; null for the other forms.
inline const char* roundKind(Form form) {
  return form < Form::round ? nullptr
                            : roundKinds()[static_cast<std::size_t>(form) - static_cast<std::size_t>(Form::round)];
}

inline const char* formText(Form form) {
  const char* const word = roundKind(form);
  return word ? word : kFormText[static_cast<int>(form)];
}

template <int D>
bool existsIn(Form form) {
  typename ShapeKinds<D>::Variant kind;
  if (const char* const word = roundKind(form)) return setKind<D>(kind, word);
  return form != Form::prism || D >= 2;
}

}  // namespace gjk::fuzz
