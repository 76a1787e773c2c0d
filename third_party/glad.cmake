# glad writes the OpenGL 3.3 loader from the registry inside its own package: nothing is downloaded.
find_program(GLAD_EXE glad REQUIRED)
set(glad_dir ${CMAKE_CURRENT_BINARY_DIR}/glad)
add_custom_command(
  OUTPUT ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h
  COMMAND ${GLAD_EXE} --quiet --reproducible --api gl:core=3.3 --extensions GL_KHR_debug --out-path ${glad_dir} c
  COMMENT "glad: generating the OpenGL 3.3 loader"
  VERBATIM)
add_custom_target(generated_headers DEPENDS ${glad_dir}/include/glad/gl.h)
add_library(third_party_glad STATIC ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h)
target_include_directories(third_party_glad SYSTEM PUBLIC ${glad_dir}/include)
add_library(third_party::glad ALIAS third_party_glad)
