#pragma once
// The forms of the bodies that random cases are made of.

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
  sphere,
  ellipsoid,
  capsule,
  cylinder,
  cone,
  bezier,
  count
};
inline constexpr const char* kFormText[] = {"point",     "segment", "box",        "plate",  "rod",       "hull",
                                            "grid hull", "needle",  "flat",       "line",   "repeated",  "lone",
                                            "ball hull", "prism",   "near plane", "sphere", "ellipsoid", "capsule",
                                            "cylinder",  "cone",    "bezier"};

template <int D>
bool existsIn(Form form) {
  if (form == Form::bezier) return D == 2;
  if (form == Form::cylinder || form == Form::cone) return D == 3;
  if (form == Form::prism || form == Form::sphere || form == Form::ellipsoid || form == Form::capsule) return D >= 2;
  return form != Form::count;
}

}  // namespace gjk::fuzz
