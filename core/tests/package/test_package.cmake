# The library as others use it: installed into a scratch folder, and programs that know only that folder.
#   cmake -DBUILD=<build tree> -DSOURCE=<folder of the library> -DWORK=<scratch> -DCOMPILER=<c++> -DSANITIZE=<sanitizers>
#         -P test_package.cmake

cmake_minimum_required(VERSION 3.22)

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    list(JOIN ARGV " " command)
    message(FATAL_ERROR "${command}\n${output}")
  endif()
endfunction()

file(REMOVE_RECURSE ${WORK})
set(flags "")
if(SANITIZE)
  set(flags "-fsanitize=${SANITIZE}")
endif()
set(prefix ${WORK}/prefix)
run(${CMAKE_COMMAND} --install ${BUILD}/core --prefix ${prefix})

# 1. As a CMake package. A program, one in C, and a shared object that the library is linked into.
run(${CMAKE_COMMAND} -S ${SOURCE}/tests/package -B ${WORK}/build -G Ninja -DCMAKE_PREFIX_PATH=${prefix}
    -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${flags})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/consumer)
run(${WORK}/build/plugin_user)
run(${WORK}/build/c_program)

# 2. By pkg-config.
find_program(PKG_CONFIG pkg-config REQUIRED)
file(GLOB_RECURSE pc ${prefix}/gjk.pc)
cmake_path(GET pc PARENT_PATH pc_folder)
set(ENV{PKG_CONFIG_PATH} ${pc_folder})
execute_process(COMMAND ${PKG_CONFIG} --cflags --libs gjk OUTPUT_VARIABLE found COMMAND_ERROR_IS_FATAL ANY
                OUTPUT_STRIP_TRAILING_WHITESPACE)
separate_arguments(found)
set(compile ${COMPILER} -std=c++20 ${flags})
run(${compile} ${SOURCE}/tests/package/main.cpp -o ${WORK}/by_pkg_config ${found} -Wl,-rpath,${pc_folder}/..)
run(${WORK}/by_pkg_config)

# 3. Every snippet of README.md compiles, and so does a shape of one's own, without a warning. Snippets that are lines of a
# function body go into one file, each a function of its own: the library's headers are read once.
set(strict -Wall -Wextra -Werror -O2 -I${prefix}/include)
file(READ ${SOURCE}/README.md readme)
string(REPLACE ";" "\\;" readme "${readme}")
string(REPLACE "[" "\\[" readme "${readme}")
set(number 0)
set(all_includes "#include \"before_snippet.h\"\n")
set(functions "")
set(programs "")
while(readme MATCHES "```cpp\n([^`]*)```(.*)")
  set(snippet "${CMAKE_MATCH_1}")
  set(readme "${CMAKE_MATCH_2}")
  math(EXPR number "${number} + 1")
  string(REPLACE "\\[" "[" snippet "${snippet}")
  string(REPLACE "\\;" ";" snippet "${snippet}")
  if(snippet MATCHES "int main")
    file(WRITE ${WORK}/snippet_${number}.cpp "${snippet}")
    list(APPEND programs ${WORK}/snippet_${number}.cpp)
  else()
    string(REGEX MATCHALL "#include [^\n]*\n" includes "${snippet}")
    string(REGEX REPLACE "#include [^\n]*\n" "" body "${snippet}")
    list(JOIN includes "" includes)
    string(PREPEND all_includes "${includes}")
    string(APPEND functions "void snippet${number}() {\n  BEFORE\n#line 1 \"snippet ${number} of README.md\"\n${body}}\n")
  endif()
endwhile()
if(number LESS 8)
  message(FATAL_ERROR "README.md has ${number} snippets only: are they still found?")
endif()
file(WRITE ${WORK}/snippets.cpp "${all_includes}${functions}")
run(${compile} ${strict} -Wno-unused-variable -Wno-unused-but-set-variable -I${SOURCE}/tests/package -fsyntax-only
    ${WORK}/snippets.cpp ${programs})
run(${compile} ${strict} -fPIC -c ${SOURCE}/tests/package/own_shape.cpp -o ${WORK}/own_shape.o)

# 4. What a shared library of these objects exports: the interface, and what templates of the headers call; a program that
# compiles those for its own types finds all of it.
find_program(NM nm)
file(GLOB_RECURSE archive ${prefix}/libgjk.a)
if(NM AND archive AND CMAKE_HOST_SYSTEM_NAME STREQUAL "Linux" AND NOT SANITIZE)
  run(${COMPILER} -shared -Wl,--whole-archive ${archive} -Wl,--no-whole-archive -o ${WORK}/libgjk_shared.so)
  execute_process(COMMAND ${NM} -DC --defined-only ${WORK}/libgjk_shared.so OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]+" symbols "${symbols}")
  set(called "numeric::(orientation|crossProduct|collinear|facetPlane|thinFacetPlane)|detail::(enlarged|(nearestPair|pointNamed|nearestPrecisely|nearestOfSimplex|nearestOfAnySimplex|nearestOn)<[^(]*>)")
  set(count 0)
  foreach(symbol IN LISTS symbols)
    string(REGEX REPLACE "^[0-9a-f]+ . " "" symbol "${symbol}")
    if(symbol MATCHES "^[^(]*gjk::(detail|numeric|small)::" AND NOT symbol MATCHES "^([^(]* )?gjk::(${called})\\(" AND
       NOT symbol MATCHES "^(std::|typeinfo|vtable|guard variable|void std::)")
      message(SEND_ERROR "the shared library exports ${symbol}")
    endif()
    if(symbol MATCHES "^([^(]* )?gjk::(query<3>|overlap<3>|impact<3>|rayCast<3>|contactManifold<3>|convexHull<3>|validate<3>)\\(")
      math(EXPR count "${count} + 1")
    endif()
  endforeach()
  if(count LESS 7)
    message(SEND_ERROR "the shared library exports ${count} of the functions that it is there for")
  endif()
  run(${COMPILER} -shared -Wl,-z,defs ${WORK}/own_shape.o ${WORK}/libgjk_shared.so -o ${WORK}/libown_shape.so)
endif()

# 5. Arithmetic that is not rounded as it must be is refused, with a reason.
foreach(flag -ffast-math -Ofast -ffinite-math-only)
  execute_process(COMMAND ${compile} ${flag} -Wfatal-errors -I${prefix}/include -fsyntax-only ${SOURCE}/tests/package/main.cpp
                  RESULT_VARIABLE status ERROR_VARIABLE output)
  if(status EQUAL 0 OR NOT output MATCHES "without -ffast-math")
    message(FATAL_ERROR "${flag} is let pass:\n${output}")
  endif()
endforeach()

# 6. Fused multiply-adds: exact arithmetic stays exact, however it is compiled. Only where the processor has them.
execute_process(COMMAND ${compile} -O2 -march=native -dM -E -x c++ /dev/null OUTPUT_VARIABLE macros ERROR_QUIET)
if(macros MATCHES "__FP_FAST_FMA 1")
  run(${compile} -O2 -march=native -ffp-contract=fast -I${prefix}/include ${SOURCE}/tests/package/contraction.cpp
      -o ${WORK}/contraction)
  run(${WORK}/contraction)
endif()
