#include "ui/audience.h"

#include "render/context_kept.h"
#include "render/lens_drawing.h"
#include "render/text.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lectern_layer.h"
#include "ui/panel/lecture_panel.h"
#include "ui/panel/panels.h"
#include "ui/panel/predict_panel.h"
#include "ui/panel/sandbox_panels.h"
#include "ui/panel/stage_panel.h"
#include "ui/sandbox_room.h"
#include "ui/stage_of.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <cfloat>
#include <utility>

namespace gjklab {
namespace {

/// An arrow, large enough to be found from the last row.
void drawPointer(const Ui& ui, ImVec2 tip) {
  const auto at = [&](float x, float y) { return ImVec2(tip.x + ui.px(1.4f * x), tip.y + ui.px(1.4f * y)); };
  const std::array<ImVec2, 7> outline{at(0, 0),        at(0, 17),    at(4, 13.2f), at(6.6f, 19),
                                      at(9.4f, 17.8f), at(6.8f, 12), at(12.2f, 12)};
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const ImU32 fill = packed(ui.theme.text);
  list.AddTriangleFilled(outline[0], outline[1], outline[6], fill);
  list.AddQuadFilled(outline[2], outline[3], outline[4], outline[5], fill);
  list.AddPolyline(outline.data(), static_cast<int>(outline.size()), packed(ui.theme.pane), ImDrawFlags_Closed,
                   ui.px(1.2f));
}

StageText textOf(const AudienceScene& scene) {
  if (!scene.lesson) return StageText::none;
  return lessonStageText(*scene.lesson, scene.choice.beat == &scene.lesson->current() ? scene.choice.page : 0);
}

}  // namespace

ThemeName audienceTheme(ThemeName own) { return own == ThemeName::dark ? ThemeName::dark : ThemeName::projector; }

std::unique_ptr<Audience> Audience::create(std::string& error) {
  const ContextKept kept;
  std::unique_ptr<Audience> audience(new Audience);
  audience->toolkit_ = Toolkit::create(error);
  return audience->toolkit_ ? std::move(audience) : nullptr;
}

Audience::~Audience() {
  const ContextKept kept;
  toolkit_.reset();
}

void Audience::frame(const AudienceScene& scene, int width, int height) {
  if (width < 1 || height < 1) return;
  const ContextKept kept;
  toolkit_->makeCurrent();
  const auto w = static_cast<float>(width), h = static_cast<float>(height);
  const Theme& theme = gjklab::theme(audienceTheme(scene.session.settings().theme));
  const float panel_scale = stageTypeScale(w, h);
  update(scene, theme, panel_scale);
  const auto layoutAt = [&](double share) {
    return stageOf(scene.session, scene.lesson, textOf(scene), scene.session.showsWorld(), w, h, share);
  };
  layout_ = layoutAt(share_);
  const float scale = panel_scale / theme.text_scale;
  const std::optional<SharedRoom> room = scene.lesson ? std::nullopt : sharedRoom(layout_, scale);
  const std::uint64_t framings = scene.session.framings();
  if (room && (room != room_ || framings != shared_at_)) layout_ = layoutAt(share_ = scene.session.shareIn(*room));
  room_ = room;
  shared_at_ = framings;
  layout_.timeline.width += std::exchange(layout_.lectern, {}).width;  // its tools are the lecturer's
  layout_.splitter = {};
  see(scene, scale);
  const Ui ui{.session = scene.session,
              .theme = theme,
              .fonts = toolkit_->fonts(),
              .scale = panel_scale,
              .intents = ignored_,
              .classroom = scene.lesson,
              .shelf = scene.shelf,
              .pointing = false,
              .large_type = true,
              .audience = &views_};
  build(scene, ui, w, h);
  draw(scene, theme, width, height);
}

void Audience::update(const AudienceScene&, const Theme& theme, float panel_scale) {
  toolkit_->setFonts(panel_scale);
  if (styled_ == &theme && style_scale_ == panel_scale) return;
  applyStyle(theme, panel_scale);
  styled_ = &theme;
  style_scale_ = panel_scale;
}

bool Audience::shows(const AudienceScene& scene, Space space) const {
  return !scene.session.showsWorld() && !areaOf(layout_, space).empty() &&
         (space != Space::rival || scene.session.comparing());
}

/// The lecturer's views in panes of this window's sizes, and the pictures there.
void Audience::see(const AudienceScene& scene, float scale) {
  if (scene.session.showsWorld()) {
    const Area pane = SandboxRoom::paneOf(layout_);
    views_[0] = scene.session.worldViewIn({pane.width, pane.height}, static_cast<double>(scale));
    painter_.draw(scene.session.world(), views_[0], {});
    return;
  }
  std::array<dvec2, 2> sizes{views_[0].size, views_[1].size};
  for (const Space space : {Space::world, Space::difference})
    if (const Area& pane = areaOf(layout_, space); !pane.empty())
      sizes[Cameras::index(space)] = {pane.width, pane.height};
  views_ = scene.session.viewsIn(sizes, static_cast<double>(scale), room_);
  pictures_.show(Detail::full, false, true);
  scene.session.paint(pictures_, views_);
  for (const Space space : kSpaces) {
    auto& lens = lens_[static_cast<std::size_t>(space)];
    lens.reset();
    if (shows(scene, space))
      lens = lensOf(scene.session.frame(space), space, views_[Cameras::index(space)], pictures_.options());
  }
}

/// Where the lecturer points, in this window.
std::optional<dvec2> Audience::pointerIn(const AudienceScene& scene) const {
  if (!scene.pointer) return std::nullopt;
  const Area pane = scene.session.showsWorld() ? SandboxRoom::paneOf(layout_) : areaOf(layout_, scene.pointer->space);
  if (pane.empty()) return std::nullopt;
  const dvec2 at(project(view(scene.pointer->space), scene.pointer->at));
  if (at.x < 0 || at.y < 0 || at.x >= static_cast<double>(pane.width) || at.y >= static_cast<double>(pane.height))
    return std::nullopt;
  return dvec2(pane.x, pane.y) + at;
}

void Audience::build(const AudienceScene& scene, const Ui& ui, float width, float height) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {width, height};
  io.DeltaTime = 1.0f / 60;
  const std::optional<dvec2> pointer = pointerIn(scene);
  io.MousePos =
      pointer ? ImVec2(static_cast<float>(pointer->x), static_cast<float>(pointer->y)) : ImVec2(-FLT_MAX, -FLT_MAX);
  ImGui_ImplOpenGL3_NewFrame();
  io.Fonts->ClearTexData();
  ImGui::NewFrame();
  if (scene.session.showsWorld()) {
    sandboxBar(ui, layout_.timeline, scene.session.world());
    if (!layout_.stage.empty()) stopWords(ui, layout_.stage);
  } else {
    for (const Panel& panel : panelList())
      if (!(layout_.*panel.area).empty()) panel.show(ui, layout_);
  }
  if (scene.lesson && !layout_.lesson.empty()) lesson(scene, ui);
  ink(scene, ui);
  labels(scene, ui);
  drawLights(ui, width, height);
  const bool lit = !scene.session.lectern().blank();
  if (pointer && lit) drawPointer(ui, io.MousePos);
  ImGui::Render();
  ignored_.clear();
}

