#include "ui/panel/menus.h"

#include "model/figure/make_figure.h"
#include "model/gallery/gallery.h"
#include "model/run/impact_study.h"
#include "model/sandbox/sandbox.h"
#include "model/scene/method_choices.h"
#include "model/session/settings_table.h"
#include "platform/capabilities.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace gjklab {
namespace {

std::string fileName(const std::string& path) { return std::filesystem::path(path).filename().string(); }

std::string worldName(const Sandbox& world) {
  std::string name = world.file().title;
  if (name.empty()) name = world.path().empty() ? "Untitled world" : fileName(world.path());
  return world.modified() ? name + " •" : name;
}

std::string sceneName(const Session& session) {
  const Document& document = session.document();
  std::string name = session.scene().title;
  if (name.empty()) name = document.path().empty() ? "Untitled scene" : fileName(document.path());
  return document.modified() ? name + " •" : name;
}

void setQuery(const Ui& ui, const QuerySettings& query) { ui.ask(Edit{SetQuery{query}}); }

void methodItem(const Ui& ui, const MethodChoice& choice) {
  const QuerySettings& query = ui.session.scene().query;
  const bool now = ui.session.study() == Study::query && isChosen(query, choice);
  if (!menuItem(methodName(choice).c_str(), nullptr, now)) return;
  setQuery(ui, withMethod(query, choice));
  ui.ask(ChooseStudy{Study::query});
}

/// What the steps are those of, where it is no query.
const char* studyName(Study study) {
  switch (study) {
    case Study::query:
      break;
    case Study::hull_a:
      return "Convex hull of A's points";
    case Study::hull_b:
      return "Convex hull of B's points";
    case Study::hull_difference:
      return "Convex hull of A ⊖ B's points";
    case Study::impact:
      return "Time of impact of moving bodies";
  }
  return "";
}

/// What is stepped through, on its button.
struct StudyNames {
  std::string full;   ///< "Accelerated GJK · Nesterov"
  std::string brief;  ///< "Nesterov momentum"
};

StudyNames impactNames(gjk::ImpactMethod method) {
  return {std::string("Time of impact · ") + impactMethodName(method), impactMethodName(method)};
}

StudyNames studyNames(const Session& session) {
  const Study study = session.study();
  if (study == Study::impact) return impactNames(session.scene().query.impact_method);
  if (study != Study::query) {
    const char* of = study == Study::hull_a ? "A" : study == Study::hull_b ? "B" : "A ⊖ B";
    return {studyName(study), std::string("Hull of ") + of};
  }
  const QuerySettings& query = session.scene().query;
  return {methodName(query), briefMethodName(query)};
}

void studyItems(const Ui& ui) {
  for (const Study study : kStudies)
    if (isHull(study) && menuItem(studyName(study), nullptr, study == ui.session.study())) ui.ask(ChooseStudy{study});
}

/// Of the time of impact, under it.
void impactItems(const Ui& ui) {
  QuerySettings query = ui.session.scene().query;
  const gjk::ImpactMethod now = query.impact_method;
  for (const gjk::ImpactMethod method : kImpactMethods) {
    query.impact_method = method;
    const std::string label = std::string("Time of impact · ") + impactMethodName(method);
    if (!menuItem(label.c_str(), nullptr, ui.session.study() == Study::impact && method == now)) continue;
    if (method != now) setQuery(ui, query);
    ui.ask(ChooseStudy{Study::impact});
  }
}

void roundingItem(const Ui& ui, gjk::Rounding rounding, const char* label) {
  QuerySettings query = ui.session.scene().query;
  const bool now = query.rounding == rounding;
  query.rounding = rounding;
  if (menuItem(label, nullptr, now, !query.textbook)) setQuery(ui, query);
}

/// The switches among the settings that belong in one menu.
void switchItems(const Ui& ui, SwitchMenu menu) {
  for (const Setting& each : settingsTable()) {
    if (each.menu != menu) continue;
    Settings settings = ui.session.settings();
    bool& flag = each.value.flag(settings);
    const bool now = flag;
    flag = !now;
    if (menuItem(each.label, each.shortcut, now)) ui.ask(ChangeSettings{settings});
  }
}

void toggleItem(const Ui& ui, const char* label, bool Inquiry::*flag, const char* key = nullptr) {
  Inquiry inquiry = ui.session.inquiry();
  const bool now = inquiry.*flag;
  inquiry.*flag = !now;
  if (menuItem(label, key, now)) ui.ask(Inquire{inquiry});
}

void themeItem(const Ui& ui, ThemeName name, const char* label) {
  const Settings& settings = ui.session.settings();
  if (menuItem(label, nullptr, settings.theme == name)) ui.ask(ChangeSettings{withTheme(settings, name)});
}

void setRival(const Ui& ui, const Rival& rival) {
  Inquiry inquiry = ui.session.inquiry();
  inquiry.rival = rival;
  ui.ask(Inquire{inquiry});
}

void setImpactRival(const Ui& ui, gjk::ImpactMethod method) {
  Inquiry inquiry = ui.session.inquiry();
  inquiry.impact_rival = method;
  ui.ask(Inquire{inquiry});
}

/// What is asked beside the run.
void besideItems(const Ui& ui) {
  if (menuItem("Compare two methods", "C", ui.session.comparing())) ui.ask(ToggleCompare{});
  if (menuItem("Single precision: plain GJK in float beside", nullptr, comparesSingle(ui.session.inquiry())))
    ui.ask(ToggleSingle{});
  itemTip(ui,
          "The input rounded to float, textbook GJK and EPA in float: where the answers part, and what is to blame");
  switchItems(ui, SwitchMenu::compare);
  ImGui::Separator();
  toggleItem(ui, "Contact manifold after the answer", &Inquiry::contacts);
  toggleItem(ui, "Mass properties", &Inquiry::mass);
}

void lecternItems(const Ui& ui) {
  const Lectern& lectern = ui.session.lectern();
  if (menuItem("Pen", "D", lectern.tool() == Tool::pen)) ui.ask(TakeTool{Tool::pen});
  if (menuItem("Marker", "M", lectern.tool() == Tool::marker)) ui.ask(TakeTool{Tool::marker});
  if (menuItem("Eraser", "E", lectern.tool() == Tool::eraser)) ui.ask(TakeTool{Tool::eraser});
  if (menuItem("Clear this step", "K")) ui.ask(ClearInk{});
  if (menuItem("Light around the pointer", "L", lectern.spotlight())) ui.ask(ToggleSpotlight{});
  if (menuItem("Blank screen", "B", lectern.blank())) ui.ask(ToggleBlank{});
  if (capabilities().second_window && menuItem("Freeze what the audience sees", "Ctrl B", lectern.frozen()))
    ui.ask(ToggleFreeze{});
  ImGui::Separator();
  if (menuItem("Copy the window as a picture", "Ctrl Shift C")) ui.ask(Do{Task::copy_picture});
  if (menuItem("Save the window as a picture", "Ctrl P")) ui.ask(Do{Task::save_picture});
}

void spaceItems(const Ui& ui) {
  if (menuItem("Turn to this step", "V")) ui.ask(FindView{});
  switchItems(ui, SwitchMenu::space);
}

/// On the button of its menu.
std::string shownName(const Ui& ui) { return ui.world ? worldName(*ui.world) : sceneName(ui.session); }

}  // namespace

