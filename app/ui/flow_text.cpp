#include "ui/flow_text.h"

#include "model/rich_text.h"
#include "ui/widgets.h"

#include <algorithm>
#include <vector>

namespace gjklab {
namespace {

constexpr float kSubscriptSize = 0.72f, kSubscriptDrop = 0.36f;

/// A piece that stays together on one line: a word, or a part of one in another look.
struct Piece {
  std::string text;
  ImFont* font = nullptr;
  float size = 0, drop = 0, width = 0;
  bool space_before = false;
};

Piece makePiece(const Ui& ui, ImFont* font, const TextRun& run, std::string text, bool space_before) {
  Piece piece;
  piece.font = run.bold ? ui.faces.bold : run.italic ? ui.faces.italic : font;
  piece.size = font->FontSize * (run.subscript ? kSubscriptSize : 1);
  piece.drop = run.subscript ? font->FontSize * kSubscriptDrop : 0;
  piece.width = piece.font->CalcTextSizeA(piece.size, 1e9f, 0, text.data(), text.data() + text.size()).x;
  piece.text = std::move(text);
  piece.space_before = space_before;
  return piece;
}

std::vector<Piece> pieces(const Ui& ui, ImFont* font, std::string_view marked) {
  std::vector<Piece> result;
  bool space = false;
  for (const TextRun& run : parseRichText(marked)) {
    std::string word;
    for (const char c : run.text) {
      if (c != ' ' && c != '\n') {
        word += c;
        continue;
      }
      if (!word.empty()) {
        result.push_back(makePiece(ui, font, run, std::move(word), space));
        word.clear();
      }
      space = true;
      if (c == '\n') result.push_back({});
    }
    if (word.empty()) continue;
    result.push_back(makePiece(ui, font, run, std::move(word), space));
    space = false;
  }
  return result;
}

void draw(ImDrawList& list, const Piece& piece, ImVec2 at, ImU32 color) {
  list.AddText(piece.font, piece.size, {at.x, at.y + piece.drop}, color, piece.text.data(),
               piece.text.data() + piece.text.size());
}

float spaceWidth(ImFont* font) { return textSize(font, " ").x; }

/// Width from piece i to the last that hangs on it without a space.
float groupWidth(const std::vector<Piece>& all, std::size_t i) {
  float width = all[i].width;
  for (std::size_t k = i + 1; k < all.size() && all[k].font && !all[k].space_before; ++k) width += all[k].width;
  return width;
}

}  // namespace

float drawMarked(const Ui& ui, ImDrawList& list, ImFont* font, ImVec2 at, ImU32 color, std::string_view text) {
  float x = 0;
  for (const Piece& piece : pieces(ui, font, text)) {
    if (!piece.font) continue;
    if (piece.space_before) x += spaceWidth(font);
    draw(list, piece, {at.x + x, at.y}, color);
    x += piece.width;
  }
  return x;
}

float markedWidth(const Ui& ui, ImFont* font, std::string_view text) {
  float x = 0;
  for (const Piece& piece : pieces(ui, font, text)) x += piece.width + (piece.space_before ? spaceWidth(font) : 0);
  return x;
}

void flowText(const Ui& ui, ImFont* font, ImU32 color, std::string_view text, float line_spacing) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x, line = font->FontSize * line_spacing;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const std::vector<Piece> all = pieces(ui, font, text);
  float x = 0, y = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Piece& piece = all[i];
    if (!piece.font) {  // a line break of its own
      x = 0;
      y += line;
      continue;
    }
    if (piece.space_before && x > 0) x += spaceWidth(font);
    const bool starts = i == 0 || piece.space_before || !all[i - 1].font;
    if (starts && x > 0 && x + groupWidth(all, i) > room) {
      x = 0;
      y += line;
    }
    draw(list, piece, {at.x + x, at.y + y}, color);
    x += piece.width;
  }
  ImGui::Dummy({room, y + line});
}

}  // namespace gjklab