/// The pages are this window's; which of them shows, and what is chosen, is the lecturer's.
void Audience::lesson(const AudienceScene& scene, const Ui& ui) {
  const bool same = text_.beat == scene.choice.beat;
  LessonChoice now = scene.choice;
  if (same) now.heights = std::move(text_.heights);
  now.small_answers = same && text_.small_answers;
  now.question_page = same ? text_.question_page : -1;
  now.moved = false;
  text_ = std::move(now);
  lessonPanel(ui, layout_.lesson, layout_.lesson_bar, text_);
}

void Audience::ink(const AudienceScene& scene, const Ui& ui) {
  if (scene.session.showsWorld()) {
    const Area pane = SandboxRoom::paneOf(layout_);
    beginBare("world of bodies", pane);
    sandboxLegend(ui, pane, scene.session.world(), painter_.impulses());
    drawInk(ui, scene.session.lectern().ink(scene.session.inkPage()), Space::world, views_[0], pane);
    return ImGui::End();
  }
  constexpr const char* kNames[] = {"world", "difference", "rival"};
  for (const Space space : kSpaces) {
    if (!shows(scene, space)) continue;
    const Area& pane = areaOf(layout_, space);
    beginBare(kNames[static_cast<std::size_t>(space)], pane);
    predictMarks(ui, space, pane, -1);
    drawInk(ui, scene.session.lectern().ink(scene.session.inkPage()), space, ui.view(space), pane);
    ImGui::End();
  }
}

void Audience::labels(const AudienceScene& scene, const Ui& ui) {
  if (const std::uint64_t work = scene.session.document().number(); std::exchange(labelled_, work) != work)
    for (LabelMemory& memory : label_memory_) memory.clear();
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  for (const Space space : kSpaces) {
    if (!shows(scene, space)) continue;
    const Area& pane = areaOf(layout_, space);
    const auto at = static_cast<std::size_t>(space);
    list.PushClipRect({pane.x, pane.y}, {pane.right(), pane.bottom()});
    drawLabels(pictures_.figure(space), ui.view(space), ui.theme, toolkit_->fonts(), list, {pane.x, pane.y},
               &label_memory_[at], magnifiedBy(lens_[at]));
    if (lens_[at]) labelLens(*lens_[at], ui.theme, toolkit_->fonts(), list, {pane.x, pane.y});
    list.PopClipRect();
  }
  drawRules(gapsBetweenPanes(layout_), ui.theme, ui.scale);
}

void Audience::draw(const AudienceScene& scene, const Theme& theme, int width, int height) {
  Renderer& renderer = toolkit_->renderer();
  clearSurface(width, height, theme.window);
  if (scene.session.showsWorld())
    if (const Area pane = SandboxRoom::paneOf(layout_); !pane.empty())
      renderer.draw(painter_.figure(), views_[0], theme, pixelsOf(pane), height);
  for (const Space space : kSpaces) {
    if (!shows(scene, space)) continue;
    const PixelRect pane = pixelsOf(areaOf(layout_, space));
    renderer.draw(pictures_.figure(space), view(space), theme, pane, height);
    if (const auto& lens = lens_[static_cast<std::size_t>(space)]) drawLens(renderer, *lens, theme, pane, height);
  }
  useWholeSurface(width, height);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

}  // namespace gjklab
