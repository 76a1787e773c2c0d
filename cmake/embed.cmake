# embed_files(TARGET FUNCTION BASE FILE…): TARGET gets the function `std::span<const EmbeddedFile> FUNCTION()` that lists
# the files' bytes under their names below BASE (model/assets/embedded.h), so that the program is one file. A file that
# is elsewhere is given as NAME=PATH.
#
# The bytes are written as one string literal a file, which compilers read many times faster than a list of numbers.
# As a script, it writes that source: cmake -DOUTPUT=… -DFUNCTION=… "-DFILES=NAME=PATH;…" -P embed.cmake

function(embed_files target function base)
  set(named "")
  set(paths "")
  foreach(file IN LISTS ARGN)
    if(IS_ABSOLUTE ${file})
      file(RELATIVE_PATH name ${base} ${file})
      set(file "${name}=${file}")
    endif()
    list(APPEND named ${file})
    string(REGEX REPLACE "^[^=]*=" "" path ${file})
    list(APPEND paths ${path})
  endforeach()
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded/${function}.cpp)
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_FILE})
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DFUNCTION=${function} "-DFILES=${named}" -P ${script}
    DEPENDS ${paths} ${script}
    COMMENT "embedding ${base}"
    VERBATIM)
  target_sources(${target} PRIVATE ${output})
  set_source_files_properties(${output} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  list(SORT FILES)
  set(rows "")
  foreach(named IN LISTS FILES)
    string(REGEX MATCH "^([^=]*)=(.*)$" whole "${named}")
    set(name "${CMAKE_MATCH_1}")
    set(path "${CMAKE_MATCH_2}")
    file(READ "${path}" bytes HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
    file(SIZE "${path}" size)
    string(APPEND rows "    {\"${name}\", {\"${bytes}\", ${size}}},\n")
  endforeach()
  file(WRITE ${OUTPUT} "#include \"model/assets/embedded.h\"\n\nnamespace gjklab {\n\n"
    "std::span<const EmbeddedFile> ${FUNCTION}() {\n  static constexpr EmbeddedFile kFiles[] = {\n${rows}  };\n"
    "  return kFiles;\n}\n\n}  // namespace gjklab\n")
endif()
