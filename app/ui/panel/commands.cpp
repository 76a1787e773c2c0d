#include "ui/panel/commands.h"

#include "gjk/every_value.h"
#include "model/assets/language.h"
#include "model/run/impact_study.h"
#include "model/scene/method_choices.h"
#include "model/session/settings_table.h"
#include "model/text/translate.h"
#include "model/text/word_search.h"
#include "platform/capabilities.h"
#include "ui/kit/shortcuts.h"
#include "ui/panel/activities.h"

#include <algorithm>

namespace gjklab {
namespace {

/// Collects the commands, one heading after the other.
class CommandList {
 public:
  explicit CommandList(const Ui& ui) : ui_(ui) {}

  void heading(const char* text) { heading_ = text; }
  void add(std::string name, const char* key, Intent intent, bool on = false) {
    items_.push_back({heading_, std::move(name), {std::move(intent)}, keyText(key ? key : ""), on});
  }
  void setting(const char* name, const char* key, bool on, void (*change)(Settings&)) {
    Settings settings = ui_.session.settings();
    change(settings);
    add(name, key, ChangeSettings{settings}, on);
  }
  /// The switches of the settings that belong in one menu.
  void switches(SwitchMenu menu) {
    for (const Setting& each : settingsTable()) {
      if (each.menu != menu) continue;
      Settings settings = ui_.session.settings();
      bool& flag = each.value.flag(settings);
      const bool now = flag;
      flag = !now;
      add(tr(each.label), each.shortcut, ChangeSettings{settings}, now);
    }
  }
  void inquiry(const char* name, const char* key, bool Inquiry::*flag) {
    Inquiry asked = ui_.session.inquiry();
    const bool now = asked.*flag;
    asked.*flag = !now;
    add(name, key, Inquire{asked}, now);
  }
  /// A command that changes the query and shows its run.
  void query(std::string name, const QuerySettings& query, Study study, bool on) {
    items_.push_back({heading_, std::move(name), {Edit{SetQuery{query}}, ChooseStudy{study}}, "", on});
  }
  std::vector<CommandItem> take() { return std::move(items_); }

