#include "ui/workbench.h"

#include "model/lecture/lecture_gallery.h"
#include "model/sandbox/world_gallery.h"
#include "ui/kit/shortcuts.h"
#include "ui/panel/lesson_panel.h"

#include <imgui_internal.h>

#include <algorithm>
#include <filesystem>
#include <utility>

// What comes into the window from outside: the mouse, keys, what is dropped, files.

namespace gjklab {
namespace {

bool popupOpen() { return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel); }

/// Closes all menus and questions. Safe where there are none, as after another key of the same frame.
void closePopups() {
  if (popupOpen()) ImGui::ClosePopupToLevel(0, true);
}

}  // namespace

/// What happened, to the user interface. The mouse comes from the events in every case (see Window::takeMouse).
void Workbench::feed(const Input& input, Surface surface, double seconds) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(surface.width), static_cast<float>(surface.height)};
  io.DisplayFramebufferScale = {1, 1};
  io.DeltaTime = std::max(1e-4f, static_cast<float>(seconds));
  const bool outside = input.mouse.x < -1e8;
  const ImVec2 mouse = outside ? ImVec2(-FLT_MAX, -FLT_MAX)
                               : ImVec2(static_cast<float>(input.mouse.x), static_cast<float>(input.mouse.y));
#if IMGUI_VERSION_NUM >= 18700
  io.AddMousePosEvent(mouse.x, mouse.y);
  for (int i = 0; i < kMouseButtons; ++i) io.AddMouseButtonEvent(i, input.down[i]);
#else
  io.MousePos = mouse;
  for (int i = 0; i < kMouseButtons; ++i) io.MouseDown[i] = input.down[i];
#endif
  letReturnChoose(input);
  finger_scroll_.follow(input, static_cast<double>(surface.scale));
}

std::optional<int> Workbench::typingAt() const {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  if (!context.IO.WantTextInput) return std::nullopt;
#if IMGUI_VERSION_NUM >= 18700
  return static_cast<int>(context.PlatformImeData.InputPos.y + context.PlatformImeData.InputLineHeight);
#else
  return static_cast<int>(context.PlatformImePos.y + context.FontSize);
#endif
}

/// While the user works with keys, the thing under the mouse shows no tooltip until the mouse moves.
void Workbench::seePointing(const Input& input) {
  const bool mouse = !(input.mouse == mouse_) || input.wheel != 0 ||
                     std::any_of(std::begin(input.down), std::end(input.down), [](bool each) { return each; });
  if (!input.keys.empty()) pointing_ = false;
  if (mouse) pointing_ = true;
}

/// In menus and lists Return chooses as Space does, which is all that Dear ImGui knows there.
void Workbench::letReturnChoose(const Input& input) {
  const auto tell = [](bool down) {
#if IMGUI_VERSION_NUM >= 18700
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Space, down);
#else
    if (const int space = ImGui::GetKeyIndex(ImGuiKey_Space); space >= 0) ImGui::GetIO().KeysDown[space] = down;
#endif
  };
  if (space_for_return_) tell(false);
  space_for_return_ = false;
  if (!popupOpen() || help_ || topics_ || gallery_.open() || commands_.open() || desk_.asking() ||
      ImGui::GetIO().WantTextInput)
    return;
  for (const KeyPress& press : input.keys)
    if (press.key == SDLK_RETURN || press.key == SDLK_KP_ENTER) space_for_return_ = true;
  if (space_for_return_) tell(true);
}

/// Behind a field that Return has left, Tab leads on to the next one. Dear ImGui would begin again at the first.
void Workbench::tabOn() {
  ImGuiContext& context = *ImGui::GetCurrentContext();
  const bool begins = context.NavMoveScoringItems && (context.NavMoveFlags & ImGuiNavMoveFlags_Tabbing) != 0 &&
                      context.NavTabbingDir == 0;
  if (begins && context.NavId != 0 && context.NavId == typed_into_) context.NavTabbingDir = 1;
  if (ImGui::GetIO().WantTextInput && context.ActiveId != 0) typed_into_ = context.ActiveId;
}

/// Whether letters are a field's.
bool Workbench::typing() const { return ImGui::GetIO().WantTextInput || typing_begins_; }

