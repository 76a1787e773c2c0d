#pragma once
// The arguments for a link, and the resulting link.

#include "model/playback/address.h"
#include "model/text/link.h"

#include <optional>
#include <string>

namespace gjklab {

struct LinkWords {
  std::string file;
  Address step{Address::Kind::last, 0, {}, ""};  ///< its text is empty by default
  bool embed = false;
};

/// Empty, with a sentence on standard error, if the file cannot be linked in this way.
std::optional<Link> linkTo(const LinkWords&);

}  // namespace gjklab
