#include "render/toolkit.h"

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
  return ImGui_ImplOpenGL3_Init("#version 330 core") ? "" : "The user interface cannot be drawn with this OpenGL.";
}

std::string Toolkit::renew() {
  ImGui::SetCurrentContext(context_);
  ImGui_ImplOpenGL3_Shutdown();
  renderer_.reset();
  font_scale_ = 0;  // the fonts are made again with the next frame: their pictures are not kept in memory
  return makeGraphics();
}

void Toolkit::makeCurrent() const { ImGui::SetCurrentContext(context_); }

std::string Toolkit::setFonts(float scale) {
  if (scale == font_scale_) return {};
  makeCurrent();
  std::string warning = loadFonts(*ImGui::GetIO().Fonts, scale, fonts_);
  ImGui::GetIO().FontDefault = fonts_.ui;
  if (font_scale_ > 0) {  // the first upload comes with the first frame
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
  }
  font_scale_ = scale;
  return warning;
}

Toolkit::~Toolkit() {
  ImGui::SetCurrentContext(context_);
  if (renderer_ && ImGui::GetIO().BackendRendererUserData) ImGui_ImplOpenGL3_Shutdown();
  renderer_.reset();
  ImGui::DestroyContext(context_);
}

}  // namespace gjklab
