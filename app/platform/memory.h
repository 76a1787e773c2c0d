#pragma once
// The process's memory.

namespace gjklab {

/// Returns freed memory that the allocator still holds to the system. Compiling a shader for software OpenGL leaves
/// tens of megabytes of it. Takes about a millisecond; does nothing if the allocator does this itself.
void returnFreedMemory();

}  // namespace gjklab
