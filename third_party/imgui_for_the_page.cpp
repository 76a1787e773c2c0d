// What Dear ImGui's OpenGL backend asks before it draws, so that it can restore it afterwards. A browser answers some
// of these questions only once everything is drawn: each frame would wait for the one before it. The program sets the
// scissor box and the blending wherever it needs them, so nothing has to be restored.

#include <GLES3/gl3.h>

extern "C" void answerWithoutWaiting(GLenum name, GLint* value) {
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
      glGetIntegerv(name, value);
  }
}
