#include "export/histogram_picture.h"

#include "export/markup.h"

#include "export/canvas.h"
#include "export/png.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace gjklab {

namespace {

constexpr double kPanel = 440, kGap = 24, kRow = 20, kNames = 150, kCounts = 60, kHead = 36;
constexpr double kTitleSize = 16, kTextSize = 13;
constexpr int kColumns = 2;
constexpr double kPngScale = 2;  ///< pixels for each unit of the drawing

struct Text {
  enum class Look : std::uint8_t { title, name, count };
  double x = 0, y = 0;  ///< of the baseline; its end for a name, otherwise its start
  std::string words;
  Look look = Look::name;
};

struct Bar {
  double x = 0, y = 0, width = 0, height = 0;
};

/// What is drawn, whatever it is drawn on.
struct Sheet {
  double width = kColumns * (kPanel + kGap) + kGap, height = 0;
  std::vector<Text> texts;
  std::vector<Bar> bars;
};

void addPanel(Sheet& sheet, const Histogram& histogram, double x, double y) {
  sheet.texts.push_back({x, y + 16, titleOf(histogram), Text::Look::title});
  int greatest = 1;
  for (const HistogramBar& bar : histogram.bars) greatest = std::max(greatest, bar.count);
  double top = y + kHead;
  for (const HistogramBar& bar : histogram.bars) {
    const double width = (kPanel - kNames - kCounts) * bar.count / greatest;
    sheet.texts.push_back({x + kNames - 8, top + 11, bar.name, Text::Look::name});
    sheet.bars.push_back({x + kNames, top, width, kRow - 5});
    sheet.texts.push_back({x + kNames + width + 6, top + 11, std::to_string(bar.count), Text::Look::count});
    top += kRow;
  }
}

/// Each panel goes under the shorter column.
Sheet sheetOf(const std::vector<Histogram>& histograms) {
  Sheet sheet;
  std::array<double, kColumns> ends{kGap, kGap};
  for (const Histogram& histogram : histograms) {
    double& end = ends[0] <= ends[1] ? ends[0] : ends[1];
    addPanel(sheet, histogram, kGap + (&end == &ends[0] ? 0 : kPanel + kGap), end);
    end += kHead + kRow * static_cast<double>(histogram.bars.size()) + kGap;
  }
  sheet.height = std::max(ends[0], ends[1]);
  return sheet;
}

std::string svgOf(const Text& text) {
  static constexpr const char* kLooks[] = {"font-size=\"16\" font-weight=\"bold\"", "text-anchor=\"end\"",
                                           "fill=\"#606775\""};
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" {}>{}</text>\n", text.x, text.y,
                     kLooks[static_cast<std::size_t>(text.look)], escapedMarkup(text.words));
}

void draw(Canvas& canvas, const Text& text) {
  const bool title = text.look == Text::Look::title;
  const Canvas::Face face = title ? Canvas::Face::bold : Canvas::Face::regular;
  const double size = title ? kTitleSize : kTextSize;
  const double before = text.look == Text::Look::name ? canvas.textWidth(text.words, size, face) : 0;
  canvas.text(text.x - before, text.y, text.words, size, face, text.look == Text::Look::count ? 0x606775 : 0x1f2430);
}

}  // namespace

std::string titleOf(const Histogram& histogram) {
  return histogram.of + (histogram.unit.empty() ? "" : ", " + histogram.unit);
}

std::string histogramsSvg(const std::vector<Histogram>& histograms) {
  const Sheet sheet = sheetOf(histograms);
  std::string body;
  for (const Bar& bar : sheet.bars)
    body += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"#0072b2\"/>\n",
                        bar.x, bar.y, bar.width, bar.height);
  for (const Text& text : sheet.texts) body += svgOf(text);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
      "font-family=\"sans-serif\" font-size=\"13\" fill=\"#1f2430\">\n<rect width=\"{0}\" height=\"{1}\" "
      "fill=\"#ffffff\"/>\n{2}</svg>\n",
      sheet.width, sheet.height, body);
}

std::string histogramsPng(const std::vector<Histogram>& histograms) {
  const Sheet sheet = sheetOf(histograms);
  Canvas canvas(sheet.width, sheet.height, kPngScale);
  if (!canvas.hasLetters()) return "";
  for (const Bar& bar : sheet.bars) canvas.rectangle(bar.x, bar.y, bar.width, bar.height, 0x0072b2);
  for (const Text& text : sheet.texts) draw(canvas, text);
  return encodePng(canvas.pixels(), canvas.width(), canvas.height());
}

}  // namespace gjklab
