# precompile(TARGET HEADER…): with GJKLAB_PRECOMPILED, the target's files find the standard headers that most of them
# include, GLM and HEADER… compiled ahead. Every file still includes what it needs, so that it compiles without, too.
function(precompile target)
  if(GJKLAB_PRECOMPILED)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <cmath> <functional> <limits> <memory> <optional> <span>
      <string> <variant> <vector> <glm/glm.hpp> <glm/gtc/quaternion.hpp> ${ARGN})
  endif()
endfunction()

# precompile_as(TARGET OTHER): with those of OTHER, which is compiled with the same options, but for sanitizers.
function(precompile_as target other)
  if(GJKLAB_PRECOMPILED AND NOT GJKLAB_SANITIZE)
    target_precompile_headers(${target} REUSE_FROM ${other})
  endif()
endfunction()

# compile_jointly(TARGET [EXCEPT source…]): with GJKLAB_JOINT, the target's files are compiled a folder at a time, so that
# what they include is read once for all of them. Each file still compiles alone, which ./run check proves; names in
# anonymous namespaces are each used once in a folder.
function(compile_jointly target)
  cmake_parse_arguments(arg "" "" "EXCEPT" ${ARGN})
  if(NOT GJKLAB_JOINT)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "[.]cpp$")
  foreach(source IN LISTS sources)
    get_filename_component(path ${source} ABSOLUTE)
    file(RELATIVE_PATH name ${CMAKE_CURRENT_SOURCE_DIR} ${path})
    get_filename_component(folder ${name} DIRECTORY)
    if(folder STREQUAL "")
      set(folder here)
    endif()
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    list(APPEND folders ${folder})
    if(NOT name IN_LIST arg_EXCEPT)
      list(APPEND files_${folder} ${source})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    list(LENGTH files_${folder} count)
    math(EXPR units "(${count} + ${joint_files} - 1) / ${joint_files}")
    set(index 0)
    foreach(source IN LISTS files_${folder})
      math(EXPR unit "${index} * ${units} / ${count}")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${unit})
      math(EXPR index "${index} + 1")
    endforeach()
  endforeach()
endfunction()
set(joint_files 24)  # at most, in a unit: two cores share the large folders
