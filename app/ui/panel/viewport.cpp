#include "ui/panel/viewport.h"

#include "model/figure/grid_step.h"
#include "model/figure/make_figure.h"
#include "model/figure/viewpoint.h"
#include "model/lesson/classroom.h"
#include "model/session/target_text.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lectern_layer.h"
#include "ui/panel/predict_panel.h"

#include <cmath>

namespace gjklab {
namespace {

constexpr double kDragThreshold = 3;  // pixels at scale 1, below which a press is a click
constexpr double kZoomPerNotch = 1.15;
constexpr int kTipFrames = 4;   // until a tooltip has found its size
constexpr double kRest = 0.45;  // seconds
constexpr double kFingerReach = 2.2;

AxisLock lockOf(const Input& input) {
  for (int k = 0; k < 3; ++k)
    if (input.axis[k]) return static_cast<AxisLock>(k + 1);
  return AxisLock::none;
}

/// Regions and facets lie everywhere under the pointer: their words wait until it rests.
bool waitsForRest(const PickTarget& target) {
  return std::holds_alternative<RegionTarget>(target) || std::holds_alternative<FacetTarget>(target);
}

/// The name of a thing may be the answer to the question.
bool tellsAnswer(const Ui& ui, const PickTarget& target) {
  const Game* game = ui.session.game();
  if (waitsForRest(target)) return (game && game->asking()) || (ui.classroom && ui.classroom->asks());
  return ui.practice && ui.classroom->asks() && std::holds_alternative<DifferenceVertexTarget>(target);
}

const char* windowName(Space space) {
  return space == Space::world ? "world" : space == Space::difference ? "difference" : "rival";
}

}  // namespace

void Viewport::hide(const Ui& ui) {
  release(ui);
  target_ = std::monostate{};
  tip_wait_ = -1;
}

void Viewport::show(const Ui& ui, Area area, const Input& input) {
  beginBare(windowName(space_), area);
  ImGui::InvisibleButton(
      "pane", {area.width, area.height},
      ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight | ImGuiButtonFlags_MouseButtonMiddle);
  const bool hovered = ImGui::IsItemHovered(), active = ImGui::IsItemActive();
  const dvec2 pointer = input.mouse - dvec2(area.x, area.y);
  const Tool tool = ui.session.lectern().tool();  // while a tool is active, nothing else is picked
  tip_wait_ = -1;

  if (!dragging()) {
    target_ = std::monostate{};
    if (hovered && tool == Tool::none)
      target_ =
          pick(ui.session.figure(space_), ui.session.view(space_), pointer, &hit_, input.touch ? kFingerReach : 1);
    yieldToKeys(ui, pointer);
  }
  const int candidate = hovered && !dragging() ? choiceAt(ui, space_, pointer, target_) : -1;
  predictMarks(ui, space_, area, candidate);
  drawInk(ui, ui.session.lectern().ink(ui.session.inkPage()), space_, ui.session.view(space_), area);
  if (tool != Tool::none && !dragging()) {
    if (active && input.down[0]) useTool(ui, tool, space_, ui.session.view(space_), pointer, ImGui::IsItemActivated());
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_None);
    if (hovered) drawToolTip(ui, tool, ui.session.view(space_), input.mouse);
  } else if (candidate >= 0 && ImGui::IsMouseClicked(ImGuiMouseButton_Left))
    ui.send(ChooseCandidate{candidate});
  else if (hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left))
    doubleClick(ui, pointer);
  else if (ImGui::IsItemActivated())
    press(ui, pointer, input);
  held_axis_.reset();
  if (input.pinch) pinch(ui, area, *input.pinch);
  if (input.touch && active) linger(ui, pointer);
  if (active && drag_) follow(ui, pointer, input);
  if (active && moving_camera_) moveCamera(ui, pointer);
  if (!active) release(ui);
  if (hovered && input.wheel != 0 && !dragging()) {
    View view = ui.session.view(space_);
    zoomAt(view, pointer, std::pow(kZoomPerNotch, input.wheel));
    ui.send(MoveCamera{space_, view});
  }
  if ((hovered || active) && tool == Tool::none) setCursor(ui.session.staging().still);
  if (candidate >= 0 && tool == Tool::none) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  if (hovered && !dragging() && tool == Tool::none && (!input.touch || active)) showTip(ui, pointer);
  if (drag_ && drag_moved_) showDragged(ui, input);
  if (space_ != Space::world && std::holds_alternative<std::monostate>(target_)) showRegion(ui, area);
  ImGui::End();
}

