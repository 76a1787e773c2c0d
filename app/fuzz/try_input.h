#pragma once
// Any bytes as each kind of file: read, and what was read used as the program uses it. Shared by libFuzzer's targets
// and the test that walks app/fuzz/corpus.

#include <string>

namespace gjklab {

// Each aborts, with a sentence on standard error, where a promise is broken. Sanitizers find the rest.

/// Refused in one sentence, or read, written and read back to the same bytes, and shown at every moment.
void tryTrace(const std::string& text);
/// A log with its scene: checked, shown at every moment, and its report written.
void tryLog(const std::string& text);
/// A world: written and read back to the same, and run for a few steps where it is small.
void tryWorld(const std::string& text);
/// The first byte picks what the others are: OBJ, STL, PLY, a table of points, or a matrix.
void tryMesh(const std::string& bytes);

}  // namespace gjklab