/// What is typed while a field waits for the keyboard is kept, because Dear ImGui forgets at the end of the frame what
/// no field has taken, and goes into the field before the rest.
void Workbench::giveTyped() {
  ImVector<ImWchar>& queue = ImGui::GetIO().InputQueueCharacters;
  if (typing_begins_) {
    typed_.insert(typed_.end(), queue.begin(), queue.end());
    queue.resize(0);
  } else if (!typed_.empty()) {
    typed_.insert(typed_.end(), queue.begin(), queue.end());
    queue.resize(0);
    for (const ImWchar letter : typed_) queue.push_back(letter);
    typed_.clear();
  }
}

/// The menu that a key opens, where nothing is in front.
const char* Workbench::menuAsked(const Input& input) const {
  if (typing() || questionOpen()) return "";
  const char* menu = "";
  for (const KeyPress& press : input.keys)
    if (const char* asked = menuOf(press); *asked != 0) menu = asked;
  return menu;
}

void Workbench::takeKeys(const Ui& ui, const Input& input) {
  if (input.down[0] || input.down[1]) key_panel_.clear();  // the mouse leads elsewhere
  for (KeyPress press : input.keys) {                      // several may have come within one frame
    const bool enter = press.key == SDLK_RETURN || press.key == SDLK_KP_ENTER;
    if (gallery_.takeKey(press) || commands_.takeKey(press)) continue;
    if (press.key == SDLK_ESCAPE) escape(ui);
    if (enter && !typing()) {
      dialogs_.confirm();
      picture_dialog_.confirm();
    }
    if (press.key == SDLK_F8 && !questionOpen()) moveKeysOn();
    const bool no_button = layout_.top_bar.empty() || lessons_.open();
    if (press.key == SDLK_F2 && !questionOpen() && no_button) gallery_.toggle();
    if (typing() || questionOpen()) continue;
    const bool function_key = press.key >= SDLK_F1 && press.key <= SDLK_F12;
    if (!key_panel_.empty() && !press.control && !function_key) continue;  // the panel's, by Dear ImGui
    if (lessons_.greeting() && enter && !lessons_.shelf().entries().empty()) {
      // The heap's question is answered on the next page; the card leads to wherever the learner is.
      intents_.push_back(lessons_.toying() ? Intent(Teach{Teach::What::next}) : Intent(TurnTo{Activity::lesson}));
      continue;
    }
    const bool at_stop = session_.atStop() && !session_.game();
    const int page = press.key == SDLK_PAGEDOWN ? 1 : press.key == SDLK_PAGEUP ? -1 : 0;
    if (at_stop && page != 0 && !press.shift && !press.alt) {
      intents_.push_back(StepLecture{page});  // what clickers send
      continue;
    }
    // A lesson's own keys go first: Space is its next beat, and Shift Space plays its world.
    if (lessons_.open() && lessonKey(ui, press, lesson_choice_)) continue;
    if (const auto lesson = lessons_.intentOf(press)) {
      intents_.push_back(*lesson);
      continue;
    }
    const bool digit = press.key >= SDLK_1 && press.key <= SDLK_9 && !press.control && !press.alt && !press.shift;
    if (digit && lessons_.open() && !lessons_.greeting() && !lessons_.toying())
      continue;  // the number of an answer, which the page does not have
    // At a stop the arrows are a clicker's keys, and step with Shift.
    const int arrow = press.key == SDLK_RIGHT ? 1 : press.key == SDLK_LEFT ? -1 : 0;
    if (at_stop && arrow != 0 && !press.control && !press.alt) {
      if (!press.shift) {
        intents_.push_back(StepLecture{arrow});
        continue;
      }
      press.shift = false;
    }
    if (session_.showsWorld() && worlds_.takeKey(press, intents_)) continue;
    const auto intent = intentOf(press, session_);
    if (!intent) continue;
    if (std::holds_alternative<Select>(*intent)) {
      keys_choose_ = true;
      chosen_at_ = input.mouse;
    }
    intents_.push_back(*intent);
  }
}

