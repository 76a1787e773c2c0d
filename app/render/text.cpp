#include "render/text.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr float kShear = 0.21f;             ///< tangent of the italics' slant
constexpr float kSubscriptSize = 0.72f;     ///< of the line's height
constexpr float kSubscriptDrop = 0.16f;     ///< of the line's height, below the baseline
constexpr float kItalicCorrection = 0.04f;  ///< space after slanted text, relative to the line's height

unsigned codePoint(std::string_view text, std::size_t at, std::size_t length) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  switch (length) {
    case 2:
      return (byte(0) & 0x1fu) << 6 | (byte(1) & 0x3fu);
    case 3:
      return (byte(0) & 0x0fu) << 12 | (byte(1) & 0x3fu) << 6 | (byte(2) & 0x3fu);
    case 4:
      return 0xfffd;  // ImGui's characters have 16 bits
    default:
      return byte(0);
  }
}

/// One run's font, size and place on the line.
struct RunSetting {
  ImFont* font;
  float scale;     ///< from the font's own size
  float baseline;  ///< below the top of the line
};

RunSetting settingOf(const TextRun& run, const TextLook& look) {
  const FontFace& face = run.bold && look.bold.cuts[0] != nullptr ? look.bold : look.regular;
  const ImFont* line_font = look.regular.cut(look.line_height);
  const float baseline = line_font->Ascent * look.line_height / line_font->FontSize;
  const float height = run.subscript ? look.line_height * kSubscriptSize : look.line_height;
  ImFont* font = face.cut(height);
  return {font, height / font->FontSize, run.subscript ? baseline + kSubscriptDrop * look.line_height : baseline};
}

/// Calls `visit(glyph, x)` for each glyph of the run; returns the run's width.
template <typename Visit>
float walk(const TextRun& run, const RunSetting& setting, Visit visit) {
  float x = 0;
  for (std::size_t i = 0; i < run.text.size();) {
    const std::size_t length = codePointLength(run.text, i);
    const ImFontGlyph* glyph = setting.font->FindGlyph(static_cast<ImWchar>(codePoint(run.text, i, length)));
    i += length;
    if (glyph == nullptr) continue;
    visit(*glyph, x);
    x += glyph->AdvanceX * setting.scale;
  }
  return x;
}

float widthOf(const TextRun& run, const TextLook& look) {
  const float width = walk(run, settingOf(run, look), [](const ImFontGlyph&, float) {});
  if (run.italic && run.bold && look.number_pad > 0) return width + 2 * look.number_pad;
  return run.italic ? width + kItalicCorrection * look.line_height : width;
}

void drawRun(ImDrawList& list, ImVec2 position, const TextRun& run, const TextLook& look) {
  const RunSetting setting = settingOf(run, look);
  const float baseline = position.y + setting.baseline;
  const float top = baseline - setting.font->Ascent * setting.scale;
  const float shear = run.italic ? kShear : 0;
  walk(run, setting, [&](const ImFontGlyph& glyph, float x) {
    if (!glyph.Visible) return;
    const float x0 = position.x + x + glyph.X0 * setting.scale, x1 = position.x + x + glyph.X1 * setting.scale;
    const float y0 = top + glyph.Y0 * setting.scale, y1 = top + glyph.Y1 * setting.scale;
    const float lean0 = (baseline - y0) * shear, lean1 = (baseline - y1) * shear;
    list.PrimReserve(6, 4);
    list.PrimQuadUV({x0 + lean0, y0}, {x1 + lean0, y0}, {x1 + lean1, y1}, {x0 + lean1, y1}, {glyph.U0, glyph.V0},
                    {glyph.U1, glyph.V0}, {glyph.U1, glyph.V1}, {glyph.U0, glyph.V1}, look.color);
  });
}

float widthOf(const std::vector<TextRun>& runs, const TextLook& look) {
  float width = 0;
  for (const TextRun& run : runs) width += widthOf(run, look);
  return width;
}

}  // namespace

ImU32 packed(Color color) {
  const auto byte = [](float x) { return static_cast<ImU32>(std::lround(std::clamp(x, 0.0f, 1.0f) * 255)); };
  return IM_COL32(byte(color.r), byte(color.g), byte(color.b), byte(color.a));
}

TextLook panelText(const Fonts& fonts, Color color) {
  TextLook look;
  look.regular.cuts[0] = fonts.ui;
  look.bold.cuts[0] = fonts.bold;
  look.line_height = fonts.ui->FontSize;
  look.color = packed(color);
  return look;
}

ImVec2 measureText(const std::vector<TextRun>& runs, const TextLook& look) {
  return {widthOf(runs, look), look.line_height};
}

void drawText(ImDrawList& list, ImVec2 position, const std::vector<TextRun>& runs, const TextLook& look) {
  list.PushTextureID(look.regular.cut(look.line_height)->ContainerAtlas->TexID);
  float x = std::round(position.x);
  const float y = std::round(position.y);
  for (const TextRun& run : runs) {
    drawRun(list, {x, y}, run, look);
    x += widthOf(run, look);
  }
  list.PopTextureID();
}

void drawTextWithHalo(ImDrawList& list, ImVec2 position, const std::vector<TextRun>& runs, const TextLook& look,
                      ImU32 halo, float radius) {
  TextLook outline = look;
  outline.color = halo;
  const ImVec2 corner(std::round(position.x), std::round(position.y));
  constexpr int kCopies = 8;
  list.PushTextureID(look.regular.cut(look.line_height)->ContainerAtlas->TexID);
  for (int i = 0; i < kCopies; ++i) {
    const float angle = 6.2831853f * static_cast<float>(i) / kCopies;
    float x = corner.x + radius * std::cos(angle);
    const float y = corner.y + radius * std::sin(angle);
    for (const TextRun& run : runs) {
      drawRun(list, {x, y}, run, outline);
      x += widthOf(run, look);
    }
  }
  list.PopTextureID();
  drawText(list, corner, runs, look);
}

namespace {

/// Measures in one look.
class LookMeasure : public TextMeasure {
 public:
  explicit LookMeasure(const TextLook& look) : look_(look) {}
  float width(const std::vector<TextRun>& runs, float line_height) const override {
    TextLook look = look_;
    look.line_height = line_height;
    return widthOf(runs, look);
  }

 private:
  TextLook look_;
};

}  // namespace

std::unique_ptr<TextMeasure> measureOf(const TextLook& look) { return std::make_unique<LookMeasure>(look); }

std::vector<std::vector<TextRun>> wrapText(std::string_view text, const TextLook& look, float width) {
  return wrapText(text, LookMeasure(look), look.line_height, width);
}

float drawWrappedText(ImDrawList& list, ImVec2 position, std::string_view text, const TextLook& look, float width,
                      float line_spacing) {
  float y = 0;
  for (const std::vector<TextRun>& line : wrapText(text, look, width)) {
    drawText(list, {position.x, position.y + y}, line, look);
    y += look.line_height * line_spacing;
  }
  return y;
}

}  // namespace gjklab
