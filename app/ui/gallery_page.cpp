#include "ui/gallery_page.h"

#include "model/lecture/lecture_gallery.h"
#include "model/sandbox/world_gallery.h"
#include "model/session/thumbnail.h"
#include "model/store/files.h"
#include "model/text/file_kind.h"
#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <variant>

namespace gjklab {
namespace {

/// Pixels at scale 1.
constexpr float kCardWidth = 148, kCardHeight = 90, kCardTitle = 38, kCardGap = 14, kPadding = 16, kEdge = 14;
constexpr float kSearch = 260, kDimensions = 230;
constexpr int kMostColumns = 6;
constexpr double kLineScale = 0.75;
/// Drawing pictures stops for this frame after this many seconds; a recent file with more bytes has no picture.
constexpr double kFrameShare = 0.012;
constexpr std::size_t kMostBytes = 1 << 20;

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

/// How many cards beside each other.
int columnsIn(float width, float card, float gap) {
  return std::clamp(static_cast<int>((width + gap) / (card + gap)), 1, kMostColumns);
}

std::optional<Thumbnail> thumbnailOfStop(const LectureStop& stop, dvec2 size, double scale) {
  if (const auto* scene = std::get_if<Scene>(&stop.what)) return thumbnailOf(*scene, size, scale);
  if (const auto* world = std::get_if<WorldFile>(&stop.what)) return thumbnailOf(*world, size, scale);
  return std::nullopt;
}

std::optional<Thumbnail> thumbnailOfFile(const std::string& text, const std::string& path, dvec2 size, double scale) {
  if (kindOf(text) == FileKind::world) {
    const auto world = readWorld(text, path);
    if (const auto* file = std::get_if<WorldFile>(&world)) return thumbnailOf(*file, size, scale);
    return std::nullopt;
  }
  if (kindOf(text) == FileKind::lecture) {
    const auto lecture = readLecture(text, path);
    if (const auto* file = std::get_if<Lecture>(&lecture)) return thumbnailOfStop(file->stops.front(), size, scale);
    return std::nullopt;
  }
  const auto scene = readScene(text, path);
  if (const auto* file = std::get_if<Scene>(&scene)) return thumbnailOf(*file, size, scale);
  return std::nullopt;
}

std::optional<Thumbnail> thumbnailOf(const CatalogueItem& item, dvec2 size, double scale) {
  if (item.scene) return thumbnailOf(item.scene->scene, size, scale, item.scene->camera);
  if (const std::string world = builtInWorld(item.path); !world.empty())
    return thumbnailOfFile(world, item.path, size, scale);
  if (const std::string lecture = builtInLecture(item.path); !lecture.empty())
    return thumbnailOfFile(lecture, item.path, size, scale);
  const auto read = readFile(item.path, kMostBytes);
  const auto* text = std::get_if<std::string>(&read);
  return text ? thumbnailOfFile(*text, item.path, size, scale) : std::nullopt;
}

}  // namespace

bool GalleryPage::takeKey(const KeyPress& press) {
  if (!open_ || press.control || press.alt) return false;
  const auto move = [&](int right, int down) {
    chosen_ = stepInRows(chosen_, rows_, right, down);
    follows_ = true;
    return true;
  };
  const bool typing = wish_.words.empty();  // otherwise ← and → belong to the text
  switch (press.key) {
    case SDLK_DOWN:
      return move(0, 1);
    case SDLK_UP:
      return move(0, -1);
    case SDLK_RIGHT:
      return typing && move(1, 0);
    case SDLK_LEFT:
      return typing && move(-1, 0);
    case SDLK_PAGEDOWN:
      return move(0, 3);
    case SDLK_PAGEUP:
      return move(0, -3);
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      takes_ = true;
      return true;
    default:
      return press.key != SDLK_ESCAPE;  // what is typed is the search field's
  }
}

/// Everything as it is now: files come and go.
void GalleryPage::begin(const Ui& ui, Thumbnails& thumbnails) {
  wanted_ = false;
  begins_ = follows_ = true;
  takes_ = false;
  items_ = catalogueOf(ui.session.settings().recent);
  wish_ = {};
  words_ = {};
  shown_ = found(items_, wish_);
  const ShownWork work = ui.session.shown();
  const int dimension = work.world ? ui.session.world().file().dimension : ui.session.scene().dimension;
  chosen_ = placeOf(items_, shown_, work, dimension);
  if (drawn_in_ != &ui.theme || drawn_at_ != ui.scale) thumbnails.clear();
  drawn_in_ = &ui.theme;
  drawn_at_ = ui.scale;
}

void GalleryPage::show(const Ui& ui, Toolkit& toolkit, Area room) {
  if (wanted_) {
    begin(ui, toolkit.thumbnails());
    ImGui::OpenPopup("gallery");
  }
  const float edge = ui.px(kEdge);
  ImGui::SetNextWindowPos({room.x + edge, room.y + ui.px(6)});
  ImGui::SetNextWindowSize(
      {std::min(room.width - 2 * edge, ui.px(kMostColumns * (kCardWidth + kCardGap) + 2 * kPadding + 6)),
       room.height - ui.px(6) - edge});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(kPadding), ui.px(kPadding)));
  open_ = ImGui::BeginPopup("gallery", ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!open_) return;
  filters(ui);
  cards(ui, toolkit);
  ImGui::EndPopup();
}

