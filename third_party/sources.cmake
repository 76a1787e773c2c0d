# The libraries of the page and of the Windows program, compiled from the sources that sources.sh unpacks into
# GJKLAB_SOURCES. What consists of headers alone comes from the system's packages.

set(GJKLAB_SOURCES ${PROJECT_SOURCE_DIR}/build/sources CACHE PATH "Where sources.sh has unpacked the libraries' sources")

# Links to the few folders that are needed: /usr/include as a whole would hide the other system's own headers.
set(headers ${CMAKE_CURRENT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers})
foreach(folder glm nlohmann stb CLI)
  file(CREATE_LINK /usr/include/${folder} ${headers}/${folder} SYMBOLIC)
endforeach()

# from_headers(NAME FOLDER)
function(from_headers name folder)
  add_library(third_party_${name} INTERFACE)
  target_include_directories(third_party_${name} SYSTEM INTERFACE ${folder})
  add_library(third_party::${name} ALIAS third_party_${name})
endfunction()

# from_sources(NAME INCLUDE… SOURCES file…): a library, with the folders where its headers lie.
function(from_sources name)
  cmake_parse_arguments(arg "" "" "INCLUDE;SOURCES" ${ARGN})
  add_library(third_party_${name} STATIC ${arg_SOURCES})
  target_include_directories(third_party_${name} SYSTEM PUBLIC ${arg_INCLUDE})
  target_compile_options(third_party_${name} PRIVATE -w)
  add_library(third_party::${name} ALIAS third_party_${name})
endfunction()

from_headers(glm ${headers})
from_headers(json ${headers})

set(fmt ${GJKLAB_SOURCES}/fmtlib)
from_sources(fmt INCLUDE ${fmt}/include SOURCES ${fmt}/src/format.cc)

set(md4c ${GJKLAB_SOURCES}/md4c/src)
from_sources(md4c INCLUDE ${md4c} SOURCES ${md4c}/md4c.c)

set(zlib ${GJKLAB_SOURCES}/zlib)
from_sources(zlib INCLUDE ${zlib} SOURCES ${zlib}/adler32.c ${zlib}/compress.c ${zlib}/crc32.c ${zlib}/deflate.c
  ${zlib}/inffast.c ${zlib}/inflate.c ${zlib}/inftrees.c ${zlib}/trees.c ${zlib}/uncompr.c ${zlib}/zutil.c)

# stb's headers hold their code, for the one file that asks for it.
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/stb.c "#define STB_IMAGE_IMPLEMENTATION\n#define STB_IMAGE_WRITE_IMPLEMENTATION\n"
  "#define STB_TRUETYPE_IMPLEMENTATION\n#include <stb_image.h>\n#include <stb_image_write.h>\n#include <stb_truetype.h>\n")
from_sources(stb INCLUDE ${headers}/stb SOURCES ${CMAKE_CURRENT_BINARY_DIR}/stb.c)

if(EMSCRIPTEN)
  include(sdl_for_the_page.cmake)
else()
  include(for_windows.cmake)
endif()

set(imgui ${GJKLAB_SOURCES}/imgui)
from_sources(imgui INCLUDE ${imgui} ${imgui}/misc/cpp SOURCES ${imgui}/imgui.cpp ${imgui}/imgui_draw.cpp ${imgui}/imgui_tables.cpp
  ${imgui}/imgui_widgets.cpp ${imgui}/backends/imgui_impl_opengl3.cpp ${imgui}/backends/imgui_impl_sdl.cpp
  ${imgui}/misc/cpp/imgui_stdlib.cpp)
target_link_libraries(third_party_imgui PUBLIC third_party::sdl2)

if(GJKLAB_TESTS)
  set(gtest /usr/src/googletest/googletest)
  from_sources(gtest INCLUDE ${gtest}/include SOURCES ${gtest}/src/gtest-all.cc ${gtest}/src/gtest_main.cc)
  target_include_directories(third_party_gtest SYSTEM PRIVATE ${gtest})
endif()
