#include "ui/panel/picture_dialog.h"

#include "model/text/translate.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>

#include <array>
#include <tuple>
#include <utility>

namespace gjklab {
namespace {

constexpr const char* kPicturePopup = "picture";
constexpr std::array<std::pair<int, int>, 5> kSizes{{{960, 540}, {1280, 720}, {1600, 900}, {1920, 1080}, {3840, 2160}}};

constexpr int kWidestFilm = 1280;  // pixels: a larger GIF is too large to be sent
constexpr float kFirstColumn = 110;

struct PartWord {
  PicturePart part;
  const char* word;
};
constexpr std::array kParts{
    PartWord{PicturePart::both, translatable("Both panes")}, PartWord{PicturePart::world, translatable("World space")},
    PartWord{PicturePart::difference, "A ⊖ B"}, PartWord{PicturePart::stage, translatable("Stage")},
    PartWord{PicturePart::window, translatable("Window")}};

/// A row of buttons of which one is lit.
template <class T, std::size_t N>
void choiceRow(const Ui& ui, const char* name, const std::array<std::pair<T, const char*>, N>& all, T& chosen) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(vec4(ui.theme.muted), "%s", name);
  for (std::size_t i = 0; i < all.size(); ++i) {
    ImGui::SameLine(i == 0 ? ui.px(kFirstColumn) : 0, i == 0 ? -1 : ui.px(6));
    if (button(ui, tr(all[i].second), chosen == all[i].first)) chosen = all[i].first;
  }
}

}  // namespace

/// What was chosen last time stays but for the colours, which are the window's, and what does not go with the other.
void PictureDialog::begin(const Ui& ui) {
  if (!open_) wish_.theme = ui.session.settings().theme;
  const bool lecture = ui.session.lecture() != nullptr;
  if (films() == film_ && (lecture || wish_.span != PictureSpan::stops)) return;
  wish_.span = film_ ? PictureSpan::steps : PictureSpan::moment;
  wish_.kind = film_ ? PictureKind::gif : PictureKind::png;
  if (wish_.part == PicturePart::window) wish_.part = PicturePart::both;
  const auto [width, height] = film_ ? kSizes[0] : kSizes[2];
  std::tie(wish_.width, wish_.height) = std::pair(width, height);
}

/// How much of the run, or of the world's time.
void PictureDialog::chooseSpan(const Ui& ui) {
  using NamedSpan = std::pair<PictureSpan, const char*>;
  const NamedSpan steps{PictureSpan::steps,
                        ui.session.showsWorld() ? translatable("This world") : translatable("Every step")},
      iterations{PictureSpan::iterations, translatable("Every iteration")},
      stops{PictureSpan::stops, translatable("The lecture's stops")};
  const bool lecture = ui.session.lecture() != nullptr;
  if (ui.session.showsWorld() && lecture)
    choiceRow(ui, tr("Pictures"), std::array{steps, stops}, wish_.span);
  else if (lecture)
    choiceRow(ui, tr("Pictures"), std::array{steps, iterations, stops}, wish_.span);
  else if (!ui.session.showsWorld())
    choiceRow(ui, tr("Pictures"), std::array{steps, iterations}, wish_.span);
  if (!ui.session.showsWorld() || wish_.span == PictureSpan::stops) return;
  using Seconds = std::pair<int, const char*>;
  choiceRow(ui, tr("From now on"),
            std::array{Seconds{2, "2 s"}, Seconds{5, "5 s"}, Seconds{10, "10 s"}, Seconds{20, "20 s"}}, wish_.seconds);
}

void PictureDialog::chooseKind(const Ui& ui, const Desk& desk) {
  using Kind = std::pair<PictureKind, const char*>;
  if (films())
    choiceRow(ui, tr("File"),
              std::array{Kind{PictureKind::gif, translatable("GIF film")},
                         Kind{PictureKind::pdf, translatable("PDF slides")}},
              wish_.kind);
  else if (desk.writesPdf())
    choiceRow(ui, tr("File"),
              std::array{Kind{PictureKind::png, "PNG"}, Kind{PictureKind::svg, "SVG"}, Kind{PictureKind::pdf, "PDF"}},
              wish_.kind);
  else
    choiceRow(ui, tr("File"), std::array{Kind{PictureKind::png, "PNG"}, Kind{PictureKind::svg, "SVG"}}, wish_.kind);
}

void PictureDialog::chooseSize(const Ui& ui) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(vec4(ui.theme.muted), "%s", tr("Size"));
  for (std::size_t i = 0; i < kSizes.size(); ++i) {
    const auto [width, height] = kSizes[i];
    if (films() && width > kWidestFilm) continue;
    ImGui::SameLine(i == 0 ? ui.px(kFirstColumn) : 0, i == 0 ? -1 : ui.px(6));
    if (button(ui, fmt::format("{}×{}", width, height).c_str(), wish_.width == width))
      std::tie(wish_.width, wish_.height) = kSizes[i];
  }
}

void PictureDialog::choices(const Ui& ui, const Desk& desk) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(vec4(ui.theme.muted), "%s", tr("Picture"));
  for (std::size_t i = 0; i < kParts.size(); ++i) {
    const PicturePart part = kParts[i].part;
    if (ui.session.showsWorld() && (part == PicturePart::world || part == PicturePart::difference)) continue;
    if (films() && part == PicturePart::window) continue;
    ImGui::SameLine(i == 0 ? ui.px(kFirstColumn) : 0, i == 0 ? -1 : ui.px(6));
    const bool world = ui.session.showsWorld() && part == PicturePart::both;
    if (button(ui, world ? tr("World") : tr(kParts[i].word), wish_.part == part)) wish_.part = part;
  }
  const bool window = wish_.part == PicturePart::window;
  if (window) wish_.kind = PictureKind::png;
  ImGui::BeginDisabled(window);
  if (films()) chooseSpan(ui);
  chooseKind(ui, desk);
  chooseSize(ui);
  using NamedLook = std::pair<ThemeName, const char*>;
  choiceRow(
      ui, tr("Colours"),
      std::array{NamedLook{ThemeName::light, translatable("Light")}, NamedLook{ThemeName::dark, translatable("Dark")},
                 NamedLook{ThemeName::projector, translatable("Projector")},
                 NamedLook{ThemeName::print, translatable("For print")}},
      wish_.theme);
  ImGui::EndDisabled();
}

void PictureDialog::show(const Ui& ui, Desk& desk, float window_width, float window_height) {
  if (std::exchange(opening_, false)) {
    begin(ui);
    ImGui::OpenPopup(kPicturePopup);
  }
  ImGui::SetNextWindowPos({window_width / 2, window_height * 0.4f}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(20), ui.px(16)));
  open_ =
      ImGui::BeginPopupModal(kPicturePopup, nullptr,
                             ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!open_) return;
  ImGui::PushFont(ui.fonts.title);
  ImGui::TextUnformatted(films() ? tr("Save a film or slides") : tr("Save a picture"));
  ImGui::PopFont();
  choices(ui, desk);
  ImGui::Dummy({0, ui.px(4)});
  const bool save = button(ui, tr("Save…"), true) || std::exchange(confirmed_, false);
  ImGui::SameLine();
  bool copy = false;
  if (!films()) {
    ImGui::BeginDisabled(wish_.kind == PictureKind::pdf);
    copy = button(ui, tr("Copy"));
    ImGui::EndDisabled();
    ImGui::SameLine();
  }
  const bool cancel = button(ui, tr("Cancel"));
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
