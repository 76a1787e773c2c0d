# The page: the window without the verbs, in one HTML file that every browser opens.

file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS render/*.cpp render/*.h platform/*.cpp platform/*.h ui/*.cpp ui/*.h)
list(FILTER page_sources EXCLUDE REGEX "/platform/(desktop|windows)/")
list(APPEND page_sources shell/window_main.cpp shell/window_main.h)
file(GLOB shaders CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shaders/*.glsl)
add_library(gjklab_window STATIC ${page_sources})
embed_files(gjklab_window embeddedShaders ${PROJECT_SOURCE_DIR}/shaders ${shaders})
target_link_libraries(gjklab_window PUBLIC gjklab_model third_party::sdl2 third_party::imgui
  PRIVATE third_party::json third_party::stb gjklab_compiler)
precompile(gjklab_window <filesystem> <fmt/format.h> <gjk/trace.h> <gjk/shape.h> <imgui.h> <imgui_internal.h>)
compile_jointly(gjklab_window)

include(fonts.cmake)

# page_of(PROGRAM TARGET PAGE OPTION…): the program, linked with these options, and the page with it inside.
function(page_of program target page)
  cmake_parse_arguments(arg "" "" "LINK;PACK" ${ARGN})
  set(icon ${PROJECT_SOURCE_DIR}/assets/icon-64.png)
  set(web ${CMAKE_CURRENT_SOURCE_DIR}/web)
  add_executable(${program} EXCLUDE_FROM_ALL web/main.cpp)
  target_link_libraries(${program} PRIVATE gjklab_window gjklab_compiler)
  # platform/web/state_queries.cpp answers what would make a frame wait.
  target_link_options(${program} PRIVATE ${arg_LINK} -Wl,--wrap=glGetIntegerv -sENVIRONMENT=web -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=64MB -sTOTAL_STACK=4MB -sDYNAMIC_EXECUTION=0 -sFORCE_FILESYSTEM=1
    -sEXPORTED_RUNTIME_METHODS=FS,addRunDependency,removeRunDependency,allocateUTF8,UTF8ToString -sEXPORTED_FUNCTIONS=_main,_malloc,_free)
  add_custom_command(OUTPUT ${page}
    COMMAND /usr/bin/python3 ${web}/pack_page.py ${arg_PACK} ${page} ${web} $<TARGET_FILE:${program}>
      ${CMAKE_CURRENT_BINARY_DIR}/${program}.wasm ${icon} ${fonts}
    DEPENDS ${program} ${fonts} ${icon} ${web}/pack_page.py ${web}/page.html ${web}/page.css ${web}/start.js ${web}/typing.js ${web}/page.js
    COMMENT "packing the page" VERBATIM)
  add_custom_target(${target} DEPENDS ${page})
endfunction()
page_of(gjklab page ${CMAKE_BINARY_DIR}/gjklab.html LINK -Oz)
# The same program, not made small: a second after its files are compiled.
page_of(gjklab_draft draft ${CMAKE_BINARY_DIR}/draft.html LINK -O1 PACK --quick)

# Of the tests, which ./run web test runs: the page's code in node, with the files of this machine.
add_executable(answers EXCLUDE_FROM_ALL tests/web/answers.cpp)
target_link_libraries(answers PRIVATE gjklab_model gjklab_compiler)
run_in_node(answers)
run_in_node(query_time)
