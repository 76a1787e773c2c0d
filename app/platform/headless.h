#pragma once
// An OpenGL context without a display, for the verbs that draw into files and for tests.

#include <memory>
#include <string>
#include <vector>

namespace gjklab {

class Headless {
 public:
  /// Makes the context and has it current. Null with one sentence in `error` when there is no OpenGL 3.3.
  /// `debug`: collects the driver's messages.
  static std::unique_ptr<Headless> create(std::string& error, bool debug = false);
  ~Headless();
  Headless(const Headless&) = delete;
  Headless& operator=(const Headless&) = delete;

  /// Has this context current again, after another one was.
  void makeCurrent();

  /// Messages of the driver about errors and doubtful use since the last call (debug contexts only).
  std::vector<std::string> takeMessages();
  /// Whether the driver reports at all.
  bool reports() const { return reports_; }

 private:
  Headless() = default;
  struct Video;
  std::unique_ptr<Video> video_;
  std::vector<std::string> messages_;
  bool reports_ = false;
};

}  // namespace gjklab
