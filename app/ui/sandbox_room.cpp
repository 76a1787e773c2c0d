#include "ui/sandbox_room.h"

#include "model/sandbox/sandbox_words.h"
#include "model/sandbox/world_gallery.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lectern_layer.h"
#include "ui/panel/lecture_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gjklab {

namespace {

constexpr double kZoomPerNotch = 1.15;
constexpr double kStill = 5;  ///< a press that moves no further, in pixels, is a click

/// S4's diamond, of reach 1: its hull in the world of the flying pair.
std::vector<dvec3> diamondPoints() {
  const auto world = readWorld(builtInWorld(builtInWorldPath("flying-pair")), "flying-pair");
  if (const auto* file = std::get_if<WorldFile>(&world))
    for (const WorldBody& body : file->bodies)
      if (body.body.shape == ShapeKind::hull) return body.body.points;
  return {};
}

}  // namespace

Area SandboxRoom::paneOf(const Layout& layout) {
  Area pane = layout.world.empty() ? layout.difference : layout.world;
  const Area& header = layout.world_header.empty() ? layout.difference_header : layout.world_header;
  const Area& right = layout.difference.empty() ? layout.world : layout.difference;
  pane.width = right.right() - pane.x;
  if (!header.empty()) {
    pane.height += pane.y - header.y;
    pane.y = header.y;
  }
  return pane;
}

/// Each world has a selection of its own.
void SandboxRoom::follow() {
  if (shown_ == sandbox().number()) return;
  chosen_[shown_] = choice_.body;
  shown_ = sandbox().number();
  const auto before = chosen_.find(shown_);
  choice_.body = before == chosen_.end() ? -1 : before->second;
  hover_ = {};
  pointed_ = {};
  pressed_.reset();
  moving_ = false;
}

void SandboxRoom::pointAt(BodyPair pair) {
  follow();
  pointed_ = pair;
}

void SandboxRoom::chooseNothing() {
  follow();
  choice_.body = -1;
}

void SandboxRoom::update(const InsetWords& words) {
  if (!shows()) return inset_.clear();
  follow();
  const int bodies = static_cast<int>(sandbox().file().bodies.size());
  if (choice_.body >= bodies) choice_.body = -1;
  if (hover_.body >= bodies || hover_.pair.a >= bodies || hover_.pair.b >= bodies) hover_ = {};
  SandboxTarget stands_out = hover_;
  if (choice_.pointed.a >= 0) stands_out = {-1, choice_.pointed, dvec3(0.0)};
  if (stands_out.body < 0 && stands_out.pair.a < 0) stands_out.body = choice_.body;
  if (stands_out.body < 0 && stands_out.pair.a < 0 && pointed_.b < bodies) stands_out.pair = pointed_;
  if (stands_out.pair.a < 0 && choice_.body >= 0) stands_out.pair = pairOfBody(sandbox(), choice_.body, inset_.pair());
  painter_.draw(sandbox(), view(), stands_out);
  inset_.follow(sandbox(), stands_out.pair, view(), painter_,
                {static_cast<double>(legend_bottom_), words.line, words.width});
  painter_.nameChosen(sandbox(), view(), stands_out.pair, inset_.area());
}

/// The chosen body, once for each that is chosen or changed.
void SandboxRoom::weigh() {
  if (choice_.body < 0 || choice_.body >= static_cast<int>(sandbox().file().bodies.size())) return;
  if (weighed_ == sandbox().sharedFile() && weighed_body_ == choice_.body) return;
  weighed_ = sandbox().sharedFile();
  weighed_body_ = choice_.body;
  choice_.mass = massOf(weighed_->bodies[static_cast<std::size_t>(choice_.body)], weighed_->dimension);
}

void SandboxRoom::show(const Ui& ui, const Layout& layout, const Input& input) {
  follow();
  const double size = std::min(halfExtent(view()).x, halfExtent(view()).y) * 2;
  weigh();
  if (!layout.scene_panel.empty()) sandboxSettings(ui, layout.scene_panel, sandbox(), view().target, size, choice_);
  choice_.pointed = {};
  if (!layout.inspector.empty()) sandboxInspector(ui, layout.inspector, sandbox(), choice_);
  if (!layout.timeline.empty()) sandboxBar(ui, layout.timeline, sandbox());
  pane(ui, layout, input);
}

