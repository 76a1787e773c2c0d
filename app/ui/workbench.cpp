#include "ui/workbench.h"

#include "model/assets/language.h"
#include "model/run/long_run.h"
#include "model/text/paths.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/banner.h"
#include "ui/panel/drawer.h"
#include "ui/panel/help_page.h"
#include "ui/panel/lectern_bar.h"
#include "ui/panel/lectern_layer.h"
#include "ui/panel/lecture_panel.h"
#include "ui/panel/lesson_answers.h"
#include "ui/panel/lesson_menu.h"
#include "ui/panel/panels.h"
#include "ui/panel/stage_panel.h"
#include "ui/panel/top_bar.h"
#include "ui/panel/topics_page.h"
#include "ui/panel/watch_panel.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

bool showsAnew(Teach::What what) {
  using What = Teach::What;
  return what == What::start || what == What::go || what == What::next || what == What::back || what == What::restore ||
         what == What::solve || what == What::practise || what == What::skipped;
}

/// What a frame of a world that plays may take, in seconds.
constexpr double kWorldFrame = 1.0 / 30;

double sooner(double a, double b) { return a < 0 ? b : b < 0 ? a : std::min(a, b); }

/// Whether the scene changes by something new: not by the next bit of a drag that is under way.
bool startsSomething(const Intent& intent, const Session& session) {
  if (std::holds_alternative<Edit>(intent)) return !session.document().inGesture();
  return std::holds_alternative<BeginGesture>(intent) || std::holds_alternative<Undo>(intent) ||
         std::holds_alternative<Redo>(intent) || std::holds_alternative<ShowScene>(intent) ||
         std::holds_alternative<ShowDimension>(intent) || std::holds_alternative<ShowWork>(intent);
}

/// Whether what shows next is none of the lesson's.
bool leavesLesson(const Intent& intent) {
  return std::holds_alternative<ShowWork>(intent) || std::holds_alternative<GoToStop>(intent) ||
         std::holds_alternative<StepLecture>(intent) || std::holds_alternative<CloseLecture>(intent);
}

}  // namespace

Workbench::Workbench(Session session, Toolkit& toolkit, const std::string& work_directory, Clipboard clipboard)
    : session_(std::move(session)), toolkit_(toolkit), desk_(session_, news_, work_directory, std::move(clipboard)) {
  desk_.beforeShowing([this] { lessons_.close(); });
  desk_.openWaitingWith([this](const std::string& path) { openFile(path); });
}

std::string Workbench::windowTitle() const {
  const ShownWork shown = session_.shown();
  std::string name = shown.path.empty() ? shown.title : fileNameOf(shown.path);
  if (name.empty()) name = tr("Untitled");
  return (shown.modified ? "• " : "") + name + " — gjklab";
}

double Workbench::idleSeconds() const {
  const float dim = ImGui::GetCurrentContext()->DimBgRatio;  // what lies behind a question darkens slowly
  if ((dim > 0 && dim < 1) || picture_wanted_ || gallery_.drawing() || film_booth_.running()) return 0;
  double seconds = session_.idleSeconds();
  if (session_.longRun()) seconds = sooner(seconds, session_.longRun()->idleSeconds());
  seconds = sooner(seconds, news_.remaining());
  seconds = sooner(seconds, desk_.idleSeconds());
  seconds = sooner(seconds, lessons_.idleSeconds());
  seconds = sooner(seconds, worlds_.idleSeconds());
  if (session_.lectern().presenting()) seconds = sooner(seconds, presenter_.idleSeconds());
  for (const Viewport& viewport : viewports_) seconds = sooner(seconds, viewport.idleSeconds());
  return seconds;
}

/// The switch may be on a frame ahead of the second run.
bool Workbench::shows(Space space) const {
  return !session_.showsWorld() && !areaOf(layout_, space).empty() && (space != Space::rival || session_.comparing());
}

/// Fonts and style, where they are not those of the frame before.
void Workbench::setLook(const Theme& look, float scale) {
  toolkit_.makeCurrent();
  const float font_scale = scale * look.text_scale;
  if (std::string warning = toolkit_.setFonts(font_scale); !warning.empty())
    news_.say(std::move(warning), News::Mood::error);
  if (styled_ == &look && style_scale_ == font_scale) return;
  applyStyle(look, font_scale, handheld_);
  styled_ = &look;
  style_scale_ = font_scale;
}

