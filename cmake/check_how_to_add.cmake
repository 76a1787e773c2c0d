# Keeps "How to add" of docs/architecture.md true: the files that it lists for a shape are those that name the cone, and
# for a sub-distance solver those that name Johnson's, no more than 12 and 8.
#   cmake -DROOT=<source folder> -P check_how_to_add.cmake
# Uses of a kind do not count: tests that take it as an example, benchmarks, scenes, lessons and examples.

cmake_minimum_required(VERSION 3.22)

file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/app/*.dict ${ROOT}/app/*.cmake
  ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/python/*.h ${ROOT}/python/*.cpp ${ROOT}/python/*.py ${ROOT}/docs/*.json
  ${ROOT}/docs/*.md ${ROOT}/core/README.md)
list(APPEND files README.md run)
list(FILTER files EXCLUDE REGEX "_test[.]|/bench/|^python/tests/run_tests|^docs/(architecture|libraries)[.]md$")

# The words in code, comments left out; in text those in code spans and quotes.
function(code_of file out)
  file(READ ${ROOT}/${file} text)
  string(REPLACE ";" " " text "${text}")
  if(file MATCHES "[.](h|cpp)$")
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX REPLACE "/[*][^*]*[*]/" "" text "${text}")
  elseif(file MATCHES "[.]md$")
    string(REGEX MATCHALL "[`\"][A-Za-z_.-]+[`\"]" text "${text}")
  endif()
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# Of the entry "- **TITLE.**": the files that its numbered lines start with.
function(listed title out)
  file(READ ${ROOT}/docs/architecture.md text)
  string(REPLACE ";" " " text "${text}")
  string(FIND "${text}" "- **${title}.**" start)
  if(start EQUAL -1)
    message(FATAL_ERROR "docs/architecture.md does not say how to add: ${title}")
  endif()
  math(EXPR start "${start} + 4")
  string(SUBSTRING "${text}" ${start} -1 text)
  string(FIND "${text}" "\n- **" end)
  string(SUBSTRING "${text}" 0 ${end} text)
  string(REGEX MATCHALL "\n *[0-9]+[.] [^:]*:" lines "${text}")
  string(REGEX MATCHALL "`[^` ]+`" spans "${lines}")
  string(REPLACE "`" "" spans "${spans}")
  set(${out} ${spans} PARENT_SCOPE)
endfunction()

function(check title most pattern)
  listed("${title}" named)
  set(found "")
  foreach(file IN LISTS files)
    code_of(${file} code)
    if(" ${code} ${file} " MATCHES "${pattern}")
      list(APPEND found ${file})
      if(NOT file IN_LIST named)
        message(SEND_ERROR "${file} is not among the files of '${title}' in docs/architecture.md, How to add")
      endif()
    endif()
  endforeach()
  foreach(file IN LISTS named)
    if(NOT file IN_LIST found)
      message(SEND_ERROR "docs/architecture.md lists ${file} under '${title}', which is not touched there")
    endif()
  endforeach()
  list(LENGTH found count)
  message(STATUS "${title}: ${count} files")
  if(count GREATER most)
    message(SEND_ERROR "'${title}' touches ${count} files; there may be ${most}. Let one of them go over a table")
  endif()
endfunction()

check("A shape" 12 "[^A-Za-z](cone|Cone|CONE)[^A-Za-z]")
check("A sub-distance solver" 8 "[Jj]ohnson")
