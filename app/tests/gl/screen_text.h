#pragma once
// Reads the texts of a frame off its triangles: each glyph by its place in the texture of the fonts. It does not use
// what the program wanted to write.

#include <imgui.h>

#include <cstddef>
#include <vector>

namespace gjklab {

struct DrawnLetter {
  unsigned code = 0;
  const ImFont* font = nullptr;
  ImVec2 low, high;  ///< pixels of the window
  bool cut = false;  ///< a part of it lies beyond the left or right border of what is drawn
};

class ScreenText {
 public:
  /// One list for each of Dear ImGui's windows, in the order of drawing. Spaces leave no trace.
  std::vector<std::vector<DrawnLetter>> read() {
    learn();
    std::vector<std::vector<DrawnLetter>> all;
    const ImDrawData* data = ImGui::GetDrawData();
    for (int i = 0; data != nullptr && i < data->CmdListsCount; ++i) all.push_back(lettersOf(*data->CmdLists[i]));
    return all;
  }

 private:
  struct Known {
    const ImFont* font;
    const ImFontGlyph* glyph;
  };

  /// Which glyph owns each pixel of the texture.
  void learn() {
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (atlas_ == atlas.TexID && width_ == atlas.TexWidth && height_ == atlas.TexHeight) return;
    atlas_ = atlas.TexID;
    width_ = atlas.TexWidth;
    height_ = atlas.TexHeight;
    known_.clear();
    owner_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), -1);
    for (const ImFont* font : atlas.Fonts)
      for (const ImFontGlyph& glyph : font->Glyphs) {
        if (!glyph.Visible) continue;
        const auto px = [](float u, int size) { return static_cast<int>(u * static_cast<float>(size) + 0.5f); };
        for (int y = px(glyph.V0, height_); y < px(glyph.V1, height_); ++y)
          for (int x = px(glyph.U0, width_); x < px(glyph.U1, width_); ++x)
            owner_[at(x, y)] = static_cast<int>(known_.size());
        known_.push_back({font, &glyph});
      }
  }

  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  std::vector<DrawnLetter> lettersOf(const ImDrawList& list) const {
    std::vector<DrawnLetter> letters;
    for (const ImDrawCmd& command : list.CmdBuffer) {
      if (command.UserCallback != nullptr || command.TextureId != atlas_) continue;
      const ImDrawIdx* index = list.IdxBuffer.Data + command.IdxOffset;
      const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
      for (unsigned i = 0; i + 6 <= command.ElemCount;) {
        const bool quad = index[i + 1] == index[i] + 1 && index[i + 2] == index[i] + 2 && index[i + 3] == index[i] &&
                          index[i + 4] == index[i] + 2 && index[i + 5] == index[i] + 3;
        if (quad && add(vertices[index[i]], vertices[index[i] + 2], command.ClipRect, letters))
          i += 6;
        else
          i += 3;
      }
    }
    return letters;
  }

  bool add(const ImDrawVert& low, const ImDrawVert& high, const ImVec4& clip, std::vector<DrawnLetter>& into) const {
    if (low.uv.x == high.uv.x || low.uv.y == high.uv.y) return false;
    const int x = static_cast<int>((low.uv.x + high.uv.x) / 2 * static_cast<float>(width_));
    const int y = static_cast<int>((low.uv.y + high.uv.y) / 2 * static_cast<float>(height_));
    if (x < 0 || y < 0 || x >= width_ || y >= height_ || owner_[at(x, y)] < 0) return false;
    const Known& known = known_[static_cast<std::size_t>(owner_[at(x, y)])];
    if (high.pos.y <= clip.y || low.pos.y >= clip.w) return true;  // scrolled out of sight
    const bool cut = low.pos.x < clip.x - 1 || high.pos.x > clip.z + 1;
    into.push_back({static_cast<unsigned>(known.glyph->Codepoint), known.font, low.pos, high.pos, cut});
    return true;
  }

  ImTextureID atlas_ = nullptr;
  int width_ = 0, height_ = 0;
  std::vector<int> owner_;
  std::vector<Known> known_;
};

}  // namespace gjklab