void SandboxRoom::pane(const Ui& ui, const Layout& layout, const Input& input) {
  const Area area = paneOf(layout);
  beginBare("world of bodies", area);
  ImGui::InvisibleButton(
      "pane", {std::max(1.0f, area.width), std::max(1.0f, area.height)},
      ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight | ImGuiButtonFlags_MouseButtonMiddle);
  const bool hovered = ImGui::IsItemHovered(), active = ImGui::IsItemActive();
  pointer_ = input.mouse - dvec2(area.x, area.y);
  if (!active) {
    if (sandbox().hold().body >= 0) ui.send(InWorld{LetGo{}});
    moving_ = false;
    if (pressed_) ui.send(LookAtPair{*std::exchange(pressed_, std::nullopt)});
    hover_ = hovered ? painter_.pick(sandbox(), view(), pointer_) : SandboxTarget{};
    if (hovered && inset_.holds(pointer_)) hover_ = {-1, inset_.pair(), dvec3(0.0)};  // what lies behind it is covered
  }
  const Tool tool = session_.lectern().tool();
  legend_impulses_ = painter_.impulses();
  legend_bottom_ = sandboxLegend(ui, area, sandbox(), legend_impulses_);
  if (layout.stage.empty()) worldQuestion(ui, area);
  drawInk(ui, session_.lectern().ink(session_.inkPage()), Space::world, view(), area);
  const bool drawing = tool != Tool::none && (!active || input.down[0]) && !moving_;
  if (drawing && active) {
    ui.send(InWorld{PlayWorld{false}});  // ink belongs to a step
    useTool(ui, tool, Space::world, view(), pointer_, ImGui::IsItemActivated());
  }
  if (drawing && hovered) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_None);
    drawToolTip(ui, tool, view(), input.mouse);
  }
  if (ImGui::IsItemActivated() && !drawing) press(ui, pointer_, input);
  if (active && !drawing) drag(ui, pointer_);
  if (input.pinch) pinch(ui, *input.pinch, {area.x, area.y});
  if (hovered && input.wheel != 0) {
    View zoomed = view();
    zoomAt(zoomed, pointer_, std::pow(kZoomPerNotch, input.wheel));
    ui.send(MoveCamera{Space::world, zoomed});
  }
  const bool holds = sandbox().hold().body >= 0;
  if (hovered && !active && !drawing) tip(ui);
  if (active && holds) tooltip(ui, heldWords(sandbox().file(), sandbox().hold().body).c_str());
  if (!drawing && (holds || (hovered && (hover_.body >= 0 || hover_.pair.a >= 0))))
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  ImGui::End();
}

/// Two fingers move the picture and zoom it. `corner`: the pane's upper left one.
void SandboxRoom::pinch(const Ui& ui, const Pinch& pinch, dvec2 corner) {
  pressed_.reset();
  moving_ = false;
  if (pinch.moved == dvec2(0.0) && pinch.spread == 1) return;
  View moved = view();
  pan(moved, pinch.moved);
  zoomAt(moved, pinch.centre - corner, pinch.spread);
  ui.send(MoveCamera{Space::world, moved});
}

void SandboxRoom::press(const Ui& ui, dvec2 pointer, const Input& input) {
  const bool left = input.down[0];
  if (left && hover_.pair.a >= 0) {
    pressed_ = hover_.pair;
    pressed_at_ = pointer;
    return;
  }
  if (left) choice_.body = hover_.body;
  if (left && hover_.body >= 0) {
    ui.send(InWorld{GrabBody{hover_.body, hover_.point}});
    return;
  }
  beginMoving(pointer, !left || input.shift);
}

void SandboxRoom::beginMoving(dvec2 pointer, bool panning) {
  moving_ = true;
  panning_ = panning || view().dimension < 3;
  camera_start_ = view();
  camera_grab_ = pointer;
}

