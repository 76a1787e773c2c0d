# Proves that check_how_to_add.cmake stops a file that is forgotten in the list, one too many in it, and a thirteenth.
#   cmake -DROOT=<source folder> -DWORK=<scratch folder> -P check_how_to_add_test.cmake

cmake_minimum_required(VERSION 3.22)

set(shape_files "")
foreach(i RANGE 1 12)
  list(APPEND shape_files app/part_${i}.cpp)
endforeach()

# A tree in which `named` name the cone, `listed` are listed, and one file names Johnson's solver.
function(expect result named listed)
  file(REMOVE_RECURSE ${WORK})
  file(WRITE ${WORK}/README.md "A cone.\n")
  file(WRITE ${WORK}/run "")
  file(WRITE ${WORK}/core/README.md "")
  file(WRITE ${WORK}/core/solver.h "enum class SubDistance { johnson };\n")
  file(WRITE ${WORK}/app/cone_test.cpp "const Cone example;\n")
  file(WRITE ${WORK}/app/told.h "// A cone is mentioned here only.\n")
  foreach(file IN LISTS named)
    file(WRITE ${WORK}/${file} "case ShapeKind::cone: break;\n")
  endforeach()
  set(text "- **A shape.** See `other.h`.\n")
  foreach(file IN LISTS listed)
    string(APPEND text "  1. `${file}`: its part of `other.h`.\n")
  endforeach()
  file(WRITE ${WORK}/docs/architecture.md "${text}- **A sub-distance solver.** Eight.\n  1. `core/solver.h`: all.\n- **More.**\n")
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${ROOT}/cmake/check_how_to_add.cmake
    RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  if((status EQUAL 0) AND result STREQUAL "stops")
    message(SEND_ERROR "named in '${named}' and listed as '${listed}' passed the check")
  elseif(NOT (status EQUAL 0) AND result STREQUAL "passes")
    message(SEND_ERROR "named in '${named}' and listed as '${listed}' was stopped by the check")
  endif()
endfunction()

expect(passes "${shape_files}" "${shape_files}")
expect(stops "${shape_files}" "app/part_1.cpp")
expect(stops "app/part_1.cpp" "app/part_1.cpp;app/part_2.cpp")
expect(stops "${shape_files};app/part_13.cpp" "${shape_files};app/part_13.cpp")
