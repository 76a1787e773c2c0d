# What only the Windows program has: SDL, cairo, giflib and the command line's parser.

from_headers(cli11 ${headers})

# SDL comes with the configuration (SDL_config_windows.h), of which one header is Microsoft's compiler's alone, and its own
# renderers are not used. Sound, joysticks and sensors stay, since its other files name them; the linker drops most of it.
set(sdl ${GJKLAB_SOURCES}/libsdl2)
set(sdl_files ${sdl}/src/thread/generic/SDL_syscond.c)
foreach(folder . atomic audio audio/directsound audio/disk audio/dummy audio/wasapi audio/winmm core/windows cpuinfo dynapi
    events file filesystem/windows haptic haptic/windows hidapi joystick joystick/dummy joystick/hidapi joystick/virtual
    joystick/windows libm loadso/windows locale locale/windows main/windows misc misc/windows power power/windows render
    render/direct3d render/direct3d11 render/direct3d12 render/software sensor sensor/windows stdlib thread thread/windows timer timer/windows video video/dummy video/windows
    video/yuv2rgb)
  file(GLOB files ${sdl}/src/${folder}/*.c)
  list(APPEND sdl_files ${files})
endforeach()
from_sources(sdl2 INCLUDE ${sdl}/include SOURCES ${sdl_files})
target_include_directories(third_party_sdl2 PRIVATE ${sdl}/src/video/khronos)
file(READ ${sdl}/include/SDL_config_windows.h configuration)
string(REGEX REPLACE "#define (HAVE_WINDOWS_GAMING_INPUT_H|SDL_VIDEO_RENDER_(D3D|OGL)[A-Z0-9_]*)[^\n]*" "" configuration "${configuration}")
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/sdl_configuration.h "${configuration}")
target_compile_options(third_party_sdl2 PRIVATE -include ${CMAKE_CURRENT_BINARY_DIR}/sdl_configuration.h)
target_compile_definitions(third_party_sdl2 PUBLIC SDL_MAIN_HANDLED)
target_link_libraries(third_party_sdl2 PUBLIC opengl32 gdi32 setupapi imm32 ole32 oleaut32 version winmm uuid shell32 advapi32
  user32)

set(gif ${GJKLAB_SOURCES}/giflib)
from_sources(gif INCLUDE ${gif} SOURCES ${gif}/egif_lib.c ${gif}/gifalloc.c ${gif}/gif_err.c ${gif}/gif_hash.c
  ${gif}/openbsd-reallocarray.c ${gif}/quantize.c)

include(cairo_for_windows.cmake)

# No X11 there.
add_library(third_party_xcb INTERFACE)
add_library(third_party::xcb ALIAS third_party_xcb)

include(glad.cmake)
