#pragma once
// Reading scenes in tests: the scene, or the error's sentence.

#include "model/scene/scene_io.h"

#include <ostream>
#include <string>

namespace gjklab {

/// What a failed comparison shows.
inline void PrintTo(const Scene& scene, std::ostream* out) { *out << writeScene(scene); }

inline std::string errorOf(const std::string& text) {
  const auto read = readScene(text, "f.json");
  const auto* error = std::get_if<SceneError>(&read);
  return error ? error->message : "";
}

/// A scene with `a` as its first body and a point as its second; more keys may follow.
inline std::string sceneWith(int dimension, const std::string& a, const std::string& more = "") {
  return "{\"gjklab\": 1, \"dimension\": " + std::to_string(dimension) + ", \"a\": " + a +
         ", \"b\": {\"shape\": \"point\"}" + more + "}";
}

}  // namespace gjklab
