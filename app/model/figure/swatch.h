#pragma once
// An entry of a legend: words beside a square in the colours of a role.

#include "model/figure/figure.h"

#include <string>

namespace gjklab {

struct Swatch {
  std::string text;
  Role role;
};

}  // namespace gjklab