void sceneMenu(const Ui& ui, float width) {
  if (menuButton(ui, "scene", shownName(ui).c_str(), width, "The gallery: scenes, worlds and your files (F2)"))
    ui.ask(Do{Task::toggle_gallery});
}

float sceneMenuWidth(const Ui& ui) { return menuButtonWidth(shownName(ui).c_str()); }

float methodMenuWidth(const Ui& ui) { return menuButtonWidth(studyNames(ui.session).brief.c_str()); }

void methodMenu(const Ui& ui, float width) {
  const StudyNames names = studyNames(ui.session);
  ownMethodMenu(ui, menuButtonWidth(names.full.c_str()) <= width ? names.full : names.brief, width);
}

void ownMethodMenu(const Ui& ui, const std::string& label, float width) {
  if (beginMenuButton(ui, "method", label.c_str(), width, "Method and rounding")) {
    for (const MethodChoice& choice : methodChoices()) methodItem(ui, choice);
    ImGui::Separator();
    roundingItem(ui, gjk::Rounding::core, "Radii taken off: run on the cores");
    roundingItem(ui, gjk::Rounding::support, "Radii in the support function");
    ImGui::Separator();
    toggleItem(ui, "Warm start: begin with the last simplex", &Inquiry::warm_start, "W");
    ImGui::Separator();
    studyItems(ui);
    impactItems(ui);
    endMenuButton();
  }
}

