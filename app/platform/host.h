#pragma once
// What the system needs when the program starts and when it ends, before any verb and after the last.

namespace gjklab {

/// One per process, from its first line to its last.
class Host {
 public:
  Host();
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  /// The program's exit status, unchanged. What was said on standard error is shown where nobody could see it.
  int end(int status);
};

}  // namespace gjklab
