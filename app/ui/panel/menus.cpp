#include "ui/panel/menus.h"

#include "gjk/every_value.h"
#include "model/run/impact_study.h"
#include "model/sandbox/sandbox.h"
#include "model/scene/method_choices.h"
#include "model/text/paths.h"
#include "model/text/translate.h"
#include "platform/capabilities.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

std::string worldName(const Sandbox& world) {
  std::string name = world.file().title;
  if (name.empty()) name = world.path().empty() ? tr("Untitled world") : fileNameOf(world.path());
  return world.modified() ? name + " •" : name;
}

std::string sceneName(const Session& session) {
  const Document& document = session.document();
  std::string name = session.scene().title;
  if (name.empty()) name = document.path().empty() ? tr("Untitled scene") : fileNameOf(document.path());
  return document.modified() && !session.atStop() ? name + " •" : name;
}

void setQuery(const Ui& ui, const QuerySettings& query) { ui.send(Edit{SetQuery{query}}); }

void setImpactMethod(const Ui& ui, gjk::ImpactMethod method) {
  QuerySettings query = ui.session.scene().query;
  query.impact_method = method;
  if (!(query == ui.session.scene().query)) setQuery(ui, query);
}

void methodItem(const Ui& ui, const MethodChoice& choice) {
  const QuerySettings& query = ui.session.scene().query;
  const bool now = ui.session.study() == Study::query && isChosen(query, choice);
  if (!menuItem(methodName(choice).c_str(), nullptr, now)) return;
  setQuery(ui, withMethod(query, choice));
  ui.send(ChooseStudy{Study::query});
}

/// Of the time of impact, where bodies move.
void impactItems(const Ui& ui) {
  for (const gjk::ImpactMethod method : kImpactMethods)
    if (menuItem(impactMethodName(method), nullptr, method == ui.session.scene().query.impact_method))
      setImpactMethod(ui, method);
}

void roundingItems(const Ui& ui) {
  QuerySettings query = ui.session.scene().query;
  const gjk::Rounding now = query.rounding;
  for (const gjk::Rounding rounding : gjk::everyValue<gjk::Rounding>()) {
    query.rounding = rounding;
    if (menuItem(roundingTitle(rounding), nullptr, now == rounding, !query.textbook)) setQuery(ui, query);
  }
}

void toggleItem(const Ui& ui, const char* label, bool Inquiry::*flag, const char* key = nullptr) {
  Inquiry inquiry = ui.session.inquiry();
  const bool now = inquiry.*flag;
  inquiry.*flag = !now;
  if (menuItem(label, key, now)) ui.send(Inquire{inquiry});
}

void setRival(const Ui& ui, const Rival& rival) {
  Inquiry inquiry = ui.session.inquiry();
  inquiry.rival = rival;
  ui.send(Inquire{inquiry});
}

void setImpactRival(const Ui& ui, gjk::ImpactMethod method) {
  Inquiry inquiry = ui.session.inquiry();
  inquiry.impact_rival = method;
  ui.send(Inquire{inquiry});
}

/// On the button of its menu.
std::string shownName(const Ui& ui) {
  return ui.session.showsWorld() ? worldName(ui.session.world()) : sceneName(ui.session);
}

}  // namespace

void sceneMenu(const Ui& ui, float width) {
  if (menuButton(ui, "scene", shownName(ui).c_str(), width, tr("The gallery: scenes, worlds and your files (F2)")))
    ui.send(Do{Task::toggle_gallery});
}

void ownMethodMenu(const Ui& ui, const std::string& label, float width) {
  if (!beginMenuButton(ui, "own method", label.c_str(), width, tr("The method of this side"))) return;
  if (ui.session.study() == Study::impact) {
    impactItems(ui);
  } else {
    for (const MethodChoice& choice : methodChoices()) methodItem(ui, choice);
    ImGui::Separator();
    roundingItems(ui);
  }
  endMenuButton();
}

