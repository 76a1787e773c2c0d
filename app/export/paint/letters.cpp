#include "export/paint/letter_font.h"

#include "model/store/files.h"

#include <array>
#include <cmath>
#include <variant>

namespace gjklab {
namespace {

constexpr std::array kFontFolders{"/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/dejavu/",
                                  "/usr/share/fonts/TTF/", "/usr/share/fonts/dejavu-sans-fonts/",
                                  "/usr/local/share/fonts/"};
constexpr double kUsualAdvance = 0.6;      // of the em
constexpr double kAscent = 0.928 / 1.164;  // of a line's height
// Of the line's height, as on the screen.
constexpr double kSubscriptSize = 0.72, kSubscriptDrop = 0.16, kItalicRoom = 0.04;

std::string fontFile(const char* name) {
  for (const char* folder : kFontFolders) {
    auto bytes = readFile(std::string(folder) + name);
    if (auto* read = std::get_if<std::string>(&bytes)) return std::move(*read);
  }
  return "";
}

}  // namespace

LetterFont::LetterFont(const char* name) : bytes(fontFile(name)) {
  const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
  good = !bytes.empty() && stbtt_InitFont(&info, data, 0) != 0;
}

double LetterFont::advance(int character, float scale) const {
  int width = 0, bearing = 0;
  stbtt_GetCodepointHMetrics(&info, character, &width, &bearing);
  return static_cast<double>(scale) * width;
}

int nextCharacter(const std::string& text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const unsigned first = byte(at++);
  if (first < 0x80) return static_cast<int>(first);
  const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
  unsigned code = first & (0x3FU >> more);
  for (int i = 0; i < more; ++i) code = (code << 6U) | (byte(at++) & 0x3FU);
  return static_cast<int>(code);
}

const LetterFont& lettersOf(Typeface face, bool bold) {
  static const LetterFont sans("DejaVuSans.ttf"), strong("DejaVuSans-Bold.ttf"), serif("DejaVuSerif.ttf");
  return face == Typeface::serif ? serif : bold ? strong : sans;
}

std::vector<RunPlace> placesOf(const std::vector<TextRun>& runs, Typeface face, double line_height, double* width) {
  std::vector<RunPlace> places;
  double x = 0;
  for (const TextRun& run : runs) {
    const double high = run.subscript ? kSubscriptSize * line_height : line_height;
    const double em = high / static_cast<double>(kLineHeightPerEm);
    places.push_back({run, x, em, run.subscript ? kSubscriptDrop * line_height : 0});
    const LetterFont& font = lettersOf(face, run.bold);
    const float scale = font.good ? font.scaleFor(em) : 0;
    for (std::size_t at = 0; at < run.text.size();) {
      const int character = nextCharacter(run.text, at);
      x += font.good ? font.advance(character, scale) : kUsualAdvance * em;
    }
    if (run.italic) x += kItalicRoom * line_height;
  }
  if (width) *width = x;
  return places;
}

double footOf(double line_height) { return std::floor(kAscent * line_height + 1); }

float LetterMeasure::width(const std::vector<TextRun>& runs, float line_height) const {
  double width = 0;
  placesOf(runs, face_, static_cast<double>(line_height), &width);
  return static_cast<float>(width);
}

}  // namespace gjklab
