#pragma once
// Restores the user interface's current context after another toolkit has drawn.

#include <imgui.h>

namespace gjklab {

class ContextKept {
 public:
  ContextKept() : context_(ImGui::GetCurrentContext()) {}
  ~ContextKept() { ImGui::SetCurrentContext(context_); }
  ContextKept(const ContextKept&) = delete;
  ContextKept& operator=(const ContextKept&) = delete;

 private:
  ImGuiContext* context_;
};

}  // namespace gjklab