namespace {

/// The methods that most users want. The menu after them has their variants.
struct ShortChoice {
  const char* word;
  const char* tip;
  const char* id;  ///< its default variant
};
constexpr ShortChoice kShortChoices[] = {
    {translatable("Distance"), translatable("GJK for the nearest points; EPA if the shapes overlap"), "voronoi"},
    {translatable("Yes or no"), translatable("GJK that only asks whether the shapes meet; EPA if they do"), "boolean"},
    {translatable("Separating axes"), translatable("Tests every axis that could separate two polygons or polyhedra"),
     "separating-axes"},
    {translatable("Textbook"), translatable("GJK and EPA as textbooks print them, in single precision"), "textbook"},
};
struct ShortImpact {
  const char* word;
  gjk::ImpactMethod method;
};
constexpr ShortImpact kShortImpacts[] = {{translatable("Conservative"), gjk::ImpactMethod::conservative},
                                         {translatable("Bilateral"), gjk::ImpactMethod::bilateral},
                                         {translatable("Ray cast"), gjk::ImpactMethod::ray_cast}};

bool isOfKind(const QuerySettings& query, const MethodChoice& choice) {
  return query.textbook == choice.textbook && (query.textbook || query.method == choice.method);
}

void shortMethods(const Ui& ui) {
  const QuerySettings& query = ui.session.scene().query;
  const bool pair = ui.session.study() == Study::query;
  for (const ShortChoice& each : kShortChoices) {
    const MethodChoice& choice = *methodWithId(each.id);
    const bool now = pair && isOfKind(query, choice);
    if (button(ui, tr(each.word), now, tr(each.tip)) && !now) {
      if (!isOfKind(query, choice)) setQuery(ui, withMethod(query, choice));
      if (!pair) ui.send(ChooseStudy{Study::query});
    }
    ImGui::SameLine(0, ui.px(3));
  }
}

void shortImpacts(const Ui& ui) {
  for (const ShortImpact& each : kShortImpacts) {
    const bool now = ui.session.scene().query.impact_method == each.method;
    if (button(ui, tr(each.word), now, impactMethodName(each.method)) && !now) setImpactMethod(ui, each.method);
    ImGui::SameLine(0, ui.px(3));
  }
}

/// The current variant, for the button of its menu.
std::string detailName(const Session& session) {
  if (isHull(session.study())) return briefStudyName(session.study());
  const QuerySettings& query = session.scene().query;
  const bool distance = !query.textbook && query.method == gjk::Method::distance;
  return distance ? briefMethodName(query) : tr("Options");
}

/// The methods, or only those that find a distance; then the other choices.
void methodItems(const Ui& ui, bool all) {
  for (const MethodChoice& choice : methodChoices())
    if (all || choice.method == gjk::Method::distance) methodItem(ui, choice);
  ImGui::Separator();
  roundingItems(ui);
  toggleItem(ui, tr("Warm start: begin with the last simplex"), &Inquiry::warm_start, "W");
  ImGui::Separator();
  toggleItem(ui, tr("Contact manifold after the answer"), &Inquiry::contacts);
  toggleItem(ui, tr("Mass properties"), &Inquiry::mass);
  for (const Study study : kStudies)
    if (isHull(study) && menuItem(studyName(study), nullptr, study == ui.session.study())) ui.send(ChooseStudy{study});
}

void detailMenu(const Ui& ui, float width) {
  if (!beginMenuButton(ui, "method", detailName(ui.session).c_str(), width,
                       tr("Solver, momentum, radii, warm start, and more questions about the pair (F3)")))
    return;
  methodItems(ui, false);
  endMenuButton();
}

}  // namespace

void methodItems(const Ui& ui) {
  if (ui.session.study() == Study::impact)
    impactItems(ui);
  else
    methodItems(ui, true);
}

void methodBar(const Ui& ui, float detail_width) {
  if (ui.session.study() == Study::impact) return shortImpacts(ui);
  shortMethods(ui);
  detailMenu(ui, detail_width);
}

void rivalMenu(const Ui& ui, const std::string& label, float width) {
  if (!beginMenuButton(ui, "rival", label.c_str(), width, tr("The method to compare with"))) return;
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
  item(tr("Radii as on the left"), changed(&Rival::rounding, std::optional<gjk::Rounding>()));
  for (const gjk::Rounding rounding : gjk::everyValue<gjk::Rounding>())
    item(roundingTitle(rounding), changed(&Rival::rounding, std::optional(rounding)));
  ImGui::Separator();
  item(tr("First direction as on the left"), changed(&Rival::start, RivalStart::same));
  item(tr("First direction reversed"), changed(&Rival::start, RivalStart::reverse));
  ImGui::Separator();
  item(tr("Input as on the left"), changed(&Rival::rounded, false));
  item(tr("Input rounded to single precision"), changed(&Rival::rounded, true));
  endMenuButton();
}

