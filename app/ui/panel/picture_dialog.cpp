#include "ui/panel/picture_dialog.h"

#include "ui/kit/widgets.h"

#include <fmt/format.h>

#include <array>
#include <tuple>
#include <utility>

namespace gjklab {
namespace {

constexpr const char* kPopup = "picture";
constexpr std::array<std::pair<int, int>, 5> kSizes{{{960, 540}, {1280, 720}, {1600, 900}, {1920, 1080}, {3840, 2160}}};

struct PartWord {
  PicturePart part;
  const char* word;
};
constexpr std::array kParts{PartWord{PicturePart::both, "Both panes"}, PartWord{PicturePart::world, "World space"},
                            PartWord{PicturePart::difference, "A ⊖ B"}, PartWord{PicturePart::stage, "Stage"},
                            PartWord{PicturePart::window, "Window"}};

/// A row of buttons of which one is lit.
template <class T, std::size_t N>
void choiceRow(const Ui& ui, const char* name, const std::array<std::pair<T, const char*>, N>& all, T& chosen) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(vec4(ui.theme.muted), "%s", name);
  for (std::size_t i = 0; i < all.size(); ++i) {
    ImGui::SameLine(i == 0 ? ui.px(90) : 0, i == 0 ? -1 : ui.px(6));
    if (button(ui, all[i].second, chosen == all[i].first)) chosen = all[i].first;
  }
}

}  // namespace

void PictureDialog::choices(const Ui& ui, bool writes_pdf) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(vec4(ui.theme.muted), "Picture");
  for (std::size_t i = 0; i < kParts.size(); ++i) {
    if (ui.world && (kParts[i].part == PicturePart::world || kParts[i].part == PicturePart::difference)) continue;
    ImGui::SameLine(i == 0 ? ui.px(90) : 0, i == 0 ? -1 : ui.px(6));
    const bool world = ui.world && kParts[i].part == PicturePart::both;
    if (button(ui, world ? "World" : kParts[i].word, wish_.part == kParts[i].part)) wish_.part = kParts[i].part;
  }
  const bool window = wish_.part == PicturePart::window;
  if (window) wish_.kind = PictureKind::png;
  ImGui::BeginDisabled(window);
  using Kind = std::pair<PictureKind, const char*>;
  if (writes_pdf)
    choiceRow(ui, "File",
              std::array{Kind{PictureKind::png, "PNG"}, Kind{PictureKind::svg, "SVG"}, Kind{PictureKind::pdf, "PDF"}},
              wish_.kind);
  else
    choiceRow(ui, "File", std::array{Kind{PictureKind::png, "PNG"}, Kind{PictureKind::svg, "SVG"}}, wish_.kind);
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(vec4(ui.theme.muted), "Size");
  for (std::size_t i = 0; i < kSizes.size(); ++i) {
    ImGui::SameLine(i == 0 ? ui.px(90) : 0, i == 0 ? -1 : ui.px(6));
    const auto [width, height] = kSizes[i];
    if (button(ui, fmt::format("{}×{}", width, height).c_str(), wish_.width == width))
      std::tie(wish_.width, wish_.height) = kSizes[i];
  }
  using NamedLook = std::pair<ThemeName, const char*>;
  choiceRow(ui, "Colours",
            std::array{NamedLook{ThemeName::light, "Light"}, NamedLook{ThemeName::dark, "Dark"},
                       NamedLook{ThemeName::projector, "Projector"}, NamedLook{ThemeName::print, "For print"}},
            wish_.theme);
  ImGui::EndDisabled();
}

void PictureDialog::show(const Ui& ui, Desk& desk, float window_width, float window_height) {
  if (std::exchange(opening_, false)) {
    if (!open_) wish_.theme = ui.session.settings().theme;
    ImGui::OpenPopup(kPopup);
  }
  ImGui::SetNextWindowPos({window_width / 2, window_height * 0.4f}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(20), ui.px(16)));
  open_ = ImGui::BeginPopupModal(
      kPopup, nullptr, ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!open_) return;
  ImGui::PushFont(ui.fonts.title);
  ImGui::TextUnformatted("Save a picture");
  ImGui::PopFont();
  choices(ui, desk.writesPdf());
  ImGui::Dummy({0, ui.px(4)});
  const bool save = button(ui, "Save…", true) || std::exchange(confirmed_, false);
  ImGui::SameLine();
  ImGui::BeginDisabled(wish_.kind == PictureKind::pdf);
  const bool copy = button(ui, "Copy");
  ImGui::EndDisabled();
  ImGui::SameLine();
  const bool cancel = button(ui, "Cancel");
  if (save || copy || cancel) {
    ImGui::CloseCurrentPopup();
    open_ = false;
  }
  ImGui::EndPopup();
  wish_.copies = copy;
  wish_.path.clear();
  if (save || copy) desk.wantPicture(wish_);
}

}  // namespace gjklab
