# The page: the window without the verbs, in one HTML file that every browser opens.

file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS render/*.cpp render/*.h platform/*.cpp platform/*.h ui/*.cpp ui/*.h)
list(FILTER page_sources EXCLUDE REGEX "/platform/desktop/")
list(APPEND page_sources shell/window_main.cpp shell/window_main.h)
file(GLOB shaders CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shaders/*.glsl)
add_library(gjklab_window STATIC ${page_sources})
embed_files(gjklab_window embeddedShaders ${PROJECT_SOURCE_DIR}/shaders ${shaders})
target_link_libraries(gjklab_window PUBLIC gjklab_model third_party::sdl2 third_party::imgui
  PRIVATE third_party::json third_party::fmt third_party::stb gjklab_compiler)
precompile(gjklab_window <filesystem> <fmt/format.h> <gjk/trace.h> <gjk/shape.h> <imgui.h> <imgui_internal.h>)
compile_jointly(gjklab_window)

add_executable(gjklab web/main.cpp)
target_link_libraries(gjklab PRIVATE gjklab_window gjklab_compiler)
target_link_options(gjklab PRIVATE -Os -sENVIRONMENT=web -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=64MB -sTOTAL_STACK=4MB -sDYNAMIC_EXECUTION=0 -sFORCE_FILESYSTEM=1
  -sEXPORTED_RUNTIME_METHODS=FS,addRunDependency,removeRunDependency,allocateUTF8,UTF8ToString -sEXPORTED_FUNCTIONS=_main,_malloc,_free)

# The fonts' glyphs in the ranges that render/fonts.cpp asks for.
set(ranges U+20-17F,U+370-3FF,U+400-45F,U+2010-205E,U+2070-209F,U+2100-2161,U+2190-22FF,U+25A0-25FF,U+2600-266F,U+2713-2718,U+27C0-27EF)
foreach(face DejaVuSans DejaVuSans-Bold DejaVuSansMono DejaVuSerif)
  set(font ${CMAKE_CURRENT_BINARY_DIR}/fonts/${face}.ttf)
  add_custom_command(OUTPUT ${font}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/fonts
    COMMAND /usr/bin/python3 -m fontTools.subset /usr/share/fonts/truetype/dejavu/${face}.ttf --unicodes=${ranges}
            --layout-features= --no-hinting --output-file=${font}
    COMMENT "fonts: ${face}" VERBATIM)
  list(APPEND fonts ${font})
endforeach()

set(page ${CMAKE_BINARY_DIR}/gjklab.html)
set(icon ${PROJECT_SOURCE_DIR}/assets/icon-64.png)
set(web ${CMAKE_CURRENT_SOURCE_DIR}/web)
add_custom_command(OUTPUT ${page}
  COMMAND /usr/bin/python3 ${web}/pack_page.py ${page} ${web} $<TARGET_FILE:gjklab> ${CMAKE_CURRENT_BINARY_DIR}/gjklab.wasm ${icon} ${fonts}
  DEPENDS gjklab ${fonts} ${icon} ${web}/pack_page.py ${web}/page.html ${web}/page.css ${web}/start.js ${web}/page.js
  COMMENT "packing the page" VERBATIM)
add_custom_target(page ALL DEPENDS ${page})

# Of the tests, which ./run web test runs: the page's code in node, with the files of this machine.
add_executable(answers EXCLUDE_FROM_ALL tests/web/answers.cpp)
target_link_libraries(answers PRIVATE gjklab_model gjklab_compiler)
run_in_node(answers)
