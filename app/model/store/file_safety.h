#pragma once
// The operating system's part of writing files safely.

#include <cstdio>
#include <functional>

namespace gjklab {

/// Returns `write()`. During the call, exceeding the process's limit on file sizes fails in this thread instead of
/// ending the program.
int withoutSizeSignal(const std::function<int()>& write);

/// Marks an open file as in use, so that no other gjklab takes it for an abandoned one.
void holdFile(std::FILE* file);

/// Flushes the file's bytes to the disk, which may detect a full disk only now. False on failure; errno has the reason.
bool syncFile(std::FILE* file);

}  // namespace gjklab