void Viewport::press(const Ui& ui, dvec2 pointer, const Input& input) {
  const bool left = input.down[0];
  const bool has_axes = !ui.session.picturesForStage();
  if (const auto axis = left && has_axes ? axisAt(ui.session.view(space_), pointer) : std::nullopt)
    return lookAlong(ui, *axis);
  if (left) ui.send(Select{target_});
  const bool draggable = canDrag(target_, space_);
  if (left && draggable && ui.session.staging().still) return;  // a page of a lesson holds its bodies
  if (left && draggable) {
    const bool reversed = space_ == Space::rival && ui.session.inquiry().rival.start == RivalStart::reverse;
    drag_ = Drag{target_, space_,   ui.session.shownScene(), ui.session.view(space_), pointer,
                 hit_,    reversed, ui.session.shownTime()};
    drag_moved_ = false;
    return;
  }
  moving_camera_ = true;
  panning_ = !left || ui.session.scene().dimension < 3 || input.shift;
  camera_start_ = ui.session.view(space_);
  camera_grab_ = pointer;
}

/// From the positive end of an axis; from there already, from the other end.
void Viewport::lookAlong(const Ui& ui, int axis) const {
  constexpr double kThere = 0.999;
  const bool there = towardsViewer(ui.session.view(space_))[axis] > kThere;
  ui.send(TurnView{alongAxis(axis, there)});
}

void Viewport::follow(const Ui& ui, dvec2 pointer, const Input& input) {
  if (!drag_moved_) {
    if (pressed_ >= 0) return;  // a finger that may come to rest
    const dvec2 way = pointer - drag_->grab;
    if (glm::dot(way, way) < std::pow(kDragThreshold * ui.scale, 2)) return;
    drag_moved_ = true;
    ui.send(BeginGesture{});
  }
  const AxisLock lock = lockOf(input);
  if (lock != AxisLock::none && !std::holds_alternative<TurnTarget>(drag_->target) &&
      static_cast<int>(lock) <= ui.session.scene().dimension)
    held_axis_ = static_cast<int>(lock) - 1;
  const auto* move = std::get_if<MoveTarget>(&drag_->target);
  if (move && !move->plane && lock == AxisLock::none) held_axis_ = move->axis;
  const Snap snap{input.shift, gridOf(ui, input)};
  if (const auto command = dragCommand(*drag_, pointer, lock, snap)) ui.send(Edit{*command});
  if (const auto view = dragView(*drag_, pointer, lock, snap)) ui.send(MoveCamera{space_, *view, true});
}

/// The step of the grid that a drag keeps to; 0: none. Ctrl turns the switch round.
double Viewport::gridOf(const Ui& ui, const Input& input) const {
  return ui.session.settings().snap != input.control ? gridStep(drag_->view) : 0;
}

/// The numbers of what is dragged, beside the pointer.
void Viewport::showDragged(const Ui& ui, const Input& input) const {
  const std::string text = describeDrag(ui.session, *drag_, {input.shift, gridOf(ui, input)}, lockOf(input));
  if (!text.empty()) tooltip(ui, text.c_str());
}

/// A region that keys have lit up goes before the one, or the facet, on which the pointer happens to rest.
void Viewport::yieldToKeys(const Ui& ui, dvec2 pointer) {
  constexpr double kResting = 6;
  const PickTarget lit = ui.session.pointedRegion();
  if (!(lit == lit_)) lit_at_ = pointer;
  lit_ = lit;
  if (lit_at_ && glm::distance(pointer, *lit_at_) > kResting * ui.scale) lit_at_.reset();
  if (lit_at_ && !std::holds_alternative<std::monostate>(lit_) && waitsForRest(target_)) target_ = std::monostate{};
}

