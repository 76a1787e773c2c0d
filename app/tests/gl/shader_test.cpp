// Every shader in both languages: desktop OpenGL 3.3 and the browser's OpenGL ES 3.0, which desktop drivers from 4.3 on
// compile as well.

#include "render/shader.h"

#include "gl/gl_fixture.h"

namespace gjklab::shader_test {
namespace {

struct Source {
  GLenum stage;
  const char *name, *defines;
};

const std::vector<Source>& sources() {
  static const std::vector<Source> all{
      {GL_VERTEX_SHADER, "area.vert.glsl", ""},
      {GL_FRAGMENT_SHADER, "area.frag.glsl", ""},
      {GL_FRAGMENT_SHADER, "hatch.frag.glsl", ""},
      {GL_VERTEX_SHADER, "line.vert.glsl", ""},
      {GL_VERTEX_SHADER, "line.vert.glsl", "#define DASHED\n#define BEHIND_SOLIDS\n"},
      {GL_FRAGMENT_SHADER, "line.frag.glsl", ""},
      {GL_FRAGMENT_SHADER, "line.frag.glsl", "#define DASHED\n"},
      {GL_FRAGMENT_SHADER, "line.frag.glsl", "#define DASHED\n#define BEHIND_SOLIDS\n"},
      {GL_VERTEX_SHADER, "marker.vert.glsl", ""},
      {GL_FRAGMENT_SHADER, "marker.frag.glsl", ""},
      {GL_VERTEX_SHADER, "solid.vert.glsl", ""},
      {GL_VERTEX_SHADER, "solid.vert.glsl", "#define WITH_DEPTH\n"},
      {GL_VERTEX_SHADER, "plane.vert.glsl", ""},
      {GL_FRAGMENT_SHADER, "crossing.frag.glsl", ""},
      {GL_FRAGMENT_SHADER, "depth.frag.glsl", ""},
      {GL_VERTEX_SHADER, "resolve.vert.glsl", ""},
      {GL_FRAGMENT_SHADER, "resolve.frag.glsl",
       "#define LAYERS 2\n#define FETCH_ALL FETCH(0) FETCH(1)\n#define SORT_ALL SORT(0, 1) SORT(2, 3)\n"
       "#define BLEND_ALL if (key[0] != kEmpty) { blend(key[0]); }\n"}};
  return all;
}

class ShaderTest : public GlTest {};

TEST_F(ShaderTest, CompilesInBothLanguages) {
  for (const ShaderLanguage language : {ShaderLanguage::desktop, ShaderLanguage::embedded})
    for (const Source& source : sources()) {
      const std::string text =
          shaderHeader(language) + std::string(source.defines) + std::string(shaderSource(source.name));
      const char* pointer = text.c_str();
      const GLuint shader = glCreateShader(source.stage);
      glShaderSource(shader, 1, &pointer, nullptr);
      glCompileShader(shader);
      GLint done = 0;
      glGetShaderiv(shader, GL_COMPILE_STATUS, &done);
      std::array<char, 1024> log{};
      glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
      EXPECT_TRUE(done) << source.name << ": " << log.data();
      glDeleteShader(shader);
    }
}

TEST_F(ShaderTest, FailuresAreOneReasonAndNoProgram) {
  std::string error;
  EXPECT_FALSE(Shader::load("area.vert.glsl", "area.frag.glsl", error, "#error on purpose\n"));
  EXPECT_NE(error.find("area.vert.glsl"), std::string::npos) << error;
  shared()->takeMessages();  // the compiler's complaint is what was asked for
}

}  // namespace
}  // namespace gjklab::shader_test
