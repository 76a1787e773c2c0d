#include "ui/kit/ui.h"

namespace gjklab {
namespace {

void setShape(ImGuiStyle& style) {
  style.WindowRounding = 0;
  style.ChildRounding = 0;
  style.PopupRounding = style.FrameRounding = style.GrabRounding = style.TabRounding = 4;
  style.ScrollbarRounding = 4;
  style.ScrollbarSize = 7;
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.PopupBorderSize = 1;
  style.FrameBorderSize = 1;
  style.WindowPadding = {12, 10};
  style.FramePadding = {9, 5};
  style.ItemSpacing = {7, 7};
  style.ItemInnerSpacing = {7, 5};
  style.CellPadding = {4, 2};
  style.GrabMinSize = 10;
  style.IndentSpacing = 14;
  style.WindowMinSize = {16, 16};
  style.SelectableTextAlign = {0, 0.5f};
}

/// With text of 14 pixels a control is 44 high, and answers 3 further out.
void setShapeForFingers(ImGuiStyle& style) {
  style.FramePadding = {12, 14};
  style.ItemSpacing = {8, 20};  // rows of a menu are 38 apart
  style.TouchExtraPadding = {3, 3};
  style.ScrollbarSize = 4;
  style.GrabMinSize = 24;
  style.PopupRounding = style.FrameRounding = 8;
}

void setControls(ImVec4* c, const Theme& theme) {
  const Color base = theme.button;
  c[ImGuiCol_FrameBg] = vec4(base);
  c[ImGuiCol_FrameBgHovered] = vec4(mixed(base, theme.accent, 0.12f));
  c[ImGuiCol_FrameBgActive] = vec4(mixed(base, theme.accent, 0.2f));
  c[ImGuiCol_Button] = vec4(base);
  c[ImGuiCol_ButtonHovered] = vec4(theme.button_hover);
  c[ImGuiCol_ButtonActive] = vec4(mixed(base, theme.accent, 0.28f));
  c[ImGuiCol_Header] = vec4(theme.accent, 0.18f);
  c[ImGuiCol_HeaderHovered] = vec4(theme.accent, 0.14f);
  c[ImGuiCol_HeaderActive] = vec4(theme.accent, 0.26f);
  c[ImGuiCol_Tab] = c[ImGuiCol_TabUnfocused] = vec4(base);
  c[ImGuiCol_TabHovered] = vec4(mixed(base, theme.accent, 0.16f));
  c[ImGuiCol_TabActive] = c[ImGuiCol_TabUnfocusedActive] = vec4(mixed(base, theme.accent, 0.28f));
  c[ImGuiCol_CheckMark] = vec4(theme.accent);
  c[ImGuiCol_SliderGrab] = vec4(theme.accent);
  c[ImGuiCol_SliderGrabActive] = vec4(theme.accent);
  c[ImGuiCol_TextSelectedBg] = vec4(theme.accent, 0.35f);
  c[ImGuiCol_NavHighlight] = vec4(theme.accent);
  c[ImGuiCol_DragDropTarget] = vec4(theme.accent);
}

void setSurfaces(ImVec4* c, const Theme& theme) {
  c[ImGuiCol_Text] = vec4(theme.text);
  c[ImGuiCol_TextDisabled] = vec4(theme.muted);
  c[ImGuiCol_WindowBg] = vec4(theme.panel);
  c[ImGuiCol_ChildBg] = {0, 0, 0, 0};
  c[ImGuiCol_PopupBg] = vec4(mixed(theme.panel, theme.pane, 0.5f));
  c[ImGuiCol_Border] = vec4(theme.border);
  c[ImGuiCol_BorderShadow] = {0, 0, 0, 0};
  c[ImGuiCol_TitleBg] = c[ImGuiCol_TitleBgActive] = c[ImGuiCol_TitleBgCollapsed] = vec4(theme.panel);
  c[ImGuiCol_MenuBarBg] = vec4(theme.panel);
  c[ImGuiCol_ScrollbarBg] = {0, 0, 0, 0};
  c[ImGuiCol_ScrollbarGrab] = vec4(theme.muted, 0.35f);
  c[ImGuiCol_ScrollbarGrabHovered] = vec4(theme.muted, 0.55f);
  c[ImGuiCol_ScrollbarGrabActive] = vec4(theme.muted, 0.7f);
  c[ImGuiCol_Separator] = vec4(theme.border);
  c[ImGuiCol_SeparatorHovered] = c[ImGuiCol_SeparatorActive] = vec4(theme.accent);
  c[ImGuiCol_ResizeGrip] = {0, 0, 0, 0};
  c[ImGuiCol_ModalWindowDimBg] = {0, 0, 0, 0.35f};
  c[ImGuiCol_TableHeaderBg] = vec4(mixed(theme.panel, theme.border, 0.4f));
  c[ImGuiCol_TableBorderLight] = c[ImGuiCol_TableBorderStrong] = vec4(theme.border);
  c[ImGuiCol_TableRowBg] = {0, 0, 0, 0};
  c[ImGuiCol_TableRowBgAlt] = vec4(theme.text, 0.03f);
}

}  // namespace

Color mixed(Color from, Color to, float share) {
  const auto mix = [share](float a, float b) { return a + (b - a) * share; };
  return {mix(from.r, to.r), mix(from.g, to.g), mix(from.b, to.b), mix(from.a, to.a)};
}

void applyStyle(const Theme& theme, float scale, bool fingers) {
  ImGuiStyle& style = ImGui::GetStyle();
  style = ImGuiStyle();
  setShape(style);
  if (fingers) setShapeForFingers(style);
  style.ScaleAllSizes(scale);
  style.FrameBorderSize = style.PopupBorderSize = scale < 1.5f ? 1.0f : 2.0f;
  setSurfaces(style.Colors, theme);
  setControls(style.Colors, theme);
}

}  // namespace gjklab
