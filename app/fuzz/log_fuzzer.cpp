// libFuzzer: tryLog of any bytes.
#include "try_input.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  gjklab::tryLog(std::string(reinterpret_cast<const char*>(data), size));
  return 0;
}
