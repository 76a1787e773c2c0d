// Before it draws, Dear ImGui's OpenGL backend asks for the state that it is going to change, to restore it afterwards.
// A browser answers some of these questions only once everything is drawn, so each frame would wait for the one before
// it. The program sets the scissor box and the blending wherever it needs them: nothing has to be restored.
//
// The page is linked with --wrap=glGetIntegerv (page.cmake), which leads every call here.

#include <GLES3/gl3.h>

extern "C" {

void __real_glGetIntegerv(GLenum name, GLint* value);

void __wrap_glGetIntegerv(GLenum name, GLint* value) {
  switch (name) {
    case GL_SCISSOR_BOX:
      for (int i = 0; i < 4; ++i) value[i] = 0;
      return;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA:
      *value = GL_ONE;
      return;
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA:
      *value = GL_ZERO;
      return;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA:
      *value = GL_FUNC_ADD;
      return;
    default:
      __real_glGetIntegerv(name, value);
  }
}

}  // extern "C"
