#pragma once
// What the process holds of the machine's memory.

namespace gjklab {

/// Gives memory that was freed, but is still held by the allocator, back to the system. Compiling a shader for software
/// OpenGL leaves tens of megabytes of it behind. Takes about a millisecond; does nothing where the allocator does so
/// itself.
void returnFreedMemory();

}  // namespace gjklab
