#include "render/toolkit.h"

#include "platform/graphics.h"
#include "render/shader.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

namespace gjklab {

std::unique_ptr<Toolkit> Toolkit::create(std::string& error) {
  std::unique_ptr<Toolkit> toolkit(new Toolkit);
  IMGUI_CHECKVERSION();
  toolkit->context_ = ImGui::CreateContext();
  ImGui::SetCurrentContext(toolkit->context_);
  ImGuiIO& io = ImGui::GetIO();
  io.ConfigDragClickToInputText = true;  // a click on a number is meant for typing; digits are shortcuts otherwise
  io.IniFilename = nullptr;              // what is remembered is in the settings
  io.LogFilename = nullptr;
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  error = toolkit->makeGraphics();
  return error.empty() ? std::move(toolkit) : nullptr;
}

std::string Toolkit::makeGraphics() {
  std::string error;
  renderer_ = Renderer::create(error);
  if (!renderer_) return error;
  const std::string header = shaderHeader(shaderLanguage());
  if (!ImGui_ImplOpenGL3_Init(header.substr(0, header.find('\n')).c_str()))
    return "The user interface cannot be drawn with this OpenGL.";
  // Its own texture of the fonts has four bytes a pixel; ours has one.
  ImGui_ImplOpenGL3_CreateDeviceObjects();
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  return "";
}

/// The letters' coverage alone; to the user interface it looks like white of that alpha.
void Toolkit::uploadFonts() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  unsigned char* pixels = nullptr;
  int width = 0, height = 0;
  atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
  font_texture_ = {};
  font_texture_ = GlTexture::make();
  glBindTexture(GL_TEXTURE_2D, font_texture_.id());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  fillWithCoverage(width, height, pixels);
  atlas.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(font_texture_.id())));
}

std::string Toolkit::renew() {
  ImGui::SetCurrentContext(context_);
  ImGui_ImplOpenGL3_Shutdown();
  renderer_.reset();
  font_texture_ = {};
  thumbnails_.clear();
  font_scale_ = 0;  // the fonts are made again with the next frame: their pictures are not kept in memory
  return makeGraphics();
}

void Toolkit::makeCurrent() const { ImGui::SetCurrentContext(context_); }

std::string Toolkit::setFonts(float scale) {
  if (scale == font_scale_) return {};
  makeCurrent();
  std::string warning = loadFonts(*ImGui::GetIO().Fonts, scale, fonts_);
  ImGui::GetIO().FontDefault = fonts_.ui;
  uploadFonts();
  font_scale_ = scale;
  return warning;
}

Toolkit::~Toolkit() {
  ImGui::SetCurrentContext(context_);
  if (renderer_ && ImGui::GetIO().BackendRendererUserData) ImGui_ImplOpenGL3_Shutdown();
  renderer_.reset();
  font_texture_ = {};
  ImGui::DestroyContext(context_);
}

}  // namespace gjklab
