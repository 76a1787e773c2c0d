#include "platform/typing.h"

namespace gjklab {

void typingAt(std::optional<int>) {}  // there are keys

}  // namespace gjklab
