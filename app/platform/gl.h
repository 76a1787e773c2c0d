#pragma once
// The OpenGL functions: desktop 3.3 through glad, in the browser OpenGL ES 3.0.

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <glad/gl.h>
#endif
