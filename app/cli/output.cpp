#include "cli/output.h"

#include "model/store/file_safety.h"
#include "model/store/files.h"
#include "model/text/system_reason.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>

namespace gjklab {

bool print(const std::string& text) {
  const int error = withoutSizeSignal([&text] {
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    return written ? 0 : errno ? errno : EIO;
  });
  if (error == 0) return true;
  fmt::print(stderr, "{}\n", tr("standard output: cannot be written: {reason}", arg("reason", systemReason(error))));
  return false;
}

int deliver(const std::string& text, const std::string& file) {
  if (file.empty()) return print(text) ? 0 : 1;
  const std::string fault = writeFile(file, text, Flush::program);
  return fault.empty() ? 0 : complain(fault, 1);
}

int complain(const std::string& sentence, int status) {
  fmt::print(stderr, "{}\n", sentence);
  return status;
}

}  // namespace gjklab