void rivalMenu(const Ui& ui, const std::string& label, float width) {
  if (!beginMenuButton(ui, "rival", label.c_str(), width, "The method to compare with")) return;
  if (ui.session.study() == Study::impact) {
    for (const gjk::ImpactMethod method : kImpactMethods)
      if (menuItem(impactMethodName(method), nullptr,
                   method == offeredImpactRival(ui.session.scene(), ui.session.inquiry().impact_rival)))
        setImpactRival(ui, method);
    return endMenuButton();
  }
  const Rival& now = ui.session.inquiry().rival;
  const auto item = [&](const char* text, const Rival& choice) {
    if (menuItem(text, nullptr, choice == now)) setRival(ui, choice);
  };
  const auto changed = [&now](auto Rival::*field, auto value) {
    Rival choice = now;
    choice.*field = value;
    return choice;
  };
  for (const MethodChoice& choice : methodChoices())
    item(methodName(choice).c_str(), changed(&Rival::method, std::string(choice.id)));
  ImGui::Separator();
  using gjk::Rounding;
  item("Radii as on the left", changed(&Rival::rounding, std::optional<Rounding>()));
  item("Radii taken off: run on the cores", changed(&Rival::rounding, std::optional(Rounding::core)));
  item("Radii in the support function", changed(&Rival::rounding, std::optional(Rounding::support)));
  ImGui::Separator();
  item("First direction as on the left", changed(&Rival::start, RivalStart::same));
  item("First direction reversed", changed(&Rival::start, RivalStart::reverse));
  ImGui::Separator();
  item("Input as on the left", changed(&Rival::rounded, false));
  item("Input rounded to single precision", changed(&Rival::rounded, true));
  endMenuButton();
}

/// The works with unsaved changes, where there is one that does not show.
void unsavedMenu(const Ui& ui) {
  const std::vector<UnsavedWork> works = ui.session.unsaved();
  const std::uint64_t shown = ui.session.shown().number;
  const bool others = std::any_of(works.begin(), works.end(), [&](const auto& work) { return work.number != shown; });
  if (!ImGui::BeginMenu("Unsaved", others)) return;
  for (const UnsavedWork& work : works) {
    const std::string name = !work.path.empty()     ? fileName(work.path)
                             : work.title().empty() ? std::string("Without a title")
                                                    : work.title();
    const char* kind = work.world ? " world" : "";
    ImGui::PushID(static_cast<int>(work.number));
    if (menuItem(fmt::format("{} ({}-D{})", name, work.dimension(), kind).c_str(), nullptr, work.number == shown))
      ui.ask(ShowWork{work.number});
    ImGui::PopID();
  }
  ImGui::EndMenu();
}