/// Another language has been chosen: what is kept in words is read and made again.
void Workbench::speakChosen() {
  const std::string& wanted = session_.settings().language;
  if (wanted == language_) return;
  language_ = wanted;
  const std::vector<std::string> faults = chooseLanguage(wanted);
  lessons_.readAgain();
  session_.sayAgain();
  for (const std::string& fault : faults) news_.add(fault);
}

void Workbench::frame(const Input& happened, Surface window, double seconds) {
  speakChosen();
  Input without_mouse;
  const bool dark = inTheDark(happened);
  if (dark) {
    without_mouse = happened;
    without_mouse.wheel = 0;
    std::fill(std::begin(without_mouse.down), std::end(without_mouse.down), false);
  }
  const Input& input = dark ? without_mouse : happened;
  const Surface surface = window.handheld ? window : roomFor(window);
  holdInHand(window.handheld);
  const Theme& look = theme(ownTheme());
  const float panel_scale = panelScale(surface, look);
  setLook(look, panel_scale / look.text_scale);
  seePointing(input);
  keepPace(input, surface, seconds);
  feed(input, surface, seconds);
  lessons_.update(seconds);
  if (!desk_.asking() && !session_.document().inGesture()) watching_.update();
  if (!session_.document().inGesture()) desk_.update(seconds);
  layOutAll(surface, panel_scale, panel_scale / look.text_scale);
  session_.advance(seconds);
  if (!desk_.asking()) session_.advanceWorld(seconds);
  session_.update();
  build({session_, look, toolkit_.fonts(), panel_scale, intents_, &lessons_.classroom(), &lessons_.shelf(),
         menuAsked(input), key_panel_.c_str(), pointing_, handheld_, &below_fold_, onStage() && !handheld_, nullptr,
         lessons_.practice(), lessons_.open() ? &lesson_choice_ : nullptr, &typing_begins_},
        input, surface);
  draw(look, window);
}

/// The projector's theme is the audience's, where it has a window of its own.
ThemeName Workbench::ownTheme() const {
  const ThemeName chosen = session_.settings().theme;
  return chosen == ThemeName::projector && session_.lectern().presenting() ? ThemeName::light : chosen;
}

/// Coarser pictures where frames take too long while something is dragged or moves.
void Workbench::keepPace(const Input& input, Surface surface, double seconds) {
  const bool dragging = std::any_of(viewports_.begin(), viewports_.end(), [](const auto& v) { return v.dragging(); });
  const Scene& pair = session_.shownScene();
  pace_.frame(seconds, dragging && !(input.mouse == mouse_),
              Pace::aimFor(std::max(pair.a.points.size(), pair.b.points.size()),
                           static_cast<double>(surface.width) * static_cast<double>(surface.height)));
  world_pace_.frame(seconds, worlds_.idleSeconds() == 0, kWorldFrame);
  const bool inside = input.mouse.x > -1e8;  // an audience sees handles only when they are needed
  const bool drawing = session_.lectern().tool() != Tool::none;
  session_.draw(pace_.detail(), !drawing && !session_.staging().still && (!onStage() || (pointing_ && inside)),
                onStage());
  mouse_ = input.mouse;
}

/// Draws all panels, and applies their intents and those of the keys.
void Workbench::build(const Ui& ui, const Input& input, Surface surface) {
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::GetIO().Fonts->ClearTexData();  // the atlas is with OpenGL now, the copy here is of no use
  ImGui::NewFrame();
  tabOn();
  giveTyped();
  takeKeys(ui, input);
  takeDrops(input);
  typing_begins_ = false;
  panels(ui, input, surface);
  hidePointer();
  applyIntents();
  followLecture();
  session_.update();
  if (lessons_.open()) worlds_.pointAt(lessons_.classroom().shown(session_).pair);
  worlds_.update(insetWords(ui));
  long_run_news_.follow(session_, news_);
  magnify();
  labels(ui);
  ImGui::Render();
}

/// On the stage it would lie over what is spoken of, until it moves again.
void Workbench::hidePointer() {
  if (onStage() && !pointing_ && !questionOpen()) ImGui::SetMouseCursor(ImGuiMouseCursor_None);
}