/// The search field, the dimensions, the topics.
void GalleryPage::filters(const Ui& ui) {
  const CatalogueWish before = wish_;
  const float inner_right = ImGui::GetWindowPos().x + ImGui::GetWindowWidth() - ui.px(kPadding);
  const auto fits = [&](const char* label, float gap) {
    return ImGui::GetItemRectMax().x + gap + buttonWidth(label) <= inner_right;
  };
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(7)));
  ImGui::SetNextItemWidth(std::min(ui.px(kSearch), ImGui::GetContentRegionAvail().x));
  if (begins_ && !ui.handheld) ImGui::SetKeyboardFocusHere();  // a phone's keyboard would hide half of the pictures
  ImGui::InputTextWithHint("##search", tr("Search scenes and worlds"), words_.data(), words_.size());
  if (fits(tr("all"), ui.px(kDimensions))) ImGui::SameLine(0, ui.px(16));
  wish_.words = words_.data();
  for (const int dimension : {0, 1, 2, 3}) {
    const std::string label = dimension == 0 ? tr("all") : fmt::format("{}-D", dimension);
    if (dimension > 0) ImGui::SameLine(0, ui.px(6));
    if (button(ui, label.c_str(), wish_.dimension == dimension)) wish_.dimension = dimension;
  }
  // Above a phone's keyboard there is room only for the results, not for the topics.
  const bool narrow = ui.handheld && !wish_.words.empty() && wish_.topic.empty();
  bool first = true;
  for (const std::string& topic : narrow ? std::vector<std::string>() : topicsOf(items_)) {
    if (!first && fits(topic.c_str(), ui.px(6))) ImGui::SameLine(0, ui.px(6));
    first = false;
    if (button(ui, topic.c_str(), wish_.topic == topic)) wish_.topic = wish_.topic == topic ? "" : topic;
  }
  ImGui::PopStyleVar();
  ImGui::Dummy({0, ui.px(2)});
  if (wish_.words == before.words && wish_.dimension == before.dimension && wish_.topic == before.topic) return;
  shown_ = found(items_, wish_);
  chosen_ = firstNamed(items_, shown_, wish_.words);
  follows_ = true;
}

void GalleryPage::cards(const Ui& ui, Toolkit& toolkit) {
  ImGui::BeginChild("cards", {0, 0}, false, ImGuiWindowFlags_NoNav);
  const int columns = columnsIn(ImGui::GetContentRegionAvail().x - ui.px(10), ui.px(kCardWidth), ui.px(kCardGap));
  rows_.clear();
  spent_ = 0;
  drawing_ = false;
  if (shown_.empty()) ImGui::TextColored(vec4(ui.theme.muted), "%s", tr("Nothing matches. Try fewer letters."));
  std::string topic;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(kCardGap), ui.px(6)));
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const CatalogueItem& item = items_[static_cast<std::size_t>(shown_[i])];
    if (item.topic != topic) {
      if (!topic.empty()) ImGui::Dummy({0, ui.px(4)});
      overline(ui, inCapitals(topic = item.topic).c_str());
      rows_.push_back(0);
    } else if (rows_.back() == columns) {
      rows_.push_back(0);
    }
    if (rows_.back()++ > 0) ImGui::SameLine();
    card(ui, toolkit, shown_[i], static_cast<int>(i));
  }
  ImGui::PopStyleVar();
  if (takes_ && !shown_.empty())
    choose(ui, items_[static_cast<std::size_t>(shown_[static_cast<std::size_t>(chosen_)])]);
  begins_ = follows_ = takes_ = false;
  ImGui::EndChild();
}

