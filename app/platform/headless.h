#pragma once
// An OpenGL context without a display, for the verbs that draw into files and for tests.

#include <memory>
#include <string>
#include <vector>

namespace gjklab {

class Headless {
 public:
  /// Creates the context and makes it current. Null with a sentence in `error` if there is no OpenGL 3.3. `debug`:
  /// collects the driver's messages.
  static std::unique_ptr<Headless> create(std::string& error, bool debug = false);
  ~Headless();
  Headless(const Headless&) = delete;
  Headless& operator=(const Headless&) = delete;

  /// Makes this context current again.
  void makeCurrent();

  /// The driver's messages about errors and questionable use since the last call (debug contexts only).
  std::vector<std::string> takeMessages();
  /// Whether the driver reports messages.
  bool reports() const { return reports_; }

 private:
  Headless() = default;
  struct Video;
  std::unique_ptr<Video> video_;
  std::vector<std::string> messages_;
  bool reports_ = false;
};

}  // namespace gjklab