void Workbench::panels(const Ui& ui, const Input& input, Surface surface) {
  const auto width = static_cast<float>(surface.width), height = static_cast<float>(surface.height);
  if (session_.showsWorld()) {
    if (!layout_.top_bar.empty()) topBar(ui, layout_.top_bar);
    worlds_.show(ui, layout_, input);
    if (!layout_.stage.empty()) stopWords(ui, layout_.stage);
    if (!layout_.lectern.empty()) lecternBar(ui, layout_.lectern);
  }
  for (const Panel& panel : panelList())
    if (!session_.showsWorld() && !(layout_.*panel.area).empty()) panel.show(ui, layout_);
  if (!session_.showsWorld() && !layout_.watch.empty()) watchPanel(ui, layout_.watch, watching_);
  if (!layout_.drawer.empty()) drawer(ui, layout_.drawer);
  if (!layout_.lecture.empty()) lecturePanel(ui, layout_.lecture);
  if (layout_.presenter.empty())
    presenter_.end();
  else
    presenter_.show(ui, toolkit_, layout_.presenter,
                    [this](const LectureStop& stop) { return lessons_.pictureOf(stop); });
  panes(ui, input);
  const Area& left = layout_.world.empty() ? layout_.difference : layout_.world;
  const Area& right = !layout_.rival.empty()        ? layout_.rival
                      : !layout_.difference.empty() ? layout_.difference
                                                    : layout_.world;
  showBanner(ui, {left.x, left.y, right.right() - left.x, left.height}, news_, input.twice);
  // A lesson dropped within this frame gets its area from the next frame on.
  if (lessons_.toying())
    toyPanel(ui, layout_.lesson, lessons_.frozen());
  else if (lessons_.open() && !layout_.lesson.empty())
    lessonPanel(ui, layout_.lesson, layout_.lesson_bar, lesson_choice_);
  if (lessons_.greeting() && !lessons_.toying())
    greetingCard(ui, {left.x, left.y, right.right() - left.x, left.height});
  if (desk_.asking()) help_ = topics_ = false;  // two popups would take turns
  if (!session_.lectern().presenting()) drawLights(ui, width, height);
  if (staged_ && session_.settings().stage_note) lectureNote(ui, {left.x, left.y, right.right() - left.x, left.height});
  if (still_) drawStillBadge(ui, width);
  Area under_bar{0, layout_.top_bar.bottom(), width, height - layout_.top_bar.bottom()};
  if (const Area& drawer = layout_.drawer; !drawer.empty()) {  // a tap on it closes what is in front
    if (drawer.x > 0)
      under_bar.width = drawer.x;
    else
      under_bar.height = drawer.y;
  }
  gallery_.show(ui, toolkit_, under_bar);
  commands_.show(ui, under_bar);
  helpPage(ui, width, height, help_);
  topicsPage(ui, width, height, topics_);
  picture_dialog_.show(ui, desk_, width, height);
  dialogs_.show(ui, width, height);
  film_booth_.show(ui, width, height);
  if (std::optional<PictureWish> wish = desk_.takePictureWish()) {
    wish->pair = worlds_.inset().pair();
    if (wish->span != PictureSpan::moment) return film_booth_.begin(*wish);
    picture_wish_ = *wish;
    wantPicture(Task::choose_picture);
  }
}

/// What a row of a panel points at, taken out of the intents: it goes before what is under the pointer in a pane.
PointAt Workbench::takePointed() {
  PointAt target;
  std::erase_if(intents_, [&](const Intent& intent) {
    const auto* pointed = std::get_if<PointAt>(&intent);
    if (pointed) target = *pointed;
    return pointed != nullptr;
  });
  return target;
}

void Workbench::panes(const Ui& ui, const Input& input) {
  PointAt target = takePointed();
  for (const Space space : kSpaces) {
    Viewport& viewport = viewports_[static_cast<std::size_t>(space)];
    if (!shows(space)) {
      viewport.hide(ui);
      continue;
    }
    viewport.show(ui, areaOf(layout_, space), input);
    if (std::holds_alternative<std::monostate>(target.target)) target = {viewport.target(), space, viewport.heldAxis()};
  }
  if (!pointing_) target = {};
  pointAtChoice(input, target);
  if (!layout_.splitter.empty() && !session_.showsWorld()) splitter(ui, input);
  if (!(target.target == session_.hover()) || target.axis != session_.heldAxis()) intents_.push_back(target);
}