void GalleryPage::card(const Ui& ui, Toolkit& toolkit, int place, int at) {
  const CatalogueItem& item = items_[static_cast<std::size_t>(place)];
  const float width = ui.px(kCardWidth), height = ui.px(kCardHeight);
  const ImVec2 low = ImGui::GetCursorScreenPos();
  ImGui::PushID(item.key.c_str());
  const bool pressed = ImGui::InvisibleButton("card", {width, height + ui.px(kCardTitle)});
  if (ui.pointing && ImGui::IsItemHovered()) chosen_ = at;
  if (follows_ && chosen_ == at) ImGui::SetScrollHereY(begins_ ? 0.4f : 0.5f);
  ImGui::PopID();
  if (ImGui::IsItemVisible()) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 high{low.x + width, low.y + height};
    list.AddRectFilled(low, high, ink(ui.theme.pane), ui.px(4));
    ImGui::SetCursorScreenPos(low);
    picture(ui, toolkit, item, {std::round(width), std::round(height)});
    const bool chosen = chosen_ == at;
    list.AddRect(low, high, ink(chosen ? ui.theme.accent : ui.theme.border), ui.px(4), 0, ui.px(chosen ? 2.4f : 1));
    ImFont* small = ui.fonts.small;
    if (item.dimension > 0) {
      const std::string tag = fmt::format("{}-D", item.dimension);
      const ImVec2 size = textSize(small, tag), from{high.x - ui.px(6) - size.x, low.y + ui.px(4)};
      list.AddRectFilled({from.x - ui.px(3), from.y}, {from.x + size.x + ui.px(3), from.y + size.y},
                         ink(withAlpha(ui.theme.pane, 0.85f)), ui.px(3));
      drawText(list, small, from, ink(ui.theme.muted), tag);
    }
    const TwoLines name = twoLines(small, item.title, width);
    const ImU32 color = ink(chosen ? ui.theme.accent : ui.theme.text);
    drawText(list, small, {low.x, high.y + ui.px(4)}, color, name.first);
    drawText(list, small, {low.x, high.y + ui.px(4) + small->FontSize}, color, name.second);
    if (name.cut && ui.pointing && ImGui::IsMouseHoveringRect(low, {high.x, high.y + ui.px(kCardTitle)}))
      tooltip(ui, item.title.c_str());
  }
  ImGui::SetCursorScreenPos(low);
  ImGui::Dummy({width, height + ui.px(kCardTitle)});
  if (pressed) choose(ui, item);
}

/// As many as there is time for in a frame; the others with the next ones.
void GalleryPage::picture(const Ui& ui, Toolkit& toolkit, const CatalogueItem& item, dvec2 size) {
  if (!toolkit.thumbnails().has(item.key)) {
    if (spent_ > kFrameShare) {
      drawing_ = true;
      return;
    }
    const double began = now();
    if (const auto drawn = thumbnailOf(item, size, kLineScale * ui.scale))
      toolkit.thumbnails().draw(toolkit.renderer(), item.key, drawn->figure, drawn->view, ui.theme);
    else
      toolkit.thumbnails().leaveOut(item.key);
    spent_ += now() - began;
  }
  const auto texture = toolkit.thumbnails().texture(item.key);
  if (texture == 0) return;
  const ImVec2 low = ImGui::GetCursorScreenPos();
  ImGui::GetWindowDrawList()->AddImageRounded(reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(texture)), low,
                                              {low.x + static_cast<float>(size.x), low.y + static_cast<float>(size.y)},
                                              {0, 1}, {1, 0}, IM_COL32_WHITE, ui.px(4));
}

void GalleryPage::choose(const Ui& ui, const CatalogueItem& item) {
  if (item.scene)
    ui.send(ShowScene{item.scene->scene, item.scene->opening, item.scene->camera});
  else
    ui.send(OpenFile{item.path});
  ImGui::ClosePopupToLevel(0, true);
}

}  // namespace gjklab
