# Fails when a file includes what its layer may not. Run as a script by the build:
#   cmake -DROOT=<source folder> -DSTAMP=<file to touch> -P check_layers.cmake
#
# An include in angle brackets without a slash or a dot is the standard library's.

cmake_minimum_required(VERSION 3.25)

# forbid(FOLDERS ALLOWED): every include of the files below FOLDERS must match the pattern ALLOWED.
function(check_folder folder allowed)
  file(GLOB files ${ROOT}/${folder}/*.h ${ROOT}/${folder}/*.cpp)
  foreach(file IN LISTS files)
    file(STRINGS ${file} includes REGEX "^[ \t]*#[ \t]*include")
    foreach(line IN LISTS includes)
      string(REGEX REPLACE "^[ \t]*#[ \t]*include[ \t]*" "" name "${line}")
      string(REGEX REPLACE "[ \t]*//.*$" "" name "${name}")
      if(NOT name MATCHES "${allowed}")
        file(RELATIVE_PATH short ${ROOT} ${file})
        message(SEND_ERROR "${short} includes ${name}, which its layer may not (DESIGN: three layers)")
      endif()
    endforeach()
  endforeach()
endfunction()

set(standard "<[a-z_0-9]+>")
set(model_libraries "<(nlohmann|fmt|glm)/[^>]*>|<stb[a-z_]*[.]h>|<cairo[a-z-]*[.]h>|<gif_lib[.]h>")
set(operating_system "<(unistd|fcntl|io|share)[.]h>|<sys/(file|stat)[.]h>")  # files: flushing to disk, locks
set(processor "<immintrin[.]h>")  # the compiler's own: instructions of x86-64
check_folder(core/gjk "^(${standard}|${processor}|<glm/[^>]*>|\"gjk/[^\"]*\")$")
check_folder(app/model "^(${standard}|${model_libraries}|${operating_system}|\"(gjk|model)/[^\"]*\")$")
check_folder(app/export "^(${standard}|${model_libraries}|\"(gjk|model|export)/[^\"]*\")$")

if(STAMP)
  file(TOUCH ${STAMP})
endif()
