#pragma once
// The system's setup at the start of the program, before any verb, and at its end.

namespace gjklab {

/// One per process, for its whole lifetime.
class Host {
 public:
  Host();
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  /// Returns the program's exit status unchanged. Shows the text of standard error in a message box if there is no
  /// terminal.
  int end(int status);
};

}  // namespace gjklab
