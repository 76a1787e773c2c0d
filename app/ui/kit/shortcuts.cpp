#include "ui/kit/shortcuts.h"

#include "model/scene/body_points.h"
#include "model/text/translate.h"
#include "platform/capabilities.h"
#include "ui/kit/ui.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <vector>

namespace gjklab {
namespace {

constexpr double kScaleStep = 1.1, kLeastPanelScale = 0.5, kGreatestPanelScale = 3;

template <Jump jump>
Intent go(const Session&) {
  return Go{jump};
}
template <int by>
Intent region(const Session&) {
  return PointAtRegion{by};
}
template <Task what>
Intent task(const Session&) {
  return Do{what};
}
template <int dimension>
Intent show(const Session&) {
  return ShowDimension{dimension};
}

template <PredictMove move>
Intent predict(const Session&) {
  return Predict{move};
}
template <Tool tool>
Intent take(const Session&) {
  return ChooseTool{tool};
}
template <class What>
Intent plain(const Session&) {
  return What{};
}
/// Into the motion of the pair, and out of it.
Intent toggleImpact(const Session& session) {
  return ChooseStudy{session.study() == Study::impact ? Study::query : Study::impact};
}
/// During a prediction, the present choice; otherwise opens the run of a moving pair's step.
Intent chooseOrOpen(const Session& session) {
  if (session.game()) return Predict{PredictMove::choose};
  return OpenQuery{};
}

template <bool Settings::*flag>
Intent toggle(const Session& session) {
  return toggled(session, flag);
}

template <int by>
Intent stop(const Session&) {
  return StepLecture{by};
}

/// At a stop of a lecture as in a lesson: the picture is again as it was kept.
Intent backOrDelete(const Session& session) {
  if (session.atStop()) return GoToStop{session.lecture()->at()};
  return DeleteVertex{};
}

/// In a lesson the key opens the list of all.
Intent toLessons(const Session&) { return TurnTo{Activity::lesson}; }

Intent toggleWarmStart(const Session& session) {
  Inquiry inquiry = session.inquiry();
  inquiry.warm_start = !inquiry.warm_start;
  return Inquire{inquiry};
}

Intent scaled(const Session& session, double factor) {
  Settings settings = session.settings();
  settings.ui_scale = factor == 0 ? 1 : std::clamp(settings.ui_scale * factor, kLeastPanelScale, kGreatestPanelScale);
  if (std::abs(settings.ui_scale - 1) < 0.02) settings.ui_scale = 1;
  return ChangeSettings{settings};
}

Intent larger(const Session& session) { return scaled(session, kScaleStep); }
Intent smaller(const Session& session) { return scaled(session, 1 / kScaleStep); }
Intent ordinary(const Session& session) { return scaled(session, 0); }

/// The things that keys can move or rotate, in order: the bodies, the first direction, their rotations, their vertices.
std::vector<PickTarget> movables(const Scene& scene) {
  constexpr std::size_t kMostVertices = 32;
  std::vector<PickTarget> all{BodyTarget{Which::b}, BodyTarget{Which::a}, DirectionTarget{}};
  for (const Which which : {Which::b, Which::a})
    for (int axis = scene.dimension == 3 ? 0 : 2; scene.dimension > 1 && axis < 3; ++axis)
      all.push_back(TurnTarget{which, axis});
  for (const Which which : {Which::b, Which::a}) {
    const std::size_t count = std::min(hullPoints(body(scene, which), scene.dimension).size(), kMostVertices);
    for (std::size_t i = 0; i < count; ++i) all.push_back(VertexTarget{which, static_cast<int>(i)});
  }
  return all;
}

template <int by>
Intent choose(const Session& session) {
  const std::vector<PickTarget> all = movables(session.scene());
  const auto count = static_cast<std::ptrdiff_t>(all.size());
  const std::ptrdiff_t at = std::find(all.begin(), all.end(), session.selected()) - all.begin();
  const std::ptrdiff_t next = at == count ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
  return Select{all[static_cast<std::size_t>(next)]};
}

template <int x, int y, bool fine>
Intent nudge(const Session&) {
  return Nudge{dvec2(x, y), fine};
}

/// Without what the system does not allow.
std::vector<Shortcut> offered(std::vector<Shortcut> table) {
  std::erase_if(table, [](const Shortcut& each) {
    return (each.intent == task<Task::quit> && !capabilities().ends) ||
           ((each.intent == plain<ToggleFreeze> || each.intent == plain<TogglePresenter>)&&!capabilities()
                .second_window);
  });
  return table;
}

}  // namespace

const std::vector<Shortcut>& shortcuts() {
  static const std::vector<Shortcut> table = offered({
      {"Steps", "→   ←", translatable("one step forward, back"), SDLK_RIGHT, false, false, go<Jump::next_step>},
      {"Steps", "", "", SDLK_LEFT, false, false, go<Jump::previous_step>},
      {"Steps", "Shift →   Shift ←", translatable("one iteration (one step at a lecture's stop)"), SDLK_RIGHT, false,
       true, go<Jump::next_iteration>},
      {"Steps", "", "", SDLK_LEFT, false, true, go<Jump::previous_iteration>},
      {"Steps", "Alt →   Alt ←", translatable("one test of the region step"), SDLK_RIGHT, false, false,
       go<Jump::next_test>, true},
      {"Steps", "", "", SDLK_LEFT, false, false, go<Jump::previous_test>, true},
      {"Steps", "R   Shift R", translatable("next, previous Voronoi region"), SDLK_r, false, false, region<1>},
      {"Steps", "", "", SDLK_r, false, true, region<-1>},
      {"Steps", "Home   End", translatable("first step, result"), SDLK_HOME, false, false, go<Jump::first>},
      {"Steps", "", "", SDLK_END, false, false, go<Jump::last>},
      {"Steps", "Space", translatable("play, pause"), SDLK_SPACE, false, false, plain<TogglePlay>},
      {"Steps", "Shift Space", translatable("play or pause in a lesson, where Space goes to the next beat"), SDLK_SPACE,
       false, true, plain<TogglePlay>},
      {"Steps", "T", translatable("moving bodies: the time of impact, step by step"), SDLK_t, false, false,
       toggleImpact},
      {"Steps", "Return   Escape", translatable("moving bodies: into the GJK run of this step, and back"), SDLK_RETURN,
       false, false, chooseOrOpen},
      {"Steps", "", "", SDLK_KP_ENTER, false, false, chooseOrOpen},
      {"Steps", "P", translatable("go to where the methods differ"), SDLK_p, false, false, go<Jump::parting>},
      {"Steps", "Shift G", translatable("hard cases: go to the textbook run's first error"), SDLK_g, false, true,
       plain<ShowHardCase>},
      {"Steps", "Page Down   Page Up", translatable("step, for presenters"), SDLK_PAGEDOWN, false, false,
       go<Jump::next_step>},
      {"Steps", "", "", SDLK_PAGEUP, false, false, go<Jump::previous_step>},
      {"Steps", "Shift M", translatable("build A ⊖ B: −B slides round A"), SDLK_m, false, true, plain<ToggleMaking>},
      {"Scene", "1   2   3", translatable("dimension"), SDLK_1, false, false, show<1>},
      {"Scene", "", "", SDLK_2, false, false, show<2>},
      {"Scene", "", "", SDLK_3, false, false, show<3>},
      {"Scene", "", "", SDLK_KP_1, false, false, show<1>},
      {"Scene", "", "", SDLK_KP_2, false, false, show<2>},
      {"Scene", "", "", SDLK_KP_3, false, false, show<3>},
      {"Scene", "Ctrl O", translatable("open"), SDLK_o, true, false, task<Task::open>},
      {"Scene", "Ctrl S", translatable("save"), SDLK_s, true, false, task<Task::save>},
      {"Scene", "Ctrl Shift S", translatable("save as"), SDLK_s, true, true, task<Task::save_as>},
      {"Scene", "Ctrl Z   Ctrl Y", translatable("undo, redo; while drawing: the last stroke"), SDLK_z, true, false,
       plain<Undo>},
      {"Scene", "", "", SDLK_y, true, false, plain<Redo>},
      {"Scene", "", "", SDLK_z, true, true, plain<Redo>},
      {"Scene", "Ctrl C   Ctrl V", translatable("copy, paste the scene as text"), SDLK_c, true, false,
       task<Task::copy_scene>},
      {"Scene", "", "", SDLK_v, true, false, task<Task::paste>},
      {"Scene", "Delete", translatable("remove the vertex under the pointer"), SDLK_DELETE, false, false,
       plain<DeleteVertex>},
      {"Scene", "I   Shift I", translatable("selects the next or previous thing to move"), SDLK_i, false, false,
       choose<1>},
      {"Scene", "", "", SDLK_i, false, true, choose<-1>},
      {"Scene", "Ctrl ← → ↑ ↓", translatable("moves or turns the selection, at first B; with Shift a tenth as far"),
       SDLK_RIGHT, true, false, nudge<1, 0, false>},
      {"Scene", "", "", SDLK_LEFT, true, false, nudge<-1, 0, false>},
      {"Scene", "", "", SDLK_UP, true, false, nudge<0, 1, false>},
      {"Scene", "", "", SDLK_DOWN, true, false, nudge<0, -1, false>},
      {"Scene", "", "", SDLK_RIGHT, true, true, nudge<1, 0, true>},
      {"Scene", "", "", SDLK_LEFT, true, true, nudge<-1, 0, true>},
      {"Scene", "", "", SDLK_UP, true, true, nudge<0, 1, true>},
      {"Scene", "", "", SDLK_DOWN, true, true, nudge<0, -1, true>},
      {"Scene", "W", translatable("warm start: begin with the last simplex"), SDLK_w, false, false, toggleWarmStart},
      {"Scene", "Ctrl Q", translatable("quit"), SDLK_q, true, false, task<Task::quit>},
      {"Predict", "Q", translatable("predict: answer before the run does"), SDLK_q, false, false, plain<TogglePredict>},
      {"Predict", "↑ ↓   Return", translatable("next, previous choice; choose it"), SDLK_DOWN, false, false,
       predict<PredictMove::next>},
      {"Predict", "", "", SDLK_UP, false, false, predict<PredictMove::previous>},
      {"Predict", "Shift ↑   Shift ↓", translatable("scrolls the text of a lesson"), SDLK_DOWN, false, true,
       plain<PointAt>},
      {"Predict", "A", translatable("a hint, then the answer"), SDLK_a, false, false, predict<PredictMove::help>},
      {"Lectern", "D   M   E", translatable("pen, marker, eraser; Escape puts them away"), SDLK_d, false, false,
       take<Tool::pen>},
      {"Lectern", "", "", SDLK_m, false, false, take<Tool::marker>},
      {"Lectern", "", "", SDLK_e, false, false, take<Tool::eraser>},
      {"Lectern", "K", translatable("clears the ink of this step"), SDLK_k, false, false, plain<ClearInk>},
      {"Lectern", "L", translatable("a spotlight at the pointer"), SDLK_l, false, false, plain<ToggleSpotlight>},
      {"Lectern", "B   .", translatable("blank screen; Escape or a click also ends it"), SDLK_b, false, false,
       plain<ToggleBlank>},
      {"Lectern", "", "", SDLK_PERIOD, false, false, plain<ToggleBlank>},
      {"Lectern", "Ctrl B", translatable("freezes the audience's window"), SDLK_b, true, false, plain<ToggleFreeze>},
      {"Lectern", "G", translatable("keeps this moment as a stop of a lecture"), SDLK_g, false, false,
       plain<KeepMoment>},
      {"Lectern", "Ctrl Page Down   Ctrl Page Up",
       translatable("in a lecture: next or previous stop; at a stop also → ←"), SDLK_PAGEDOWN, true, false, stop<1>},
      {"Lectern", "", "", SDLK_PAGEUP, true, false, stop<-1>},
      {"Lectern", "Backspace", translatable("at a stop: restore it"), SDLK_BACKSPACE, false, false, backOrDelete},
      {"Lectern", "Ctrl P", translatable("saves or copies a picture: PNG, SVG or PDF"), SDLK_p, true, false,
       task<Task::choose_picture>},
      {"Lectern", "Ctrl Shift P   Ctrl Shift C", translatable("saves or copies the window as a picture at once"),
       SDLK_p, true, true, task<Task::save_picture>},
      {"Lectern", "", "", SDLK_c, true, true, task<Task::copy_picture>},
      {"View", "F", translatable("frame everything"), SDLK_f, false, false, plain<FrameAll>},
      {"View", "", "", SDLK_f, false, true, plain<FrameAll>},
      {"View", "V", translatable("3-D: turn to a view that shows this step"), SDLK_v, false, false, plain<FindView>},
      {"View", "O", translatable("3-D: perspective or parallel projection"), SDLK_o, false, false,
       toggle<&Settings::perspective>},
      {"View", "C", translatable("compare with another method"), SDLK_c, false, false, plain<ToggleCompare>},
      {"View", "H", translatable("ask first: hide each answer until the next press"), SDLK_h, false, false,
       toggle<&Settings::ask_first>},
      {"View", "S   F5   N", translatable("the Stage, for an audience (Escape leaves it); N shows its numbers"), SDLK_s,
       false, false, toggle<&Settings::stage>},
      {"View", "", "", SDLK_F5, false, false, toggle<&Settings::stage>},
      {"View", "", "", SDLK_n, false, false, toggle<&Settings::stage_numbers>},
      {"Lectern", "Shift N", translatable("a lecture's notes on the Stage"), SDLK_n, false, true,
       toggle<&Settings::stage_note>},
      {"Lectern", "Shift S",
       translatable("presenter's view: the Stage in a window for the audience, notes and clock in this one"), SDLK_s,
       false, true, plain<TogglePresenter>},
      {"View", "Tab", translatable("hide or show the panels"), SDLK_TAB, false, false,
       toggle<&Settings::panels_visible>},
      {"View", "F11", translatable("full screen"), SDLK_F11, false, false, toggle<&Settings::fullscreen>},
      {"View", "Ctrl +   Ctrl −   Ctrl 0", translatable("larger, smaller, normal size"), SDLK_PLUS, true, false,
       larger},
      {"View", "", "", SDLK_PLUS, true, true, larger},
      {"View", "", "", SDLK_EQUALS, true, false, larger},
      {"View", "", "", SDLK_EQUALS, true, true, larger},
      {"View", "", "", SDLK_KP_PLUS, true, false, larger},
      {"View", "", "", SDLK_MINUS, true, false, smaller},
      {"View", "", "", SDLK_KP_MINUS, true, false, smaller},
      {"View", "", "", SDLK_0, true, false, ordinary},
      {"View", "", "", SDLK_KP_0, true, false, ordinary},
      {"View", "Ctrl K   F2 F3 F4 F7 F9",
       translatable("all commands, by name; gallery; menus: method, file, the other method, lessons"), SDLK_k, true,
       false, task<Task::toggle_commands>},
      {"View", "", "", SDLK_F6, false, false, task<Task::toggle_commands>},
      {"View", "", "", SDLK_F9, false, false, toLessons},
      {"View", "F8", translatable("move the focus to the next panel: arrows, Tab, Return, Space; Escape leaves it"),
       SDLK_F8, false, false, plain<PointAt>},
      {"View", "?", translatable("this page"), SDLK_QUESTION, false, false, task<Task::toggle_help>},
      {"View", "", "", SDLK_F1, false, false, task<Task::toggle_help>},
  });
  return table;
}

std::optional<Intent> intentOf(const KeyPress& press, const Session& session) {
  for (const Shortcut& shortcut : shortcuts())
    if (shortcut.key == press.key && shortcut.control == press.control && shortcut.shift == press.shift &&
        shortcut.alt == press.alt)
      return shortcut.intent(session);
  return std::nullopt;
}

const char* menuOf(const KeyPress& press) {
  if (press.control || press.shift || press.alt) return "";
  switch (press.key) {
    case SDLK_F2:
      return "scene";
    case SDLK_F3:
      return "method";
    case SDLK_F4:
      return "file";
    case SDLK_F9:
      return "lessons";
    case SDLK_F7:
      return "rival";
    default:
      return "";
  }
}

std::string keyText(std::string keys) {
  // Longer names come before those that begin them. Translators: as they are printed on a keyboard.
  static constexpr const char* kNames[] = {
      translatableIn("key", "Page Down"), translatableIn("key", "Page Up"),  translatableIn("key", "Ctrl"),
      translatableIn("key", "Shift"),     translatableIn("key", "Space"),    translatableIn("key", "Return"),
      translatableIn("key", "Escape"),    translatableIn("key", "Home"),     translatableIn("key", "End"),
      translatableIn("key", "Delete"),    translatableIn("key", "Backspace")};
  const auto isLetter = [&](std::size_t at) {
    return at < keys.size() && std::isalpha(static_cast<unsigned char>(keys[at]));
  };
  for (const char* each : kNames) {
    const std::string name = each, shown = trc("key", each);
    for (std::size_t at = keys.find(name); at != keys.npos; at = keys.find(name, at + shown.size()))
      if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + name.size()))
        keys.replace(at, name.size(), shown);
      else
        at += name.size();
  }
  return keys;
}

