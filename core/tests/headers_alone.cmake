# Every public header compiles by itself, without warnings, with each of the compilers.
#   cmake -DROOT=<folder of the library> "-DCOMPILERS=<compiler>;…" -DWORK=<folder> -P headers_alone.cmake

cmake_minimum_required(VERSION 3.22)

set(empty ${WORK}/empty.cpp)
file(WRITE ${empty} "")
file(GLOB headers RELATIVE ${ROOT} ${ROOT}/gjk/*.h ${ROOT}/gjk_c/*.h)
foreach(compiler IN LISTS COMPILERS)
  foreach(header IN LISTS headers)
    execute_process(
      COMMAND ${compiler} -std=c++20 -fsyntax-only -Wall -Wextra -Wshadow -Werror -I${ROOT} -include ${header} ${empty}
      RESULT_VARIABLE failed ERROR_VARIABLE complaints)
    if(failed)
      message(SEND_ERROR "${header} does not compile alone with ${compiler}:\n${complaints}")
    endif()
  endforeach()
endforeach()