/// Highlights the selection by keys, even while the pointer rests elsewhere; the next grab by the mouse takes
/// precedence.
void Workbench::pointAtChoice(const Input& input, PointAt& target) {
  constexpr double kResting = 6;
  const PickTarget& selected = session_.selected();
  if (input.down[0]) keys_choose_ = false;
  if (!keys_choose_ || std::holds_alternative<std::monostate>(selected)) return;
  const bool rests = glm::distance(input.mouse, chosen_at_) <= kResting;
  if (!rests && !std::holds_alternative<std::monostate>(target.target)) return;
  const bool direction = std::holds_alternative<DirectionTarget>(selected);
  target = {selected, direction ? Space::difference : Space::world, std::nullopt};
}

void Workbench::splitter(const Ui& ui, const Input& input) {
  const Area& bar = layout_.splitter;
  beginBare("splitter", bar);
  ImGui::InvisibleButton("bar", {bar.width, bar.height});
  const bool active = ImGui::IsItemActive();
  if (active || (pointing_ && ImGui::IsItemHovered())) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
    const float x = bar.x + bar.width / 2, half = ui.px(1.5f), reach = ui.px(22), y = bar.y + bar.height / 2;
    ImGui::GetWindowDrawList()->AddRectFilled({x - half, y - reach}, {x + half, y + reach},
                                              ink(active ? ui.theme.accent : ui.theme.muted), half);
  }
  if (active) {
    Settings settings = session_.settings();
    settings.splitter = splitterShare(layout_, static_cast<float>(input.mouse.x) - bar.width / 2);
    if (settings.splitter != session_.settings().splitter) intents_.push_back(ChangeSettings{settings});
  }
  ImGui::End();
}

/// A thing of the picture that a lesson's question may be answered by: chosen, or the answer at once.
bool Workbench::answersInPicture(const Intent& intent) {
  const auto* choice = std::get_if<ChooseCandidate>(&intent);
  if (choice == nullptr || !lessons_.open()) return false;
  const Classroom& room = lessons_.classroom();
  const std::vector<Candidate>& candidates = room.inPicture(session_);
  if (choice->candidate < 0 || choice->candidate >= static_cast<int>(candidates.size())) return true;
  const AnswerSheet& sheet = room.sheet();
  for (const int place : sheet.placesOf(candidates[static_cast<std::size_t>(choice->candidate)].choice))
    if (const auto wish = choosePlace(sheet, place, lesson_choice_)) {
      lessons_.perform(*wish);
      break;
    }
  return true;
}

/// The one place where anything changes.
void Workbench::applyIntents() {
  Intents intents = std::move(intents_);
  intents_.clear();
  for (Intent& intent : intents) {
    if (auto* keep = std::get_if<KeepMoment>(&intent)) nameLesson(*keep);
    if (startsSomething(intent, session_)) news_.moveOn();
    if (lessons_.greeting() && startsSomething(intent, session_)) lessons_.greeted();
    if (turnsPage(intent)) continue;
    if (leavesLesson(intent)) lessons_.close();
    if (answersInPicture(intent)) continue;
    if (lessons_.refuses(intent)) continue;
    const bool taken = session_.apply(intent);
    announce(intent);
    if (taken) continue;
    if (const auto* wish = std::get_if<Teach>(&intent)) {
      keys_choose_ = false;  // another beat may have other pictures
      lessons_.perform(*wish);
      if (showsAnew(wish->what)) worlds_.chooseNothing();  // what was chosen was chosen in the picture before
    }
    if (const auto* turn = std::get_if<TurnTo>(&intent)) turnTo(turn->activity);
    if (const auto* file = std::get_if<OpenFile>(&intent)) openFile(file->path);
    if (const auto* wish = std::get_if<WatchPairs>(&intent)) watching_.perform(*wish);
    const auto* task = std::get_if<Do>(&intent);
    if (!task) continue;
    if (task->task == Task::quit || task->task == Task::open || task->task == Task::new_scene) lessons_.close();
    if (task->task == Task::toggle_help)
      help_ = !help_;
    else if (task->task == Task::toggle_gallery)
      gallery_.toggle();
    else if (task->task == Task::toggle_commands)
      commands_.toggle();
    else if (task->task == Task::toggle_topics)
      topics_ = !topics_;
    else if (task->task == Task::choose_picture || task->task == Task::choose_film)
      picture_dialog_.open(task->task == Task::choose_film);
    else if (task->task == Task::save_picture || task->task == Task::copy_picture)
      wantPicture(task->task);
    else
      desk_.perform(task->task);
  }
}

}  // namespace gjklab
