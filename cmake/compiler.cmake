# Compiler settings for our own targets: target_link_libraries(x PRIVATE gjklab_compiler).

find_program(CCACHE ccache)
if(CCACHE AND PROJECT_IS_TOP_LEVEL AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

add_library(gjklab_compiler INTERFACE)
target_compile_options(gjklab_compiler INTERFACE -Wall -Wextra -Wshadow
  # No fused multiply-add behind our backs: the same input gives the same bits on every machine, and the exact predicates
  # (core/gjk/numeric/predicates.h) rely on each operation being rounded once.
  -ffp-contract=off
  # g++ 12 takes std::string's operator+ for an overlapping copy (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
if(GJKLAB_JOINT)
  # By default g++ collects garbage from 128 MB on. Our joint files need up to 1 GB, and compile in nine tenths of the
  # time if it collects none.
  target_compile_options(gjklab_compiler INTERFACE $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=1000000>)
endif()
if(GJKLAB_WERROR)
  target_compile_options(gjklab_compiler INTERFACE -Werror)
endif()
if(GJKLAB_SANITIZE)
  # A target that no sanitized test runs is only compiled, as quickly as may be: see only_compiled().
  set(only_compiled "$<BOOL:$<TARGET_PROPERTY:ONLY_COMPILED>>")
  # Without what the address sanitizer finds at the access: all compiles faster.
  if(GJKLAB_SANITIZE MATCHES "address.*undefined")
    set(found_anyway ";-fno-sanitize=null,object-size,pointer-overflow")
  endif()
  target_compile_options(gjklab_compiler INTERFACE "$<${only_compiled}:-O0>"
    "$<$<NOT:${only_compiled}>:-fsanitize=${GJKLAB_SANITIZE}${found_anyway};-fno-sanitize-recover=all;-fno-omit-frame-pointer>")
  target_link_options(gjklab_compiler INTERFACE -fsanitize=${GJKLAB_SANITIZE})
endif()
if(GJKLAB_FUZZ AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # libFuzzer steers by the branches taken; this counts them and brings no main of its own.
  target_compile_options(gjklab_compiler INTERFACE -fsanitize=fuzzer-no-link)
endif()

# only_compiled(TARGET): in a build with sanitizers its code is compiled for the compiler's warnings alone.
function(only_compiled target)
  set_target_properties(${target} PROPERTIES ONLY_COMPILED ON)
endfunction()

# lightly_optimised(TARGET): the joint build compiles the target at -O1, in four fifths of the time that -O2 takes. For
# code that calls what is hot and is not hot itself: the library and the engine of worlds keep -O2. The page has its own;
# the Windows program, which must fit into 6 MB, is compiled for size.
function(lightly_optimised target)
  if(GJKLAB_JOINT AND NOT EMSCRIPTEN)
    target_compile_options(${target} PRIVATE
      $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang,AppleClang>>:$<IF:$<BOOL:${MINGW}>,-Os,-O1>>)
  endif()
endfunction()

# quickly_compiled(TARGET): for tests, whose work is done in the libraries. With g++, -Og compiles them as fast as -O0 and
# halves the time of the walks over all scenes. With sanitizers it gives false warnings, and other compilers are slower
# with it.
function(quickly_compiled target)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT WIN32 AND NOT GJKLAB_SANITIZE)
    target_compile_options(${target} PRIVATE -Og)
  else()
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-O0>)
  endif()
endfunction()
