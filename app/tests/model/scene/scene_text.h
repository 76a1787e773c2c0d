#pragma once
// Reading scenes in tests: the scene, or the error's sentence.

#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <cctype>
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

/// Whether a sentence has a word or a number, not only as a part of another.
inline bool mentions(const std::string& sentence, const std::string& word) {
  const auto joins = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  for (std::size_t at = sentence.find(word); at != std::string::npos; at = sentence.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !joins(sentence[at - 1])) && (end == sentence.size() || !joins(sentence[end]))) return true;
  }
  return false;
}

/// The scene is refused: the error names the file and the path, and mentions each of the facts, whatever its wording.
inline void expectFault(const std::string& text, const std::string& path, const std::vector<std::string>& facts) {
  const std::string message = errorOf(text), where = "f.json: " + path + (path.empty() ? "" : ": ");
  ASSERT_TRUE(message.starts_with(where)) << message;
  for (const std::string& fact : facts)
    EXPECT_TRUE(mentions(message.substr(where.size()), fact)) << fact << " in: " << message;
}

/// A scene with `a` as its first body and a point as its second; more keys may follow.
inline std::string sceneWith(int dimension, const std::string& a, const std::string& more = "") {
  return "{\"gjklab\": 1, \"dimension\": " + std::to_string(dimension) + ", \"a\": " + a +
         ", \"b\": {\"shape\": \"point\"}" + more + "}";
}

}  // namespace gjklab
