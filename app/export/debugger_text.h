#pragma once
// Points as debuggers print them: gdb, lldb, and the watch window of Visual Studio (natvis).
//
//   $1 = {{m_floats = {1, 2, 3, 0}}, {m_floats = {4, 5, 6, 0}}}              gdb, a btVector3
//   (glm::vec3) $0 = (x = 1, y = 2, z = 3)                                   lldb
//   { [0] = ([0] = 1, [1] = 2, [2] = 3) [1] = … }                            lldb, an array
//   {x=1.0 y=2.0 z=3.0}                                                      natvis

#include <optional>
#include <string>

namespace gjklab {

/// The points as plain arrays, "[[1, 2, 3], [4, 5, 6]]"; empty if the text is not a debugger's output. Takes the first
/// three of vectors padded to four numbers (btVector3, Jolt's Vec3).
std::optional<std::string> arraysFromDebugger(const std::string& text);

}  // namespace gjklab
