# The toolchain of the Windows program: Debian's GCC for Windows, with threads as POSIX has them, which std::thread needs.

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(triple x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${triple}-gcc-posix)
set(CMAKE_CXX_COMPILER ${triple}-g++-posix)
set(CMAKE_RC_COMPILER ${triple}-windres)
set(CMAKE_FIND_ROOT_PATH /usr/${triple})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# Windows 10 and later. Functions of MinGW's own in place of the system's old printf, which writes some numbers otherwise.
# An inline function that several files have is one of them in the program; on Windows g++ 12 takes it for its own file's, and
# with -fipa-ra for one that leaves the same registers alone, which the other, compiled with other options, need not do.
set(flags "-fno-ipa-ra -D_WIN32_WINNT=0x0A00 -DWINVER=0x0A00 -D__USE_MINGW_ANSI_STDIO=1 -ffunction-sections -fdata-sections")
set(CMAKE_C_FLAGS_INIT "${flags}")
set(CMAKE_CXX_FLAGS_INIT "${flags}")
# One file: the compiler's own libraries are in it.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -s -Wl,--gc-sections")

# Tests run on this machine by wine.
set(CMAKE_CROSSCOMPILING_EMULATOR wine)
