#include "ui/workbench.h"

#include "model/text/translate.h"
#include "model/world/world.h"
#include "render/lens_drawing.h"
#include "render/picture.h"
#include "render/target.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/key_choice.h"
#include "ui/stage_of.h"

#include <backends/imgui_impl_opengl3.h>

// What the panes show: figures, magnifiers and labels, and the window as a picture.

namespace gjklab {
namespace {

constexpr int kMenuFrames = 2;  // until a menu is gone that has been chosen from
constexpr int kToldFrames = 2;  // until a sentence is on the screen

/// A part of a pane where no label may be, and that magnifies nothing.
Magnified covering(const ScreenBox& box) { return {box, {dvec2(0.0), dvec2(-1.0)}}; }

}  // namespace

AudienceScene Workbench::forAudience() const {
  AudienceScene scene{session_, lessons_.open() ? &lessons_.classroom() : nullptr, &lessons_.shelf(), lesson_choice_};
  if (!pointing_ || questionOpen()) return scene;
  const auto look = [&](Space space, const Area& pane, const View& view) {
    const dvec2 at = mouse_ - dvec2(pane.x, pane.y);
    if (at.x >= 0 && at.y >= 0 && at.x < view.size.x && at.y < view.size.y)
      scene.pointer = AudienceScene::Pointer{space, inkPoint(view, at)};
  };
  if (session_.showsWorld())
    look(Space::world, SandboxRoom::paneOf(layout_), session_.worldView());
  else
    for (const Space space : kSpaces)
      if (shows(space)) look(space, areaOf(layout_, space), session_.view(space));
  return scene;
}

/// What is too small to be seen in a pane, once more in its corner.
void Workbench::magnify() {
  for (const Space space : kSpaces) {
    auto& lens = lens_[static_cast<std::size_t>(space)];
    lens.reset();
    if (shows(space)) lens = lensOf(session_.frame(space), space, session_.view(space), session_.pictureOptions());
  }
}

/// Labels and frames of the panes, under all panels.
void Workbench::labels(const Ui& ui) {
  if (const std::uint64_t work = session_.document().number(); work != labelled_) {
    for (auto& panes : label_memory_)
      for (LabelMemory& memory : panes) memory.clear();
    labelled_ = work;
  }
  auto& memory = label_memory_[staged_ ? 1 : !layout_.presenter.empty() ? 2 : 0];
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  for (const Space space : kSpaces) {
    if (!shows(space)) continue;
    const Area& pane = areaOf(layout_, space);
    list.PushClipRect({pane.x, pane.y}, {pane.right(), pane.bottom()});
    const auto& lens = lens_[static_cast<std::size_t>(space)];
    drawLabels(session_.figure(space), session_.view(space), ui.theme, toolkit_.fonts(), list, {pane.x, pane.y},
               &memory[static_cast<std::size_t>(space)], magnifiedBy(lens));
    if (lens) labelLens(*lens, ui.theme, toolkit_.fonts(), list, {pane.x, pane.y});
    list.PopClipRect();
    if (!staged_)
      list.AddRect({pane.x - 0.5f, pane.y - 0.5f}, {pane.right() + 0.5f, pane.bottom() + 0.5f}, ink(ui.theme.border));
  }
  if (staged_) drawRules(gapsBetweenPanes(layout_), ui.theme, ui.scale);
  if (const Area pane = SandboxRoom::paneOf(layout_); session_.showsWorld() && !pane.empty()) {
    list.PushClipRect({pane.x, pane.y}, {pane.right(), pane.bottom()});
    // The inset lies over the world: no label is placed there.
    const std::optional<ScreenBox> inset = worlds_.inset().area();
    drawLabels(worlds_.figure(), session_.worldView(), ui.theme, toolkit_.fonts(), list, {pane.x, pane.y}, nullptr,
               inset ? std::optional(covering(*inset)) : std::nullopt);
    labelInset(ui, pane);
    list.PopClipRect();
  }
  if (const Space said = shows(Space::world) ? Space::world : Space::difference; keys_choose_ && shows(said))
    drawKeyChoice(ui, areaOf(layout_, said));
}

/// The font of the names in a chosen pair's inset.
InsetWords Workbench::insetWords(const Ui& ui) {
  ImFont* font = ui.fonts.ui;
  return {.line = static_cast<double>(font->FontSize),
          .width = [font](const std::string& text) { return static_cast<double>(textSize(font, text).x); }};
}

/// The border, the letters and the bodies' names of a chosen pair's A ⊖ B.
void Workbench::labelInset(const Ui& ui, const Area& pane) {
  const PairInset& inset = worlds_.inset();
  if (!inset.shows()) return;
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const dvec2 low = dvec2(pane.x, pane.y) + inset.corner(), high = low + inset.view().size;
  const ImVec2 from(static_cast<float>(low.x), static_cast<float>(low.y));
  const ImVec2 to(static_cast<float>(high.x), static_cast<float>(high.y));
  list.PushClipRect(from, to, true);
  // Labels keep off the border: a pane that is smaller all around shows the same.
  const double border = static_cast<double>(ui.px(5));
  View inner = inset.view();
  inner.size -= 2 * border;
  const Magnified taken = covering({{0, inner.size.y - inset.namesHeight() + border}, inner.size});
  drawLabels(inset.figure(), inner, ui.theme, toolkit_.fonts(), list, low + border, nullptr, taken);
  list.PopClipRect();
  list.AddRect(from, to, ink(ui.theme.border), 0, 0, ui.px(1));
  float y = to.y - ui.px(6);
  for (auto line = inset.names().rbegin(); line != inset.names().rend(); ++line) {
    y -= ui.fonts.ui->FontSize;
    drawText(list, ui.fonts.ui, {from.x + ui.px(8), y}, ink(ui.theme.muted), *line);
  }
}

void Workbench::draw(const Theme& look, Surface surface) {
  ImDrawData& panels = *ImGui::GetDrawData();
  panels.DisplaySize = {static_cast<float>(surface.width), static_cast<float>(surface.height)};
  clearSurface(surface.width, surface.height, look.window);
  for (const Space space : kSpaces) {
    if (!shows(space)) continue;
    const PixelRect rect = pixelsOf(areaOf(layout_, space));
    toolkit_.renderer().drawCoarse(session_.figure(space), session_.view(space), look, rect, surface.height,
                                   pace_.divisor());
    if (const auto& lens = lens_[static_cast<std::size_t>(space)])
      drawLens(toolkit_.renderer(), *lens, look, rect, surface.height);
  }
  if (session_.showsWorld())
    if (const Area pane = SandboxRoom::paneOf(layout_); !pane.empty()) {
      const PixelRect rect = pixelsOf(pane);
      toolkit_.renderer().drawCoarse(worlds_.figure(), session_.worldView(), look, rect, surface.height,
                                     world_pace_.divisor());
      if (const PairInset& inset = worlds_.inset(); inset.shows())
        toolkit_.renderer().draw(
            inset.figure(), inset.view(), look,
            {rect.x + static_cast<int>(inset.corner().x), rect.y + static_cast<int>(inset.corner().y),
             static_cast<int>(inset.view().size.x), static_cast<int>(inset.view().size.y)},
            surface.height);
    }
  useWholeSurface(surface.width, surface.height);
  ImGui_ImplOpenGL3_RenderDrawData(&panels);
  film_booth_.advance();
  if (!picture_wanted_) return;
  if (picture_wait_ == 0) takePicture(surface);
  if (--picture_wait_ < -kToldFrames) picture_wanted_.reset();
}

/// Captured two frames later, once the menu and the previous message have closed.
void Workbench::wantPicture(Task task) {
  picture_wanted_ = task;
  picture_wait_ = kMenuFrames;
  news_.moveOn();
}

void Workbench::takePicture(Surface surface) {
  if (*picture_wanted_ == Task::choose_picture) return makePicture(surface);
  const std::vector<std::uint8_t> rgb = readSurface(surface.width, surface.height);
  if (*picture_wanted_ == Task::save_picture)
    desk_.savePicture(rgb, surface.width, surface.height);
  else
    desk_.copyPicture(rgb, surface.width, surface.height);
}

/// As chosen in the dialog: the window itself, or the present content composed again.
void Workbench::makePicture(Surface surface) {
  const PictureWish& wish = picture_wish_;
  if (wish.part == PicturePart::window)
    return desk_.deliverPicture(wish, readSurface(surface.width, surface.height), surface.width, surface.height);
  const std::unique_ptr<Film> picture = desk_.pictureOf(wish);
  if (wish.kind != PictureKind::png) return desk_.deliverPicture(wish, *picture);
  const FramebufferKept kept;
  std::string error;
  const std::vector<std::uint8_t> rgb = PictureMaker(toolkit_).draw(*picture, 0, error);
  if (rgb.empty()) return news_.say(error, News::Mood::error);
  desk_.deliverPicture(wish, rgb, wish.width, wish.height);
}

}  // namespace gjklab