void fileMenu(const Ui& ui) {
  const Document& document = ui.session.document();
  if (!beginMenuButton(ui, "file", "File")) return;
  if (menuItem("New")) ui.ask(Do{Task::new_scene});
  if (menuItem("Open…", "Ctrl O")) ui.ask(Do{Task::open});
  if (capabilities().folders && ImGui::BeginMenu("Recent", !ui.session.settings().recent.empty())) {
    for (const std::string& path : ui.session.settings().recent) {
      ImGui::PushID(path.c_str());
      if (menuItem(fileName(path).c_str())) ui.ask(OpenFile{path});
      itemTip(ui, path.c_str());
      ImGui::PopID();
    }
    ImGui::EndMenu();
  }
  unsavedMenu(ui);
  ImGui::Separator();
  if (menuItem("Save", "Ctrl S")) ui.ask(Do{Task::save});
  if (menuItem("Save as…", "Ctrl Shift S")) ui.ask(Do{Task::save_as});
  ImGui::Separator();
  if (menuItem("Replay a run…")) ui.ask(Do{Task::replay});
  itemTip(ui, "The log of somebody's own GJK or EPA beside the reference, every claim checked");
  if (menuItem("Import points…")) ui.ask(Do{Task::import});
  itemTip(ui, "A mesh (OBJ, STL, PLY) or a table (CSV) as A or B");
  ImGui::Separator();
  const std::string undo = ui.world ? ui.world->undoName() : document.undoName();
  const std::string redo = ui.world ? ui.world->redoName() : document.redoName();
  if (menuItem(("Undo " + undo).c_str(), "Ctrl Z", false, ui.world ? !undo.empty() : document.canUndo()))
    ui.ask(Undo{});
  if (menuItem(("Redo " + redo).c_str(), "Ctrl Y", false, ui.world ? !redo.empty() : document.canRedo()))
    ui.ask(Redo{});
  ImGui::Separator();
  const bool kept = ui.session.scene().view != SceneView{};
  if (menuItem("Open it at this step and view", nullptr, kept)) ui.ask(KeepView{!kept});
  if (menuItem("Copy scene as text", "Ctrl C")) ui.ask(Do{Task::copy_scene});
  if (menuItem("Copy a link")) ui.ask(Do{Task::copy_link});
  if (menuItem("Paste scene, run, link or points", "Ctrl V")) ui.ask(Do{Task::paste});
  if (menuItem("Swap A and B")) ui.ask(Edit{SwapBodies{}});
  if (capabilities().ends) {
    ImGui::Separator();
    if (menuItem("Quit", "Ctrl Q")) ui.ask(Do{Task::quit});
  }
  endMenuButton();
}

void viewMenu(const Ui& ui) {
  if (!beginMenuButton(ui, "view", "View")) return;
  themeItem(ui, ThemeName::light, "Light");
  themeItem(ui, ThemeName::dark, "Dark");
  themeItem(ui, ThemeName::projector, "Projector");
  ImGui::Separator();
  if (ImGui::BeginMenu("Draw")) {
    switchItems(ui, SwitchMenu::draw);
    ImGui::EndMenu();
  }
  if (ImGui::BeginMenu("Beside the run")) {
    besideItems(ui);
    ImGui::EndMenu();
  }
  if (ImGui::BeginMenu("Lectern")) {
    lecternItems(ui);
    ImGui::EndMenu();
  }
  if (ImGui::BeginMenu("3-D")) {
    spaceItems(ui);
    ImGui::EndMenu();
  }
  if (ImGui::BeginMenu("Panels")) {
    switchItems(ui, SwitchMenu::panels);
    ImGui::EndMenu();
  }
  ImGui::Separator();
  if (menuItem("Predict: answer before the run does", "Q", ui.session.game() != nullptr)) ui.ask(TogglePredict{});
  switchItems(ui, SwitchMenu::steps);
  if (menuItem("Names for life: s₁, s₂, … for the simplex", "", ui.session.naming() == Naming::for_life,
               !ui.session.inLesson())) {
    Settings settings = ui.session.settings();
    settings.naming = settings.naming == Naming::for_life ? Naming::letters : Naming::for_life;
    ui.ask(ChangeSettings{settings});
  }
  switchItems(ui, SwitchMenu::hand);
  if (menuItem("Frame everything", "F")) ui.ask(FrameAll{});
  ImGui::Separator();
  switchItems(ui, SwitchMenu::room);
  endMenuButton();
}

}  // namespace gjklab
