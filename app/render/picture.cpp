#include "render/picture.h"

#include "model/compose/picture_layout.h"
#include "model/figure/framing.h"
#include "model/figure/make_figure.h"
#include "model/gallery/gallery.h"
#include "model/playback/in_step.h"
#include "model/run/impact_study.h"
#include "model/session/intent.h"
#include "model/text/rich_text.h"
#include "render/fonts.h"
#include "render/lens_drawing.h"
#include "render/text.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>

namespace gjklab {
namespace {

/// The text of a picture is a little larger than that of the window: it is looked at on slides and in papers.
constexpr double kTextEnlarged = 1.12;
constexpr float kLineSpacing = 1.28f;

TextLook plainLook(ImFont* font, Color color) {
  TextLook look;
  look.regular.cuts[0] = font;
  look.line_height = font->FontSize;
  look.color = packed(color);
  return look;
}

/// The caption's three parts, broken into lines.
struct CaptionText {
  std::string overline, title;
  std::vector<std::vector<TextRun>> body;
  TextLook overline_look, title_look, body_look;

  CaptionText(const Caption& caption, const Fonts& fonts, const Theme& theme, float width)
      : overline(inCapitals(caption.overline)),
        title(plainText(caption.title)),
        overline_look(plainLook(fonts.small, theme.muted)),
        title_look(plainLook(fonts.title, theme.text)),
        body_look(panelText(fonts, theme.text)) {
    body = wrapText(caption.body, body_look, width);
  }
  float height() const {
    return overline_look.line_height * 1.15f + title_look.line_height * 1.2f +
           static_cast<float>(body.size()) * body_look.line_height * kLineSpacing;
  }
  void draw(ImDrawList& list, ImVec2 position) const {
    drawText(list, position, {{overline}}, overline_look);
    position.y += overline_look.line_height * 1.15f;
    drawText(list, position, {{title}}, title_look);
    position.y += title_look.line_height * 1.2f;
    for (const std::vector<TextRun>& line : body) {
      drawText(list, position, line, body_look);
      position.y += body_look.line_height * kLineSpacing;
    }
  }
};

/// The text, cut short with an ellipsis where there is no room for it; empty where there is none at all.
std::string shortened(const std::string& text, const TextLook& look, float room) {
  if (measureText({{text}}, look).x <= room) return text;
  std::string best;
  for (std::size_t end = 0; end < text.size(); end += codePointLength(text, end)) {
    std::string cut = text.substr(0, end) + "…";
    if (measureText({{cut}}, look).x > room) break;
    if (end > 0) best = std::move(cut);
  }
  return best;
}

}  // namespace

PictureScene::PictureScene(const Scene& scene, const FollowUps& followed, const std::optional<Rival>& with,
                           std::shared_ptr<const GivenRun> given) {
  own.given = std::move(given);
  follow(own, scene, followed);
  timeline = own.timeline;
  if (!with || isHull(followed.study)) return;
  names = rivalNames(scene, *with);
  follow(rival.emplace(), rivalScene(scene, *with), followed, &own);
  timeline = Timeline::together(own.timeline, rival->timeline);
}

namespace {

struct Pane {
  Figure figure;
  View view;
  PictureLayout::PanePlace place;
  std::string heading, note;
  bool world = false;
  std::optional<Lens> lens = {};
};

/// A run that was read is marked as such.
std::string worldHeading(const Lane& lane) {
  const GivenRun* given = givenTo(lane);
  return given != nullptr ? "World space · " + sourceText(*given) : "World space";
}

PlaceInStep placeOf(const PictureScene& scene, const Lane& lane, int position, const PictureOptions& options) {
  return placeInStep(lane.timeline, scene.timeline, position, options.disclosure, options.test);
}

std::vector<Pane> makePanes(const PictureScene& scene, int position, const PictureOptions& options,
                            const PictureLayout& layout) {
  std::vector<Pane> panes;
  const auto add = [&](Space space, const Lane& lane, const std::string& heading) {
    Pane pane;
    pane.world = space == Space::world;
    pane.heading = heading;
    if (scene.rival && !pane.world && options.disclosure == Disclosure::everything)
      pane.note = progressOf(lane.run, scene.timeline[position]);
    pane.place = layout.panes[panes.size()];
    pane.view.dimension = lane.scene.dimension;
    pane.view.size = {pane.place.pane.width, pane.place.pane.height};
    pane.view.ui_scale = layout.scale;
    const PaneView& asked = pane.world ? lane.scene.view.world : lane.scene.view.difference;
    pane.view.orientation = asked.turn.value_or(cameraOf(lane.scene).value_or(defaultOrientation()));
    const int record = lane.run.impact ? scene.timeline[position].record : 0;
    pane.view.perspective = options.perspective;
    if (pane.world)
      frameWorld(pane.view, lane.scene, lane.run, *lane.geometry, record);
    else
      frameDifference(pane.view, *scene.own.geometry, scene.own.run, scene.rival ? &scene.rival->run : nullptr, record);
    setView(pane.view, asked);
    const PlaceInStep at = placeOf(scene, lane, position, options);
    const Frame frame = makeFrame(lane.scene, lane.run, lane.geometry, lane.timeline, at.place, at.disclosure, {},
                                  Naming::letters, at.test);
    (pane.world ? worldFigure : differenceFigure)(frame, pane.view, options.figure, pane.figure);
    pane.lens = lensOf(frame, space, pane.view, options.figure);
    panes.push_back(std::move(pane));
  };
  if (options.world) add(Space::world, scene.own, worldHeading(scene.own));
  if (options.difference) add(Space::difference, scene.own, scene.names.own);
  if (options.rival && scene.rival) add(Space::rival, *scene.rival, scene.names.rival);
  return panes;
}

void drawHeading(ImDrawList& list, const Fonts& fonts, const Pane& pane, const PictureScene& scene, const Theme& theme,
                 bool answered, bool last) {
  const PixelRect& row = pane.place.heading;
  if (row.height == 0) return;
  const auto top = [&](float height) {
    return static_cast<float>(row.y) + 0.58f * (static_cast<float>(row.height) - height);
  };
  const TextLook small = plainLook(fonts.small, theme.muted);
  drawText(list, {static_cast<float>(row.x), top(small.line_height)}, {{inCapitals(pane.heading)}}, small);
  const float left = static_cast<float>(row.x) + measureText({{inCapitals(pane.heading)}}, small).x;
  const float right = static_cast<float>(row.x + row.width);
  float room = right - left - small.line_height;
  const auto atRight = [&](const std::string& text, const TextLook& look) {
    const std::string fitting = shortened(text, look, room);
    const float width = measureText({{fitting}}, look).x;
    drawText(list, {left + small.line_height + room - width, top(look.line_height)}, {{fitting}}, look);
    room -= width + small.line_height;
  };
  const Run& run = scene.own.run;
  const gjk::Status status = run.trace.result.status;
  if (pane.world && answered && run.impact && run.impact->missing.empty())
    atRight(gjk::name(run.impact->result().status), plainLook(fonts.bold, theme.accent));
  else if (pane.world && answered && !run.impact)
    atRight(gjk::name(status), plainLook(fonts.bold, statusColor(theme, status)));
  if (!pane.note.empty()) return atRight(pane.note, small);
  if (last) atRight(scene.own.scene.title, small);
}

}  // namespace

std::vector<std::uint8_t> PictureMaker::draw(const PictureScene& scene, int position, const PictureOptions& options,
                                             std::string& error) {
  toolkit_.makeCurrent();
  const Theme& colors = theme(options.theme);
  if (!target_.resize(options.width, options.height)) {
    error = "the graphics card cannot hold a picture of " + std::to_string(options.width) + " × " +
            std::to_string(options.height) + " pixels";
    return {};
  }
  const Lane* const rival = scene.rival && options.rival ? &*scene.rival : nullptr;
  const int pane_count = options.world + options.difference + (rival != nullptr);
  const double scale = pictureScale(options.width, options.height, pane_count);
  if (std::string said = toolkit_.setFonts(static_cast<float>(scale * kTextEnlarged * colors.text_scale));
      !said.empty())
    warning_ = std::move(said);
  const Fonts& fonts = toolkit_.fonts();

  const auto margin = static_cast<float>(20 * scale);
  std::vector<CaptionText> captions;  // of both methods side by side
  const float column = (static_cast<float>(options.width) - 2 * margin) / (rival ? 2 : 1);
  for (const Lane* lane : {&scene.own, rival}) {
    if (!lane) continue;
    const PlaceInStep at = placeOf(scene, *lane, position, options);
    captions.emplace_back(
        caption(lane->scene, lane->run, lane->timeline, at.place, at.disclosure, Naming::letters, at.test), fonts,
        colors, column - (rival ? margin : 0));
  }
  float text_height = 0;
  for (const CaptionText& caption : captions) text_height = std::max(text_height, caption.height());
  // Room for two lines: the panes keep their size from one step to the next.
  const float least =
      1.15f * fonts.small->FontSize + 1.2f * fonts.title->FontSize + 2 * kLineSpacing * fonts.ui->FontSize;
  const PictureLayout layout =
      layOutPicture(options.width, options.height, pane_count, std::max(least, text_height) + 1.7 * margin);
  const std::vector<Pane> panes = makePanes(scene, position, options, layout);

  const PlaceInStep own = placeOf(scene, scene.own, position, options);
  const bool answered = tellsAnswer(scene.own.run, scene.own.timeline, own.place, own.disclosure);

  target_.bind();
  clearSurface(options.width, options.height, colors.window);
  for (const Pane& pane : panes) {
    toolkit_.renderer().draw(pane.figure, pane.view, colors, pane.place.pane, options.height);
    if (pane.lens) drawLens(toolkit_.renderer(), *pane.lens, colors, pane.place.pane, options.height);
  }

  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(options.width), static_cast<float>(options.height)};
  io.DeltaTime = 1.0f / 60;
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  for (const Pane& pane : panes) {
    const PixelRect& rect = pane.place.pane;
    const ImVec2 low(static_cast<float>(rect.x), static_cast<float>(rect.y));
    const ImVec2 high(static_cast<float>(rect.x + rect.width), static_cast<float>(rect.y + rect.height));
    list.PushClipRect(low, high);
    drawLabels(pane.figure, pane.view, colors, fonts, list, {rect.x, rect.y}, nullptr, magnifiedBy(pane.lens));
    if (pane.lens) labelLens(*pane.lens, colors, fonts, list, {rect.x, rect.y});
    list.PopClipRect();
    if (pane.place.heading.height > 0) list.AddRect(low, high, packed(colors.border));
    drawHeading(list, fonts, pane, scene, colors, answered, &pane == &panes.back());
  }
  if (layout.caption.height > 0)
    for (std::size_t i = 0; i < captions.size(); ++i)
      captions[i].draw(list, {static_cast<float>(layout.caption.x) + static_cast<float>(i) * column,
                              static_cast<float>(layout.caption.y) + 0.75f * margin});
  ImGui::Render();
  target_.bind();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  return target_.readPixels();
}

}  // namespace gjklab
