#include "render/shader.h"

#include "model/assets/embedded.h"

#include <array>

namespace gjklab {

/// What lies in shaders/.
std::span<const EmbeddedFile> embeddedShaders();

namespace {

/// 0 and the compiler's first complaint in `error` on failure.
GLuint compile(GLenum stage, std::string_view name, const std::string& defines, std::string& error) {
  const std::string_view source = shaderSource(name);
  const std::array<const char*, 3> texts{shaderHeader(shaderLanguage()), defines.c_str(), source.data()};
  const std::array<GLint, 3> lengths{-1, -1, static_cast<GLint>(source.size())};
  const GLuint shader = glCreateShader(stage);
  glShaderSource(shader, static_cast<GLsizei>(texts.size()), texts.data(), lengths.data());
  glCompileShader(shader);
  GLint done = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &done);
  if (done) return shader;
  std::array<char, 1024> log{};
  glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
  error = "OpenGL refuses the shader " + std::string(name) + ": " + log.data();
  glDeleteShader(shader);
  return 0;
}

}  // namespace

std::string_view shaderSource(std::string_view name) {
  const EmbeddedFile* file = embeddedFile(embeddedShaders(), name);
  return file ? file->bytes : std::string_view();
}

const char* shaderHeader(ShaderLanguage language) {
  return language == ShaderLanguage::desktop
             ? "#version 330 core\n"
             : "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n"
               "precision highp usampler2D;\n";
}

ShaderLanguage shaderLanguage() {
#ifdef __EMSCRIPTEN__
  return ShaderLanguage::embedded;
#else
  return ShaderLanguage::desktop;
#endif
}

Shader Shader::load(std::string_view vertex, std::string_view fragment, std::string& error,
                    const std::string& defines) {
  const GLuint vertex_stage = compile(GL_VERTEX_SHADER, vertex, defines, error);
  if (vertex_stage == 0) return {};
  const GLuint fragment_stage = compile(GL_FRAGMENT_SHADER, fragment, defines, error);
  if (fragment_stage == 0) {
    glDeleteShader(vertex_stage);
    return {};
  }
  Shader shader;
  shader.program_ = GlProgram::make();
  const GLuint program = shader.program_.id();
  glAttachShader(program, vertex_stage);
  glAttachShader(program, fragment_stage);
  glLinkProgram(program);
  glDeleteShader(vertex_stage);
  glDeleteShader(fragment_stage);
  GLint done = 0;
  glGetProgramiv(program, GL_LINK_STATUS, &done);
  if (done) return shader;
  std::array<char, 1024> log{};
  glGetProgramInfoLog(program, static_cast<GLsizei>(log.size()), nullptr, log.data());
  error = "OpenGL cannot link the shaders " + std::string(vertex) + " and " + std::string(fragment) + ": " + log.data();
  return {};
}

}  // namespace gjklab