void SandboxRoom::dragFromContact(const Ui& ui) {
  pressed_.reset();
  const SandboxTarget beneath = painter_.pickBody(sandbox(), view(), pressed_at_);
  if (beneath.body < 0) return beginMoving(pressed_at_, false);
  choice_.body = beneath.body;
  ui.send(InWorld{GrabBody{beneath.body, beneath.point}});
}

void SandboxRoom::drag(const Ui& ui, dvec2 pointer) {
  if (pressed_ && glm::distance(pointer, pressed_at_) <= kStill * view().ui_scale) return;
  if (pressed_) dragFromContact(ui);
  if (sandbox().hold().body >= 0) {
    const double depth = project(view(), sandbox().hold().target).z;
    dvec3 target = unproject(view(), pointer, depth);
    if (view().dimension < 3) target.z = 0;
    if (view().dimension < 2) target.y = 0;
    ui.send(InWorld{DragBody{target}});
    return;
  }
  if (!moving_) return;
  View moved = camera_start_;
  if (panning_)
    pan(moved, pointer - camera_grab_);
  else
    orbit(moved, pointer - camera_grab_);
  if (!(moved == view())) ui.send(MoveCamera{Space::world, moved});
}

void SandboxRoom::tip(const Ui& ui) const {
  if (hover_.pair.a >= 0) {
    for (const WorldPair& pair : sandbox().state().pairs)
      if (BodyPair{pair.a, pair.b} == hover_.pair)
        tooltip(ui, (nameOf(sandbox().file(), pair.a) + " – " + nameOf(sandbox().file(), pair.b) + "\n" +
                     answeredWords(pair) + ".\n" + contactWords(pair) + "\n" + tr("Click to open it as a pair."))
                        .c_str());
  } else if (hover_.body >= 0) {
    const WorldBodyState& body = sandbox().state().bodies[static_cast<std::size_t>(hover_.body)];
    const std::string group = body.island >= 0 ? "\n" + tr("island {number}", arg("number", body.island + 1))
                                               : std::string("\n") + tr("fixed");
    tooltip(ui, (nameOf(sandbox().file(), hover_.body) + group +
                 (body.asleep ? std::string(", ") + tr("asleep") : std::string()))
                    .c_str());
  }
}

/// Towards the thing under the pointer: in 3-D from in front of everything, from the side so that the flight is
/// visible; otherwise from the left border of the pane.
void SandboxRoom::shoot(bool diamond, Intents& intents) {
  const int dimension = view().dimension;
  const double size = 2 * std::min(halfExtent(view()).x, halfExtent(view()).y), radius = 0.025 * size;
  WorldBody shot;
  shot.density = 2;
  shot.body.radius = radius;
  shot.body.shape = ShapeKind::sphere;
  if (diamond && dimension == 3) {
    shot.body.shape = ShapeKind::hull;
    for (const dvec3& point : diamondPoints()) shot.body.points.push_back(1.4 * radius * point);
  } else if (diamond || dimension == 1) {
    shot.body.shape = ShapeKind::box;
    shot.body.half_extents = dvec3(radius);
    shot.body.angle = dimension == 2 ? std::acos(-1.0) / 4 : 0;
  }
  const double depth = project(view(), view().target).z;
  const SandboxTarget target = painter_.pickBody(sandbox(), view(), pointer_);
  const dvec3 aim = target.body >= 0 ? target.point : unproject(view(), pointer_, depth);
  const dvec3 aside = glm::conjugate(view().orientation) * glm::normalize(dvec3(-0.4, 0.2, 1));
  dvec3 from =
      dimension == 3 ? aim + 1.5 * size * aside : unproject(view(), {0.02 * view().size.x, 0.4 * view().size.y}, depth);
  dvec3 way = aim - from;
  for (int i = dimension; i < 3; ++i) from[i] = way[i] = 0;
  if (!(glm::length(way) > 0)) return;
  shot.body.position = from;
  shot.body.linear_velocity = 4 * size * glm::normalize(way);
  if (diamond && dimension == 3) shot.body.angular_velocity = {0, 10, 0};
  intents.push_back(InWorld{ShootBody{shot}});
  intents.push_back(InWorld{PlayWorld{true}});
}

