// libFuzzer: any bytes as a scene file. The reader gives a scene or one sentence; what it gives is valid, is written
// and read back to the same scene, and can be asked.
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "require.h"

#include <cstdint>

namespace {

using namespace gjklab;

void requireOneSentence(const std::string& message) {
  constexpr std::size_t kLongest = 2000;
  require(message.rfind("FILE:", 0) == 0, "the error does not begin with the file", message);
  require(message.find('\n') == std::string::npos, "the error has more than one line", message);
  require(message.size() < kLongest, "the error is a whole story", message);
}

void requireRoundTrip(const Scene& scene, bool pretty) {
  const std::string text = writeScene(scene, pretty);
  const auto again = readScene(text, "FILE");
  require(std::holds_alternative<Scene>(again), "what was written cannot be read", text);
  require(std::get<Scene>(again) == scene, "what was written reads differently", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = readScene(std::string(reinterpret_cast<const char*>(data), size), "FILE");
  if (const auto* error = std::get_if<SceneError>(&read)) {
    requireOneSentence(error->message);
    return 0;
  }
  Scene scene = std::get<Scene>(read);
  require(validate(scene).empty(), "read, but not valid", validate(scene));
  requireRoundTrip(scene, true);
  requireRoundTrip(scene, false);
  constexpr int kEnough = 200;  // whoever asks for a million iterations gets them, but not here
  scene.query.max_iterations = std::min(scene.query.max_iterations, kEnough);
  scene.query.epa_max_iterations = std::min(scene.query.epa_max_iterations, kEnough);
  solve(scene);
  return 0;
}
