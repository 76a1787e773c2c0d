#pragma once
// gjklab trace: every iteration of a scene's run.

#include <cstdint>
#include <string>

namespace gjklab {

enum class TraceFormat : std::uint8_t { json, csv, text };

int traceCommand(const std::string& file, TraceFormat, bool contacts);

}  // namespace gjklab
