# The toolchain of the page: WebAssembly by Debian's clang with Emscripten's headers and libraries. Files are compiled by
# clang itself, because em++ adds a second of its own to each; em++ links.

set(CMAKE_SYSTEM_NAME Generic)
set(EMSCRIPTEN TRUE)
set(CMAKE_SYSROOT /usr/share/emscripten/cache/sysroot)
set(CMAKE_C_COMPILER clang-14)
set(CMAKE_CXX_COMPILER clang++-14)
set(CMAKE_C_COMPILER_TARGET wasm32-unknown-emscripten)
set(CMAKE_CXX_COMPILER_TARGET wasm32-unknown-emscripten)
set(CMAKE_AR /usr/bin/llvm-ar-14 CACHE FILEPATH "")
set(CMAKE_RANLIB /usr/bin/llvm-ranlib-14 CACHE FILEPATH "")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# As em++ -v says. An exception that is thrown ends the program: nothing of what the page has in it catches one.
set(CMAKE_C_FLAGS_INIT "-DEMSCRIPTEN -D__EMSCRIPTEN_major__=3 -D__EMSCRIPTEN_minor__=1 -D__EMSCRIPTEN_tiny__=6 \
-Dunix -D__unix -D__unix__ -mllvm -combiner-global-alias-analysis=false -mllvm -enable-emscripten-sjlj \
-mllvm -disable-lsr -Xclang -iwithsysroot/include/compat -Wno-unused-command-line-argument")
set(CMAKE_CXX_FLAGS_INIT "${CMAKE_C_FLAGS_INIT} -D_LIBCPP_ABI_VERSION=2 -fno-threadsafe-statics -fignore-exceptions")
# In the cache: CMake would append its own -O3 to what the flags begin with.
set(CMAKE_C_FLAGS_RELEASE "-Os -DNDEBUG" CACHE STRING "")
set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG" CACHE STRING "")

# Debian's node modules lie where node of another origin does not look.
set(CMAKE_CXX_LINK_EXECUTABLE
  "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs em++ <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES>")
