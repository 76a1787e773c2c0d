#include "ui/panel/presenter_panel.h"

#include "model/caption/caption.h"
#include "model/session/thumbnail.h"
#include "model/text/translate.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace gjklab {
namespace {

constexpr double kPictureShare = 0.42;  ///< height of the small picture, of its width
constexpr float kNoteShare = 0.32f;     ///< of the panel's height; a longer note scrolls
constexpr double kLineScale = 0.75;
constexpr double kMinute = 60;

std::string timeOfDay() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  char text[16] = "";
  if (const std::tm* local = std::localtime(&now)) std::strftime(text, sizeof text, "%H:%M", local);
  return text;
}

void gap(const Ui& ui, float height) { ImGui::Dummy({1, ui.px(height)}); }

void answers(const Ui& ui) {
  const AnswersAhead ahead = answersAhead(ui.session);
  const auto told = [&](const char* heading, const std::string& question, const std::string& answer) {
    if (answer.empty()) return;
    overline(ui, heading);
    flowText(ui, ui.fonts.bold, ink(ui.theme.text), question);
    flowText(ui, ui.fonts.ui, ink(ui.theme.text), answer);
    gap(ui, 4);
  };
  told(tr("THIS STEP"), ahead.question, ahead.answer);
  told(tr("AT THE END"), ahead.last_question, ahead.last);
}

/// What the audience sees now that the lecturer does not.
void audienceButtons(const Ui& ui) {
  const Lectern& lectern = ui.session.lectern();
  if (button(ui, tr("Blank"), lectern.blank(), tr("The audience sees a black screen (B)"))) ui.send(ToggleBlank{});
  ImGui::SameLine();
  if (button(ui, tr("Freeze"), lectern.frozen(), tr("The audience's picture stays while you go on (Ctrl B)")))
    ui.send(ToggleFreeze{});
  ImGui::SameLine();
  if (button(ui, tr("End"), false, tr("Closes the audience's window (Shift S)"))) ui.send(TogglePresenter{});
}

std::string stateOf(const Lectern& lectern) {
  if (lectern.blank()) return tr("The audience sees a black screen.");
  return lectern.frozen() ? tr("The audience's picture is frozen.") : "";
}

void note(const Ui& ui, const LectureWork& work, float height) {
  overline(ui, tr("STOP {stop} OF {count}", arg("stop", work.at() + 1), arg("count", work.size())).c_str());
  ImGui::BeginChild("note", {0, height});
  const std::string& text = work.stop().note;
  if (text.empty())
    flowText(ui, ui.fonts.ui, ink(ui.theme.muted), tr("This stop has no note."));
  else
    flowText(ui, ui.fonts.lesson, ink(ui.theme.text), text);
  ImGui::EndChild();
}

}  // namespace

/// The stop's own question and answer, while one of them is on the screen.
StopAnswer ownAnswer(const Session& session) {
  const bool shown = !session.stopQuestion().empty() || !session.stopAnswer().answer.empty();
  if (!shown || session.lecture()->stop().answer.empty()) return {};
  return {session.lecture()->stop().ask, session.lecture()->stop().answer};
}

AnswersAhead answersAhead(const Session& session) {
  AnswersAhead ahead;
  const StopAnswer own = ownAnswer(session);
  ahead.question = own.question;
  ahead.answer = own.answer;
  if (session.showsWorld()) return ahead;
  const RunTrack& track = session.track(Space::difference);
  const int place = session.timelinePosition(Space::difference), end = track.timeline.size() - 1;
  const Caption now = caption(track.scene, track.run, track.timeline, place, Disclosure::everything, session.naming());
  if (own.answer.empty()) {
    ahead.question = now.title;
    ahead.answer = now.brief;
  }
  if (place == end) return ahead;
  const Caption last = caption(track.scene, track.run, track.timeline, end, Disclosure::everything, session.naming());
  ahead.last_question = last.title;
  ahead.last = last.brief;
  return ahead;
}