/// What is said of the region that keys have lit up, at the pane's lower border: the pointer may be anywhere.
void Viewport::showRegion(const Ui& ui, Area area) const {
  const std::string text = describeTarget(ui.session, space_, ui.session.pointedRegion());
  if (text.empty()) return;
  const ImVec2 size = textSize(ui.fonts.ui, text), pad(ui.px(10), ui.px(6));
  const ImVec2 at(area.x + std::max(pad.x, (area.width - size.x) / 2), area.bottom() - size.y - 3 * pad.y);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({at.x - pad.x, at.y - pad.y}, {at.x + size.x + pad.x, at.y + size.y + pad.y},
                     ink(ui.theme.panel, 0.92f), ui.px(4));
  drawText(list, ui.fonts.ui, at, ink(ui.theme.text), shortened(ui.fonts.ui, text, area.width - 2 * pad.x));
}

/// A finger that stays where it came down points, as a mouse does that hovers: it neither drags nor turns.
void Viewport::linger(const Ui& ui, dvec2 pointer) {
  constexpr double kLongPress = 0.5, kTrembling = 8;  // seconds; pixels at scale 1
  if (ImGui::IsItemActivated()) {
    pressed_at_ = pointer;
    pressed_ = 0;
  }
  if (glm::distance(pointer, pressed_at_) > kTrembling * static_cast<double>(ui.scale)) pressed_ = -1;
  if (pressed_ < 0) return;
  tip_wait_ = kLongPress - pressed_;
  pressed_ += static_cast<double>(ImGui::GetIO().DeltaTime);
  if (pressed_ < kLongPress) return;
  drag_.reset();
  moving_camera_ = false;
}

/// Two fingers move the picture and zoom it. What the first one had begun to drag goes back.
void Viewport::pinch(const Ui& ui, Area area, const Pinch& pinch) {
  cancel(ui);
  moving_camera_ = false;
  const dvec2 centre = pinch.centre - dvec2(area.x, area.y);
  const View& now = ui.session.view(space_);
  const bool here = centre.x >= 0 && centre.y >= 0 && centre.x < now.size.x && centre.y < now.size.y;
  if (!here || (pinch.moved == dvec2(0.0) && pinch.spread == 1)) return;
  View view = now;
  pan(view, pinch.moved);
  zoomAt(view, centre, pinch.spread);
  ui.send(MoveCamera{space_, view});
}

void Viewport::release(const Ui& ui) {
  if (drag_ && drag_moved_) ui.send(EndGesture{});
  drag_.reset();
  moving_camera_ = false;
  pressed_ = -1;
}

bool Viewport::cancel(const Ui& ui) {
  if (!drag_) return false;
  if (drag_moved_) {
    ui.send(CancelGesture{});
    if (std::holds_alternative<OriginTarget>(drag_->target)) ui.send(MoveCamera{space_, drag_->view, true});
  }
  drag_.reset();
  return true;
}

void Viewport::moveCamera(const Ui& ui, dvec2 pointer) {
  if (pressed_ >= 0) return;  // a finger that may come to rest
  View view = camera_start_;
  if (panning_)
    pan(view, pointer - camera_grab_);
  else
    orbit(view, pointer - camera_grab_);
  if (!(view == ui.session.view(space_))) ui.send(MoveCamera{space_, view});
}

void Viewport::doubleClick(const Ui& ui, dvec2) {
  const auto* edge = std::get_if<EdgeTarget>(&target_);
  if (!edge || space_ != Space::world) return;
  const std::vector<Command> commands = insertVertex(ui.session.shownScene(), *edge, hit_);
  if (commands.empty()) return;
  ui.send(BeginGesture{});
  for (const Command& command : commands) ui.send(Edit{command});
  ui.send(EndGesture{});
}

void Viewport::setCursor(bool still) const {
  if (drag_ || (canDrag(target_, space_) && !still))
    ImGui::SetMouseCursor(drag_ && drag_moved_ ? ImGuiMouseCursor_ResizeAll : ImGuiMouseCursor_Hand);
}

void Viewport::showTip(const Ui& ui, dvec2 pointer) {
  if (!(pointer == rested_at_)) {
    rested_ = 0;
    tip_frames_ = 0;
  }
  rested_at_ = pointer;
  const std::string text = describeTarget(ui.session, space_, target_);
  if (text.empty() || (tellsAnswer(ui, target_))) return;
  if (waitsForRest(target_) && rested_ < kRest) {
    tip_wait_ = kRest - rested_;
    rested_ += static_cast<double>(ImGui::GetIO().DeltaTime);
    return;
  }
  tooltip(ui, text.c_str());
  if (++tip_frames_ < kTipFrames) tip_wait_ = 0;
}

}  // namespace gjklab