const std::vector<Gesture>& gestures() {
  static const std::vector<Gesture> list = {
      {translatable("Ctrl while dragging"),
       translatable("snaps a body or vertex to the grid (or not, if that is on in Ctrl K)")},
      {translatable("drag a body"),
       translatable("moves it; in 3-D parallel to the floor, or along X, Y or Z while you hold that key")},
      {translatable("drag its arrow or small square"), translatable("3-D: moves it along that axis or in that plane")},
      {translatable("drag its handle or ring"), translatable("turns it; with Shift in steps of 15°")},
      {translatable("drag a vertex"), translatable("moves it; a corner of a box changes the box")},
      {translatable("double-click an edge"), translatable("adds a vertex there")},
      {translatable("drag O"), translatable("moves B, in difference space")},
      {translatable("drag the tip of the first direction"), translatable("turns the first search direction")},
      {translatable("drag the background"), translatable("turns the view in 3-D, moves it in 2-D")},
      {translatable("middle or right drag, Shift drag"), translatable("moves the view")},
      {translatable("wheel"), translatable("zooms to the pointer")},
      {translatable("hover over a point, region or facet"), translatable("shows its pair, its reason, its distance")},
      {translatable("Escape during a drag"), translatable("undoes the drag")},
      {translatable("drop a file on the window"), translatable("opens it")},
  };
  return list;
}

const std::vector<Gesture>& gesturesOfWorlds() {
  static const std::vector<Gesture> list = {
      {"Space", translatable("plays or pauses")},
      {"→   ←", translatable("one step forward, back; with Shift ten")},
      {"Home   End", translatable("the first recorded moment, the last")},
      {translatable("X   Shift X"), translatable("shoots a ball or a diamond at the pointer")},
      {"↑   ↓", translatable("selects the next or previous body")},
      {"Ctrl ← → ↑ ↓", translatable("knocks the selected body that way; with Shift a tenth as hard")},
      {"Return", translatable("opens the selected body's contact as a pair")},
      {"Delete", translatable("removes the selected body")},
      {"Ctrl Z   Ctrl Y", translatable("undo, redo: a throw, a new body, a number")},
      {"F", translatable("frames everything")},
      {translatable("drag a body"), translatable("grabs it; release it in motion to throw it")},
      {translatable("click a contact or a pair"), translatable("opens it as a pair; Escape returns")},
  };
  return list;
}

}  // namespace gjklab
