#pragma once
// What writing a file safely needs from the operating system.

#include <cstdio>
#include <functional>

namespace gjklab {

/// Returns `write()`. Meanwhile a write beyond the process's limit on the size of files fails in this thread instead of
/// ending the program.
int withoutSizeSignal(const std::function<int()>& write);

/// Marks an open file as in use, so that no other gjklab takes it for one left behind.
void holdFile(std::FILE* file);

/// Pushes the file's bytes down to the disk, where a full disk may first be noticed. False: errno says why.
bool syncFile(std::FILE* file);

}  // namespace gjklab