/// Keys of the window, of the lectern and of every timeline go on; others of the lab have nothing to work on here.
bool SandboxRoom::goesOn(SDL_Keycode key) {
  constexpr SDL_Keycode kOthers[] = {
      SDLK_SPACE, SDLK_RIGHT, SDLK_LEFT, SDLK_HOME,   SDLK_END,  SDLK_f,    SDLK_TAB, SDLK_QUESTION, SDLK_SLASH,
      SDLK_1,     SDLK_2,     SDLK_3,    SDLK_KP_1,   SDLK_KP_2, SDLK_KP_3, SDLK_d,   SDLK_m,        SDLK_e,
      SDLK_k,     SDLK_l,     SDLK_b,    SDLK_PERIOD, SDLK_s,    SDLK_n,    SDLK_g,   SDLK_BACKSPACE};
  return (key >= SDLK_F1 && key <= SDLK_F12) ||
         std::find(std::begin(kOthers), std::end(kOthers), key) != std::end(kOthers);
}

bool SandboxRoom::cancel(Intents& intents) {
  if (sandbox().hold().body < 0 && choice_.body < 0) return false;
  intents.push_back(InWorld{LetGo{}});
  choice_.body = -1;
  return true;
}

/// The next body that can move, or the one before.
void SandboxRoom::choose(int by) {
  const auto& bodies = sandbox().file().bodies;
  const int count = static_cast<int>(bodies.size());
  int body = choice_.body < 0 && by < 0 ? 0 : choice_.body;
  for (int i = 0; i < count; ++i) {
    body = (body + by + count) % count;
    if (!bodies[static_cast<std::size_t>(body)].fixed) {
      choice_.body = body;
      return;
    }
  }
}

/// Of the chosen body, or of all, the pair that pushes the most goes into the lab.
void SandboxRoom::openChosen(Intents& intents) const {
  std::optional<BodyPair> found;
  double most = -1;
  for (const WorldPair& pair : sandbox().state().pairs) {
    const bool of_body = choice_.body < 0 || pair.a == choice_.body || pair.b == choice_.body;
    if (!of_body || impulseOf(pair) <= most) continue;
    most = impulseOf(pair);
    found = BodyPair{pair.a, pair.b};
  }
  if (found) intents.push_back(LookAtPair{*found});
}

/// Ctrl and an arrow: a knock that way, as the screen shows it.
bool SandboxRoom::pushChosen(const KeyPress& press, Intents& intents) const {
  const dvec2 way = press.key == SDLK_LEFT    ? dvec2(-1, 0)
                    : press.key == SDLK_RIGHT ? dvec2(1, 0)
                    : press.key == SDLK_UP    ? dvec2(0, 1)
                    : press.key == SDLK_DOWN  ? dvec2(0, -1)
                                              : dvec2(0.0);
  if (choice_.body < 0 || way == dvec2(0.0)) return false;
  const double speed = 0.6 * std::min(halfExtent(view()).x, halfExtent(view()).y) * (press.shift ? 0.1 : 1);
  const dvec3 along = glm::conjugate(view().orientation) * dvec3(way, 0.0);
  intents.push_back(InWorld{PushBody{choice_.body, speed * along}});
  return true;
}

bool SandboxRoom::takeKey(const KeyPress& press, Intents& intents) {
  if (press.control && !press.alt) return pushChosen(press, intents);
  if (press.alt) return false;
  switch (press.key) {
    case SDLK_DOWN:
    case SDLK_UP:
      choose(press.key == SDLK_DOWN ? 1 : -1);
      return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      openChosen(intents);
      return true;
    case SDLK_x:
      shoot(press.shift, intents);
      return true;
    case SDLK_DELETE:
      if (choice_.body >= 0) intents.push_back(InWorld{RemoveBody{choice_.body}});
      choice_.body = -1;
      return true;
    default:
      return !goesOn(press.key);
  }
}

}  // namespace gjklab
