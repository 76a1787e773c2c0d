#include "ui/film_booth.h"

#include "model/text/translate.h"
#include "ui/kit/widgets.h"

#include <chrono>

namespace gjklab {
namespace {

constexpr const char* kFilmPopup = "film";
constexpr std::chrono::milliseconds kSlice(40);  // between two frames of the window

}  // namespace

void FilmBooth::begin(const PictureWish& wish) {
  wish_ = wish;
  making_ = desk_.filmOf(wish);
}

void FilmBooth::show(const Ui& ui, float window_width, float window_height) {
  if (!making_ && !shown_) return;
  if (!shown_) ImGui::OpenPopup(kFilmPopup);
  shown_ = true;
  ImGui::SetNextWindowPos({window_width / 2, window_height * 0.4f}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(20), ui.px(16)));
  const bool open = ImGui::BeginPopupModal(
      kFilmPopup, nullptr, ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!open) {
    shown_ = false;
    return stop();  // Escape
  }
  progress(ui);
  if (!making_) {
    ImGui::CloseCurrentPopup();
    shown_ = false;
  }
  ImGui::EndPopup();
}

void FilmBooth::progress(const Ui& ui) {
  if (!making_) return;
  const int drawn = making_->drawn(), total = making_->total();
  ImGui::PushFont(ui.fonts.title);
  ImGui::TextUnformatted(wish_.kind == PictureKind::gif ? tr("Drawing the film") : tr("Drawing the slides"));
  ImGui::PopFont();
  const std::string counted = tr("{done} of {all} pictures", arg("done", drawn), arg("all", total));
  ImGui::TextUnformatted(counted.c_str());
  ImGui::PushStyleColor(ImGuiCol_PlotHistogram, vec4(ui.theme.accent));
  ImGui::ProgressBar(static_cast<float>(drawn) / static_cast<float>(total), {ui.px(320), ui.px(8)}, "");
  ImGui::PopStyleColor();
  ImGui::Dummy({0, ui.px(4)});
  if (button(ui, tr("Stop"))) stop();
}

void FilmBooth::advance() {
  if (!making_) return;
  const auto until = std::chrono::steady_clock::now() + kSlice;
  std::string error;
  while (!making_->complete() && std::chrono::steady_clock::now() < until)
    if (!making_->drawNext(error)) {
      making_.reset();
      return news_.say(error, News::Mood::error);
    }
  if (!making_->complete()) return;
  desk_.deliverFilm(wish_, *making_);
  making_.reset();
}

/// What has been drawn is dropped: half a film is none.
void FilmBooth::stop() { making_.reset(); }

}  // namespace gjklab