/// The works with unsaved changes, where there is one that does not show.
void unsavedMenu(const Ui& ui) {
  const std::vector<UnsavedWork> works = ui.session.unsaved();
  const std::uint64_t shown = ui.session.shown().number;
  const bool others = std::any_of(works.begin(), works.end(), [&](const auto& work) { return work.number != shown; });
  if (!ImGui::BeginMenu(tr("Unsaved"), others)) return;
  for (const UnsavedWork& work : works) {
    const std::string name = !work.path.empty()     ? fileNameOf(work.path)
                             : work.title().empty() ? std::string(tr("Untitled"))
                                                    : work.title();
    const std::string kind = work.lecture ? std::string(tr("lecture"))
                             : work.world ? tr("{dimension}-D world", arg("dimension", work.world->dimension))
                                          : tr("{dimension}-D", arg("dimension", work.scene.dimension));
    ImGui::PushID(static_cast<int>(work.number));
    if (menuItem(fmt::format("{} ({})", name, kind).c_str(), nullptr, work.number == shown))
      ui.send(ShowWork{work.number});
    ImGui::PopID();
  }
  ImGui::EndMenu();
}

namespace {

std::string undoText(const std::string& what) {
  return what.empty() ? tr("Undo") : tr("Undo: {what}", arg("what", what));
}
std::string redoText(const std::string& what) {
  return what.empty() ? tr("Redo") : tr("Redo: {what}", arg("what", what));
}

}  // namespace

void fileMenu(const Ui& ui) {
  if (!beginMenuButton(ui, "file", tr("File"))) return;
  if (menuItem(tr("New"))) ui.send(Do{Task::new_scene});
  if (menuItem(tr("Open…"), "Ctrl O")) ui.send(Do{Task::open});
  if (capabilities().folders && ImGui::BeginMenu(tr("Recent"), !ui.session.settings().recent.empty())) {
    for (const std::string& path : ui.session.settings().recent) {
      ImGui::PushID(path.c_str());
      if (menuItem(fileNameOf(path).c_str())) ui.send(OpenFile{path});
      itemTip(ui, path.c_str());
      ImGui::PopID();
    }
    ImGui::EndMenu();
  }
  unsavedMenu(ui);
  ImGui::Separator();
  if (menuItem(tr("Save"), "Ctrl S")) ui.send(Do{Task::save});
  if (menuItem(tr("Save as…"), "Ctrl Shift S")) ui.send(Do{Task::save_as});
  ImGui::Separator();
  if (menuItem(tr("Replay a run…"))) ui.send(Do{Task::replay});
  itemTip(ui, tr("Checks every claim in a log of your own GJK or EPA against the reference"));
  if (menuItem(tr("Import points…"))) ui.send(Do{Task::import});
  itemTip(ui, tr("A mesh (OBJ, STL, PLY) or a table (CSV) as A or B"));
  ImGui::Separator();
  const std::string undo = ui.session.undoName(), redo = ui.session.redoName();
  if (menuItem(undoText(undo).c_str(), "Ctrl Z", false, !undo.empty())) ui.send(Undo{});
  if (menuItem(redoText(redo).c_str(), "Ctrl Y", false, !redo.empty())) ui.send(Redo{});
  ImGui::Separator();
  const bool kept = ui.session.scene().view != SceneView{};
  if (menuItem(tr("Open at this step and view"), nullptr, kept)) ui.send(KeepView{!kept});
  if (menuItem(tr("Copy scene as text"), "Ctrl C")) ui.send(Do{Task::copy_scene});
  if (menuItem(tr("Copy a link"))) ui.send(Do{Task::copy_link});
  if (menuItem(tr("Save a picture…"), "Ctrl P")) ui.send(Do{Task::choose_picture});
  if (capabilities().exports) {
    if (menuItem(tr("Save a film or slides…"))) ui.send(Do{Task::choose_film});
    if (menuItem(tr("Save as a page…"))) ui.send(Do{Task::save_page});
    itemTip(ui, tr("One file that opens this in any browser, interactive and without a network"));
  }
  if (menuItem(tr("Paste scene, run, link or points"), "Ctrl V")) ui.send(Do{Task::paste});
  if (menuItem(tr("Swap A and B"))) ui.send(Edit{SwapBodies{}});
  if (capabilities().ends) {
    ImGui::Separator();
    if (menuItem(tr("Quit"), "Ctrl Q")) ui.send(Do{Task::quit});
  }
  endMenuButton();
}

}  // namespace gjklab
