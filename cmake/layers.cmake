# The rules of which folder includes which are part of the build: nothing is built while a file breaks them.
file(GLOB_RECURSE layered_files CONFIGURE_DEPENDS core/gjk/*.h core/gjk/*.cpp app/*.h app/*.cpp)
add_custom_command(
  OUTPUT ${CMAKE_BINARY_DIR}/layers.stamp
  COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_CURRENT_SOURCE_DIR} -DSTAMP=${CMAKE_BINARY_DIR}/layers.stamp
          -P ${CMAKE_CURRENT_SOURCE_DIR}/cmake/check_layers.cmake
  DEPENDS ${layered_files} ${CMAKE_CURRENT_SOURCE_DIR}/cmake/check_layers.cmake
          ${CMAKE_CURRENT_SOURCE_DIR}/cmake/layer_rules.cmake
  COMMENT "checking what the layers include"
  VERBATIM)
add_custom_target(layers DEPENDS ${CMAKE_BINARY_DIR}/layers.stamp)
if(GJKLAB_TESTS)
  add_test(NAME layers.check
    COMMAND ${CMAKE_COMMAND} -DCHECK=${CMAKE_CURRENT_SOURCE_DIR}/cmake/check_layers.cmake
            -DWORK=${CMAKE_BINARY_DIR}/layers_test -P ${CMAKE_CURRENT_SOURCE_DIR}/cmake/check_layers_test.cmake)
  add_test(NAME layers.how_to_add
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_CURRENT_SOURCE_DIR} -P ${CMAKE_CURRENT_SOURCE_DIR}/cmake/check_how_to_add.cmake)
  add_test(NAME layers.how_to_add_check
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_CURRENT_SOURCE_DIR} -DWORK=${CMAKE_BINARY_DIR}/how_to_add_test
            -P ${CMAKE_CURRENT_SOURCE_DIR}/cmake/check_how_to_add_test.cmake)
endif()
