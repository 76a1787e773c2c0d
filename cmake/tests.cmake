# discover_tests(TARGET option…): every test of a GoogleTest program is one of CTest's. For the page the whole program is
# one test, which node runs with this machine's files, and so it is for Windows, by wine: starting it for each would take
# longer than the tests. WALKS: it has walks over all scenes, which are one test more.
include(GoogleTest)
function(discover_tests target)
  if(CMAKE_CROSSCOMPILING AND NOT EMSCRIPTEN)
    return()  # app/tests/windows/run_test.sh runs them
  endif()
  if(NOT EMSCRIPTEN)
    gtest_discover_tests(${target} DISCOVERY_TIMEOUT 60 ${ARGN})
    return()
  endif()
  run_in_node(${target})
  cmake_parse_arguments(PARSE_ARGV 1 given "WALKS" "" "")
  add_test(NAME web.${target} COMMAND ${GJKLAB_NODE} --no-experimental-fetch $<TARGET_FILE:${target}>
    --gtest_brief=1 --gtest_filter=-*Walk.*)
  if(given_WALKS)
    add_test(NAME web.${target}.walks COMMAND ${GJKLAB_NODE} --no-experimental-fetch $<TARGET_FILE:${target}>
      --gtest_brief=1 --gtest_filter=*Walk.*)
    set_tests_properties(web.${target}.walks PROPERTIES COST 100)
  endif()
endfunction()

# run_in_node(TARGET): a program of the tests for the page.
function(run_in_node target)
  target_link_options(${target} PRIVATE -O1 -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=4MB
    -sEXIT_RUNTIME=1)
endfunction()
if(EMSCRIPTEN)
  find_program(GJKLAB_NODE node REQUIRED)
endif()