std::string durationText(std::chrono::minutes time) {
  const auto minutes = time.count();
  return minutes < 60 ? tr("{minutes} min", arg("minutes", minutes))
                      : tr("{hours} h {minutes} min", arg("hours", minutes / 60),
                           arg("minutes", fmt::format("{:02}", minutes % 60)));
}

double PresenterPanel::idleSeconds() const {
  if (!begun_) return -1;
  using Seconds = std::chrono::duration<double>;
  const auto left = [](double seconds) { return kMinute - std::fmod(seconds, kMinute) + 0.01; };
  return std::min(left(Seconds(std::chrono::steady_clock::now() - *begun_).count()),
                  left(Seconds(std::chrono::system_clock::now().time_since_epoch()).count()));
}

void PresenterPanel::clock(const Ui& ui) {
  const auto passed = std::chrono::duration_cast<std::chrono::minutes>(std::chrono::steady_clock::now() - *begun_);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImFont *font = ui.fonts.title, *small = ui.fonts.ui;
  const std::string since = durationText(passed);
  drawText(list, font, at, ink(ui.theme.text), timeOfDay());
  drawText(list, small,
           {at.x + contentWidth() - textSize(small, since).x, at.y + font->FontSize - 1.1f * small->FontSize},
           ink(ui.theme.muted), since);
  ImGui::Dummy({1, font->FontSize});
}

void PresenterPanel::nextStop(const Ui& ui, Toolkit& toolkit, const LectureStop& stop, int number,
                              const PictureOf& picture_of) {
  overline(ui, tr("NEXT: STOP {stop}", arg("stop", number)).c_str());
  const double width = std::floor(static_cast<double>(contentWidth()));
  const dvec2 size(width, std::floor(kPictureShare * width));
  const std::string key =
      fmt::format("next stop {} {} {} {}", edition_, number, size.x, static_cast<int>(ui.theme.name));
  Thumbnails& pictures = toolkit.thumbnails();
  if (!pictures.has(key)) {
    if (const auto drawn = thumbnailOf(picture_of(stop), size, kLineScale * ui.scale))
      pictures.draw(toolkit.renderer(), key, drawn->figure, drawn->view, ui.theme);
    else
      pictures.leaveOut(key);
  }
  if (const auto texture = pictures.texture(key)) {
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 high{low.x + static_cast<float>(size.x), low.y + static_cast<float>(size.y)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddImage(reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(texture)), low, high, {0, 1}, {1, 0});
    list.AddRect(low, high, ink(ui.theme.border));
    ImGui::Dummy({static_cast<float>(size.x), static_cast<float>(size.y)});
  }
  const std::string step = stepNameOf(stop);
  flowText(ui, ui.fonts.ui, ink(ui.theme.text), step.empty() ? nameOf(stop) : step + " · " + nameOf(stop));
}

void PresenterPanel::show(const Ui& ui, Toolkit& toolkit, Area area, const PictureOf& picture_of) {
  if (!begun_) begun_ = std::chrono::steady_clock::now();
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(16), ui.px(14)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(3)));
  if (beginPanel(ui, "presenter", area, Edge::left, true)) {
    clock(ui);
    audienceButtons(ui);
    if (const std::string state = stateOf(ui.session.lectern()); !state.empty())
      flowText(ui, ui.fonts.bold, ink(ui.theme.bad), state);
    gap(ui, 4);
    const LectureWork* work = ui.session.atStop() ? ui.session.lecture() : nullptr;
    if (work) {
      if (drawn_of_ != work->shared()) {
        drawn_of_ = work->shared();
        ++edition_;
      }
      const bool last = work->at() + 1 == work->size();  // no picture of the next needs room
      note(ui, *work, std::round((last ? 2 : 1) * kNoteShare * area.height));
      gap(ui, 4);
    }
    answers(ui);
    if (work && work->at() + 1 < work->size())
      nextStop(ui, toolkit, work->lecture().stops[static_cast<std::size_t>(work->at()) + 1], work->at() + 2,
               picture_of);
    else if (work)
      overline(ui, tr("THIS IS THE LAST STOP"));
  }
  endPanel();
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