/// From one panel that can be gone through by keys to the next, and out of the last. The first is the one that edits
/// the scene, and is shown for it.
void Workbench::moveKeysOn() {
  const bool world = session_.showsWorld();
  const bool stage = onStage() && !session_.comparing();
  const char* numbers = world ? "world inspector" : stage ? "numbers panel" : "inspector";
  const std::pair<const char*, const Area*> all[] = {{world ? "world settings" : "scene panel", &layout_.scene_panel},
                                                     {numbers, &layout_.inspector},
                                                     {world ? "world clock" : "timeline", &layout_.timeline},
                                                     {"top", &layout_.top_bar}};
  if (key_panel_.empty() && layout_.scene_panel.empty() && !lessons_.open()) {
    Settings settings = session_.settings();
    settings.scene_panel = settings.panels_visible = true;
    intents_.push_back(ChangeSettings{settings});
    key_panel_ = all[0].first;
    return;
  }
  bool found = key_panel_.empty();
  for (const auto& [name, area] : all) {
    if (found && *name != 0 && !area->empty()) {
      key_panel_ = name;
      return;
    }
    found = found || key_panel_ == name;
  }
  key_panel_.clear();
}

/// Whether the mouse is over a blank screen, where a click only ends the blank screen.
bool Workbench::inTheDark(const Input& input) {
  const bool blank = session_.lectern().blank() && !session_.lectern().presenting();
  const bool down = std::any_of(std::begin(input.down), std::end(input.down), [](bool each) { return each; });
  if (blank && down && !dark_press_) intents_.push_back(ToggleBlank{});
  dark_press_ = down && (blank || dark_press_);
  return blank || dark_press_;
}

/// Whether a menu, a page or a question is in front of everything, or is about to be.
bool Workbench::questionOpen() const { return popupOpen() || help_ || topics_ || desk_.asking(); }

/// Takes back what is under way, the innermost first: a drag, a menu or a question, an error that has been read. Where
/// there is nothing, it leads out of the Stage.
void Workbench::escape(const Ui& ui) {
  if (!key_panel_.empty() && !questionOpen()) {
    if (!ImGui::GetIO().WantTextInput) key_panel_.clear();  // otherwise the field restores its text
    return;
  }
  if (session_.lectern().blank()) return intents_.push_back(ToggleBlank{});
  for (Viewport& viewport : viewports_)
    if (viewport.cancel(ui)) return;
  if (const Tool tool = session_.lectern().tool(); tool != Tool::none && !questionOpen())
    return intents_.push_back(ChooseTool{tool});  // the tool again puts it away
  if (!questionOpen() && !session_.showsWorld() && session_.opened()) return intents_.push_back(CloseQuery{});
  if (!questionOpen() && session_.showsWorld() && worlds_.cancel(intents_)) return;
  const auto& pair = session_.world().pairInLab();
  if (!questionOpen() && pair && pair->a >= 0) return intents_.push_back(ReturnToWorld{});
  if (!questionOpen() && lessons_.greeting()) return intents_.push_back(Teach{Teach::What::lab});
  const News::Choice* declining = news_.declining();
  if (!questionOpen() && declining) return intents_.push_back(declining->intent);
  if (!questionOpen() && !news_.empty()) return news_.moveOn();
  if (!questionOpen()) return leaveStage();
  closePopups();
  help_ = topics_ = false;
  desk_.cancel();
}

/// A phone and a page have nothing else to show.
void Workbench::leaveStage() {
  if (!onStage() || handheld_ || embedded_ || typing()) return;
  if (session_.lectern().spotlight()) return intents_.push_back(ToggleSpotlight{});
  intents_.push_back(toggled(session_, &Settings::stage));
}

void Workbench::closeUnseen() {
  lessons_.close();
  desk_.perform(Task::quit);
}

void Workbench::takeDrops(const Input& input) {
  if (input.dropped_files.size() == 1)
    openFile(input.dropped_files.front());
  else if (!input.dropped_files.empty())
    desk_.openFiles(input.dropped_files);
  if (!input.dropped_text.empty()) desk_.openText(input.dropped_text, TextOrigin::drop);
  if (input.quit) intents_.push_back(Do{Task::quit});
}

/// A scene, a world, or lessons.
void Workbench::openFile(const std::string& path) {
  if (desk_.asking()) return desk_.openFile(path);  // comes back here after the answer
  if (const std::string world = builtInWorld(path); !world.empty()) return desk_.openNamed(world, path);
  if (const std::string lecture = builtInLecture(path); !lecture.empty()) return desk_.openNamed(lecture, path);
  if (Lessons::isLesson(path)) return lessons_.openPath(path);
  desk_.openFile(path);
}

}  // namespace gjklab