 private:
  const Ui& ui_;
  const char* heading_ = "";
  std::vector<CommandItem> items_;
};

void addSteps(const Ui& ui, CommandList& list) {
  list.heading(tr("STEPS"));
  list.add(tr("Next step"), "→", Go{Jump::next_step});
  list.add(tr("Previous step"), "←", Go{Jump::previous_step});
  list.add(tr("Next iteration"), "Shift →", Go{Jump::next_iteration});
  list.add(tr("Previous iteration"), "Shift ←", Go{Jump::previous_iteration});
  list.add(tr("First step"), "Home", Go{Jump::first});
  list.add(tr("Result and its proof"), "End", Go{Jump::last});
  list.add(tr("Play or pause"), "Space", TogglePlay{}, ui.session.playing());
  list.add(tr("Next Voronoi region"), "R", PointAtRegion{1});
  if (ui.session.partingPosition()) list.add(tr("Where the two methods differ"), "P", Go{Jump::parting});
  if (ui.session.run().impact) list.add(tr("The GJK run of this step"), "Return", OpenQuery{});
  if (ui.session.opened()) list.add(tr("Back to the motion"), "Escape", CloseQuery{});
  list.switches(SwitchMenu::steps);
}

void addQuestions(const Ui& ui, CommandList& list) {
  list.heading(tr("QUESTIONS ABOUT THE PAIR"));
  list.add(tr("Predict each answer"), "Q", TogglePredict{}, ui.session.game() != nullptr);
  list.inquiry(tr("Contact manifold after the answer"), "", &Inquiry::contacts);
  list.inquiry(tr("Mass properties"), "", &Inquiry::mass);
  for (const Study study : kStudies)
    if (isHull(study)) list.add(studyName(study), "", ChooseStudy{study}, study == ui.session.study());
  const bool impact = ui.session.study() == Study::impact;
  list.add(tr("Time of impact of moving bodies"), "T", ChooseStudy{impact ? Study::query : Study::impact}, impact);
  list.add(tr("Build A ⊖ B: slide −B round A"), "Shift M", ToggleMaking{}, ui.session.making());
  list.heading(tr("COMPARE"));
  list.add(tr("Compare two methods"), "C", ToggleCompare{}, ui.session.comparing());
  list.add(tr("Compare with single precision"), "", ToggleSingle{}, comparesSingle(ui.session.inquiry()));
  list.switches(SwitchMenu::compare);
}

void addMethods(const Ui& ui, CommandList& list) {
  list.heading(tr("METHOD"));
  const QuerySettings& query = ui.session.scene().query;
  const bool pair = ui.session.study() == Study::query;
  for (const MethodChoice& choice : methodChoices())
    list.query(methodName(choice), withMethod(query, choice), Study::query, pair && isChosen(query, choice));
  for (const gjk::ImpactMethod method : kImpactMethods) {
    QuerySettings moving = query;
    moving.impact_method = method;
    list.query(impactMethodName(method), moving, Study::impact,
               ui.session.study() == Study::impact && query.impact_method == method);
  }
  for (const gjk::Rounding rounding : gjk::everyValue<gjk::Rounding>()) {
    QuerySettings rounded = query;
    rounded.rounding = rounding;
    if (!query.textbook) list.add(roundingTitle(rounding), "", Edit{SetQuery{rounded}}, query.rounding == rounding);
  }
  list.inquiry(tr("Warm start"), "W", &Inquiry::warm_start);
}

void addPicture(const Ui& ui, CommandList& list) {
  list.heading(tr("PICTURE"));
  if (!ui.session.showsWorld()) list.switches(SwitchMenu::draw);
  if (!ui.session.inLesson() && !ui.session.showsWorld())
    list.setting(tr("Permanent names: s₁, s₂, …"), "", ui.session.naming() == Naming::for_life,
                 [](Settings& s) { s.naming = s.naming == Naming::for_life ? Naming::letters : Naming::for_life; });
  list.add(tr("Frame everything"), "F", FrameAll{});
  if (!ui.session.showsWorld()) list.add(tr("Turn to this step"), "V", FindView{});
  list.switches(SwitchMenu::space);
  list.switches(SwitchMenu::hand);
  for (int dimension = 1; dimension <= 3; ++dimension)
    list.add(tr("{dimension}-D", arg("dimension", dimension)),
             dimension == 1   ? "1"
             : dimension == 2 ? "2"
                              : "3",
             ShowDimension{dimension}, !ui.session.showsWorld() && ui.session.scene().dimension == dimension);
}

void addLectern(const Ui& ui, CommandList& list) {
  const Lectern& lectern = ui.session.lectern();
  list.heading(tr("IN FRONT OF AN AUDIENCE"));
  list.switches(SwitchMenu::room);
  list.add(tr("Pen"), "D", ChooseTool{Tool::pen}, lectern.tool() == Tool::pen);
  list.add(tr("Marker"), "M", ChooseTool{Tool::marker}, lectern.tool() == Tool::marker);
  list.add(tr("Eraser"), "E", ChooseTool{Tool::eraser}, lectern.tool() == Tool::eraser);
  list.add(tr("Clear the ink of this step"), "K", ClearInk{});
  list.add(tr("Spotlight at the pointer"), "L", ToggleSpotlight{}, lectern.spotlight());
  list.add(tr("Blank screen"), "B", ToggleBlank{}, lectern.blank());
  list.add(tr("Keep this moment as a stop"), "G", KeepMoment{});
  if (ui.session.lecture() && ui.session.lecture()->size() > 1) {
    list.add(tr("Next stop of the lecture"), "Ctrl Page Down", StepLecture{1});
    list.add(tr("Previous stop"), "Ctrl Page Up", StepLecture{-1});
  }
  if (ui.session.atStop()) list.add(tr("Back to the stop"), "Backspace", GoToStop{ui.session.lecture()->at()});
  if (!capabilities().second_window) return;
  list.add(tr("Presenter's view"), "Shift S", TogglePresenter{}, lectern.presenting());
  list.add(tr("Freeze the audience's picture"), "Ctrl B", ToggleFreeze{}, lectern.frozen());
}

void addWindow(const Ui& ui, CommandList& list) {
  list.heading(tr("WINDOW"));
  const auto theme = [&](ThemeName name, const char* label) {
    list.add(label, "", ChangeSettings{withTheme(ui.session.settings(), name)}, ui.session.settings().theme == name);
  };
  theme(ThemeName::light, tr("Light theme"));
  theme(ThemeName::dark, tr("Dark theme"));
  theme(ThemeName::projector, tr("Projector theme"));
  for (const Language& language : languages()) {
    if (language.code == spokenLanguage()) continue;
    Settings settings = ui.session.settings();
    settings.language = language.code;
    // In the language itself, so that a reader of it finds it in any other.
    list.add(tr("Language: {name}", arg("name", language.name)), "", ChangeSettings{settings});
  }
  list.switches(SwitchMenu::panels);
  const auto turn = [&](Activity activity) {
    list.add(tr("Go to: {task}", arg("task", activityName(activity))), "", TurnTo{activity},
             activityOf(ui) == activity);
  };
  for (const Activity activity : kActivities) turn(activity);
  list.add(tr("Gallery"), "F2", Do{Task::toggle_gallery});
  list.add(tr("Keys and words"), "?", Do{Task::toggle_help});
}

void addFiles(const Ui& ui, CommandList& list) {
  list.heading(tr("FILE"));
  const std::string undo = ui.session.undoName(), redo = ui.session.redoName();
  if (!undo.empty()) list.add(tr("Undo: {what}", arg("what", undo)), "Ctrl Z", Undo{});
  if (!redo.empty()) list.add(tr("Redo: {what}", arg("what", redo)), "Ctrl Y", Redo{});
  list.add(tr("New"), "", Do{Task::new_scene});
  list.add(tr("Open…"), "Ctrl O", Do{Task::open});
  list.add(tr("Save"), "Ctrl S", Do{Task::save});
  list.add(tr("Save as…"), "Ctrl Shift S", Do{Task::save_as});
  list.add(tr("Replay a run…"), "", Do{Task::replay});
  list.add(tr("Import points…"), "", Do{Task::import});
  list.add(tr("Copy the scene as text"), "Ctrl C", Do{Task::copy_scene});
  list.add(tr("Copy a link"), "", Do{Task::copy_link});
  list.add(tr("Paste scene, run, link, points"), "Ctrl V", Do{Task::paste});
  list.add(tr("Copy the window as a picture"), "Ctrl Shift C", Do{Task::copy_picture});
  list.add(tr("Save a picture…"), "Ctrl P", Do{Task::choose_picture});
  if (capabilities().exports) list.add(tr("Save a film or slides…"), "", Do{Task::choose_film});
  if (capabilities().exports) list.add(tr("Save as a page…"), "", Do{Task::save_page});
  list.add(tr("Save the window as a picture"), "Ctrl Shift P", Do{Task::save_picture});
  if (!ui.session.showsWorld()) {
    const bool kept = ui.session.scene().view != SceneView{};
    list.add(tr("Open at this step and view"), "", KeepView{!kept}, kept);
    list.add(tr("Swap A and B"), "", Edit{SwapBodies{}});
  }
  if (capabilities().ends) list.add(tr("Quit"), "Ctrl Q", Do{Task::quit});
}

}  // namespace

std::vector<CommandItem> commandItems(const Ui& ui) {
  CommandList list(ui);
  if (!ui.session.showsWorld()) {
    addSteps(ui, list);
    addQuestions(ui, list);
    addMethods(ui, list);
  }
  addPicture(ui, list);
  addLectern(ui, list);
  addWindow(ui, list);
  addFiles(ui, list);
  return list.take();
}

std::vector<int> commandsNamed(const std::vector<CommandItem>& items, const std::string& words) {
  std::vector<int> places;
  for (std::size_t i = 0; i < items.size(); ++i)
    if (hasWords(items[i].name + " " + items[i].heading, words)) places.push_back(static_cast<int>(i));
  return places;
}

}  // namespace gjklab
