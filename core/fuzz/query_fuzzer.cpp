// libFuzzer: any bytes as a pair of shapes; every answer is checked as gjk_fuzz checks it.
#include "byte_case.h"
#include "case_check.h"

#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace gjk::fuzz;
  std::visit(
      [](const auto& c) {
        const auto failure = check(c);
        if (!failure) return;
        std::fprintf(stderr, "%s: %s\n%s", failure->check.c_str(), failure->detail.c_str(), sceneText(c).c_str());
        std::abort();
      },
      caseOfBytes(data, size));
  return 0;
}
