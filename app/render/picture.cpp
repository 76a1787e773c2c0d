#include "render/picture.h"

#include "model/compose/lens_place.h"
#include "render/chart_drawing.h"
#include "render/fonts.h"
#include "render/lens_drawing.h"
#include "render/text.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

namespace gjklab {
namespace {

TextLook lookOf(const Fonts& fonts, TextSize size, Color color) {
  TextLook look = panelText(fonts, color);
  if (size == TextSize::body) return look;
  ImFont* font = size == TextSize::small ? fonts.small : size == TextSize::title ? fonts.title : fonts.lesson;
  look.regular.cuts[0] = font;
  look.bold.cuts[0] = size == TextSize::small ? font : fonts.title;
  look.line_height = font->FontSize;
  return look;
}

class FontsMeasure : public PictureMeasure {
 public:
  explicit FontsMeasure(const Fonts& fonts) : fonts_(fonts) {}
  float width(const std::vector<TextRun>& runs, TextSize size, float) const override {
    return measureText(runs, lookOf(fonts_, size, {})).x;
  }

 private:
  const Fonts& fonts_;
};

}  // namespace

std::vector<std::uint8_t> PictureMaker::draw(const PictureScene& scene, int position, const PictureOptions& options,
                                             std::string& error) {
  if (!prepare(options, pictureTextScale(scene, options), error)) return {};
  return draw(composePicture(scene, position, options, FontsMeasure(toolkit_.fonts())));
}

std::vector<std::uint8_t> PictureMaker::draw(Film& film, int at, std::string& error) {
  if (!prepare(film.options(), film.textScale(at), error)) return {};
  return draw(film.picture(at, FontsMeasure(toolkit_.fonts())));
}

std::vector<std::uint8_t> PictureMaker::drawBetween(Film& film, int at, double share, std::string& error) {
  if (!prepare(film.options(), film.textScale(at), error)) return {};
  const FontsMeasure measure(toolkit_.fonts());
  return draw(share < 1 ? film.between(at, share, measure) : film.picture(at, measure), &labels_);
}

bool PictureMaker::prepare(const PictureOptions& options, double text_scale, std::string& error) {
  toolkit_.makeCurrent();
  if (!target_.resize(options.width, options.height)) {
    error = "the graphics card cannot hold a picture of " + std::to_string(options.width) + " × " +
            std::to_string(options.height) + " pixels";
    return false;
  }
  if (std::string said = toolkit_.setFonts(static_cast<float>(text_scale)); !said.empty()) warning_ = std::move(said);
  return true;
}

std::vector<std::uint8_t> PictureMaker::draw(const ComposedPicture& picture, Labels* labels) {
  const Theme& colors = theme(picture.theme);
  target_.bind();
  clearSurface(picture.width, picture.height, colors.window);
  for (const PicturePane& pane : picture.panes) {
    toolkit_.renderer().draw(pane.figure, pane.view, colors, pane.rect, picture.height);
    if (pane.lens) drawLens(toolkit_.renderer(), *pane.lens, colors, pane.rect, picture.height);
  }
  drawText(picture, labels);
  return target_.readPixels();
}

void PictureMaker::drawText(const ComposedPicture& picture, Labels* labels) {
  const Theme& colors = theme(picture.theme);
  const Fonts& fonts = toolkit_.fonts();
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(picture.width), static_cast<float>(picture.height)};
  io.DeltaTime = 1.0f / 60;
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  for (const PicturePane& pane : picture.panes) {
    const PixelRect& rect = pane.rect;
    const ImVec2 low(static_cast<float>(rect.x), static_cast<float>(rect.y));
    const ImVec2 high(static_cast<float>(rect.x + rect.width), static_cast<float>(rect.y + rect.height));
    list.PushClipRect(low, high);
    drawLabels(pane.figure, pane.view, colors, fonts, list, {rect.x, rect.y},
               labels ? &(*labels)[static_cast<std::size_t>(pane.space)] : nullptr, magnifiedBy(pane.lens));
    if (pane.lens) labelLens(*pane.lens, colors, fonts, list, {rect.x, rect.y});
    list.PopClipRect();
    if (pane.framed) list.AddRect(low, high, packed(colors.border));
  }
  for (const PictureChart& chart : picture.charts) drawChart(list, chart.marks, fonts.small, fonts.bold);
  for (const std::vector<PictureText>* texts : {&picture.headings, &picture.caption})
    for (const PictureText& text : *texts)
      gjklab::drawText(list, {static_cast<float>(text.corner.x), static_cast<float>(text.corner.y)}, text.runs,
                       lookOf(fonts, text.size, text.color));
  ImGui::Render();
  target_.bind();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

}  // namespace gjklab
