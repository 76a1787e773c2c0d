# Every public header is in the syllabus of README.md, once, and the syllabus names no other.
#   cmake -DROOT=<folder of the library> -P check_syllabus.cmake

cmake_minimum_required(VERSION 3.22)

file(STRINGS ${ROOT}/README.md lines REGEX "^[0-9]+[.] `[a-z_]+[.]h`: .")
set(named "")
foreach(line IN LISTS lines)
  string(REGEX REPLACE "^[0-9]+[.] `([a-z_]+[.]h)`.*" "\\1" name "${line}")
  if(name IN_LIST named)
    message(SEND_ERROR "README.md names ${name} twice in its syllabus")
  endif()
  list(APPEND named ${name})
endforeach()

file(GLOB headers RELATIVE ${ROOT}/gjk ${ROOT}/gjk/*.h)
foreach(header IN LISTS headers)
  if(NOT header IN_LIST named)
    message(SEND_ERROR "${header} is a public header and missing in the syllabus of README.md (Headers)")
  endif()
endforeach()
foreach(name IN LISTS named)
  if(NOT name IN_LIST headers)
    message(SEND_ERROR "the syllabus of README.md names ${name}, which is no public header")
  endif()
endforeach()
