# SDL's sources for Emscripten: it comes with the configuration (SDL_config_emscripten.h). Sound, joysticks and sensors
# stay, since its other files name them; the linker drops what is not used.

set(sdl ${GJKLAB_SOURCES}/libsdl2)
set(sdl_files "")
foreach(folder . atomic audio audio/disk audio/dummy audio/emscripten cpuinfo dynapi events file filesystem/emscripten
    haptic haptic/dummy joystick joystick/dummy joystick/emscripten libm loadso/dlopen locale locale/emscripten misc
    misc/emscripten power power/emscripten render sensor sensor/dummy stdlib thread thread/generic timer timer/unix
    video video/emscripten video/yuv2rgb)
  file(GLOB files ${sdl}/src/${folder}/*.c)
  list(APPEND sdl_files ${files})
endforeach()
from_sources(sdl2 INCLUDE ${sdl}/include SOURCES ${sdl_files})
target_include_directories(third_party_sdl2 PRIVATE ${sdl}/src/video/khronos)
target_compile_definitions(third_party_sdl2 PRIVATE SDL_RENDER_DISABLED)
