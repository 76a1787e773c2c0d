#pragma once

#include <string>

namespace gjklab {

/// The name of a kind of pairs in the user's language: a suite's ("near miss", "2-D touching", "3-D capsule") or a
/// status. Unchanged if it is the user's own word.
std::string kindText(const std::string& kind);

}  // namespace gjklab
