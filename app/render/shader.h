#pragma once
// Shader programs from the GLSL files that the build embeds (shaders/). The version line is prepended here, so that one
// source works for OpenGL 3.3 and OpenGL ES 3.0.

#include "render/gl_handle.h"

#include <string>
#include <string_view>

namespace gjklab {

enum class ShaderLanguage { desktop, embedded };
/// The text before every shader: the version and, for OpenGL ES, the precisions.
const char* shaderHeader(ShaderLanguage);
/// For the OpenGL version that this program uses.
ShaderLanguage shaderLanguage();

/// The text of shaders/NAME; empty if there is no such file.
std::string_view shaderSource(std::string_view name);

class Shader {
 public:
  Shader() = default;
  /// Compiles and links shaders/VERTEX and shaders/FRAGMENT. `defines`: lines put before the source, such as
  /// "#define LAYERS 4\n". On failure the program is empty and `error` says why.
  static Shader load(std::string_view vertex, std::string_view fragment, std::string& error,
                     const std::string& defines = {});

  void use() const { glUseProgram(program_.id()); }
  GLint uniform(const char* name) const { return glGetUniformLocation(program_.id(), name); }
  explicit operator bool() const { return static_cast<bool>(program_); }

 private:
  GlProgram program_;
};

}  // namespace gjklab
