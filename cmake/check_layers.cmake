# Fails when a file includes what its folder may not, when two headers define a type of the same name (the linker would take
# one's inline functions for the other's), when a file takes a path for text in its own way, or when it asks which system it
# is compiled for. Run as a script by the build:
#   cmake -DROOT=<source folder> -DSTAMP=<file to touch> -P check_layers.cmake
#
# An include in angle brackets without a slash or a dot is the standard library's, which every folder may use.

cmake_minimum_required(VERSION 3.22)

# What the libraries are called in includes.
set(glm "<glm/[^>]*>")
set(c "<stddef[.]h>")
set(json "<nlohmann/[^>]*>")
set(fmt "<fmt/[^>]*>")
set(images "<stb[a-z_]*[.]h>")
set(deflate "<zlib[.]h>")
set(markdown "<md4c[.]h>")
set(processor "<(immintrin|wasm_simd128)[.]h>")  # the compiler's own: instructions of x86-64, and of browsers
set(operating_system "<(unistd|fcntl|io|share|windows)[.]h>|<sys/(file|stat)[.]h>")  # flushing to disk, locks
set(processes "<(dirent|fcntl|poll|termios|unistd)[.]h>|<sys/(mman|prctl|resource|syscall|types|wait)[.]h>")  # starting other programs
set(films "<gif_lib[.]h>")
set(vectors "<cairo(-pdf|-svg)?[.]h>")
set(windows "<(windows|fcntl|io)[.]h>")
set(allocator "<malloc[.]h>")  # what it holds, given back
set(x11 "<(xcb/xcb|poll|unistd)[.]h>")  # the clipboard's pictures
set(browser "<emscripten(/html5)?[.]h>")
set(sdl "<SDL[a-z_]*[.]h>")
set(imgui "<(imgui[a-z_]*|backends/imgui[a-z_0-9]*)[.]h>|<misc/[^>]*>")
set(opengl "<(glad|GLES3)/[^>]*>")
set(freetype "<ft2build[.]h>|FT_[A-Z_]*_H")
set(command_line "<CLI/[^>]*>")

set(folders "")

# rule(FOLDER LIBRARIES library… FOLDERS folder… FILES file…): files directly in FOLDER may include the standard library,
# these libraries, FOLDER itself, these folders and these single files. A folder below core/gjk or app without a rule is
# an error.
macro(rule folder)
  cmake_parse_arguments(arg "" "" "LIBRARIES;FOLDERS;FILES" ${ARGN})
  list(APPEND folders ${folder})
  set(allowed "<[a-z_0-9]+>")
  foreach(library IN LISTS arg_LIBRARIES)
    string(APPEND allowed "|${${library}}")
  endforeach()
  string(REGEX REPLACE "^(core|app)/" "" own ${folder})
  foreach(name IN ITEMS ${own} LISTS arg_FOLDERS)
    string(APPEND allowed "|\"${name}/[^/\"]*\"")
  endforeach()
  foreach(name IN LISTS arg_FILES)
    string(APPEND allowed "|\"${name}\"")
  endforeach()
  set(allowed_in_${folder} "^(${allowed})$")
endmacro()

include(${CMAKE_CURRENT_LIST_DIR}/layer_rules.cmake)

function(check_file file folder)
  file(RELATIVE_PATH short ${ROOT} ${file})
  file(STRINGS ${file} includes REGEX "^[ \t]*#[ \t]*include")
  foreach(line IN LISTS includes)
    string(REGEX REPLACE "^[ \t]*#[ \t]*include[ \t]*" "" name "${line}")
    string(REGEX REPLACE "[ \t]*//.*$" "" name "${name}")
    string(STRIP "${name}" name)
    if(NOT name MATCHES "${allowed_in_${folder}}")
      message(SEND_ERROR "${short} includes ${name}, which ${folder} may not (cmake/layer_rules.cmake)")
    endif()
  endforeach()
endfunction()

# Paths as text are UTF-8, which std::filesystem and std::fopen take them for on some systems only.
function(check_paths file)
  file(RELATIVE_PATH short ${ROOT} ${file})
  if(short MATCHES "^app/model/text/paths(_posix|_windows)?[.](h|cpp)$")
    return()
  endif()
  file(STRINGS ${file} lines REGEX "fopen[(]|[.](generic_)?string[(][)]|[io]fstream [a-z_]+[({]")
  foreach(line IN LISTS lines)
    if(NOT line MATCHES "fstream [a-z_]+[({]pathOf[(]|_wfopen")
      string(STRIP "${line}" line)
      message(SEND_ERROR "${short}: \"${line}\": pathOf, textOf and openFile of model/text/paths.h do this on every system")
    endif()
  endforeach()
endfunction()

# What a system does in its own way has a file of its own (systems.cmake). Only what is handed to other compilers as it
# is chooses by itself: the C header and a shader's first line.
function(check_systems file)
  file(RELATIVE_PATH short ${ROOT} ${file})
  if(short MATCHES "^app/platform/|^core/gjk/numeric/|^core/gjk_c/gjk_c[.]h$|^app/render/shader[.]cpp$")
    return()
  endif()
  file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*(el)?if.*(_WIN32|__unix__|__linux__|__APPLE__|EMSCRIPTEN__|__cpp_lib_)")
  foreach(line IN LISTS lines)
    message(SEND_ERROR "${short}: \"${line}\": what a system does in its own way has a file of its own (cmake/systems.cmake)")
  endforeach()
endfunction()

function(check_types file)
  file(RELATIVE_PATH short ${ROOT} ${file})
  file(STRINGS ${file} lines REGEX "^(namespace( GJK_API)? [a-z:_]+|(struct|class|enum class) [A-Za-z0-9]+( final)?( :.*)?) {")
  set(space "")
  foreach(line IN LISTS lines)
    if(line MATCHES "^namespace( GJK_API)? ([a-z:_]+)")
      set(space ${CMAKE_MATCH_2})
    elseif(line MATCHES "^(struct|class|enum class) ([A-Za-z0-9]+)")
      set(type ${space}::${CMAKE_MATCH_2})
      get_property(other GLOBAL PROPERTY "header_of_${type}")
      if(other AND NOT other STREQUAL short)  # one header may choose between two by #if
        message(SEND_ERROR "${short} defines ${type}, as ${other} does")
      endif()
      set_property(GLOBAL PROPERTY "header_of_${type}" ${short})
    endif()
  endforeach()
endfunction()

file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/core/gjk/*.h ${ROOT}/core/gjk/*.cpp
  ${ROOT}/core/gjk_c/*.h ${ROOT}/core/gjk_c/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
foreach(file IN LISTS files)
  if(file MATCHES "[.]h$")
    check_types(${ROOT}/${file})
  endif()
  get_filename_component(folder ${file} DIRECTORY)
  if(folder IN_LIST folders)
    check_file(${ROOT}/${file} ${folder})
    check_systems(${ROOT}/${file})
    if(file MATCHES "^app/")
      check_paths(${ROOT}/${file})
    endif()
  elseif(NOT folder MATCHES "^app(/(tests|bench|fuzz)(/.*)?)?$")
    message(SEND_ERROR "${file}: cmake/layer_rules.cmake has no rule for ${folder}")
  endif()
endforeach()

if(STAMP)
  file(TOUCH ${STAMP})
endif()
