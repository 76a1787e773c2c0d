#pragma once
// What is told about a link, and the link that it makes.

#include "model/playback/address.h"
#include "model/text/link.h"

#include <optional>
#include <string>

namespace gjklab {

struct LinkWords {
  std::string file;
  Address step{Address::Kind::last, 0, {}, ""};  ///< its text is empty unless one is given
  bool embed = false;
};

/// Nothing, and a sentence on standard error, where the file cannot be linked to so.
std::optional<Link> linkTo(const LinkWords&);

}  // namespace gjklab
