// Histograms as pixels: as long as the numbers say, with letters.

#include "export/histogram_picture.h"

#include "export/png.h"

#include <gtest/gtest.h>

namespace gjklab::histogram_picture_test {
namespace {

/// How many pixels of a row have the bars' colour.
int blueIn(const PngPicture& picture, int y) {
  int blue = 0;
  for (int x = 0; x < picture.width; ++x) {
    const std::uint8_t* p =
        picture.rgba.data() +
        4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) + static_cast<std::size_t>(x));
    blue += p[0] == 0x00 && p[1] == 0x72 && p[2] == 0xb2 ? 1 : 0;
  }
  return blue;
}

TEST(HistogramPicture, BarsAreAsLongAsTheirCounts) {
  const Histogram histogram{"status", "", {{"separated", 0, 0, 40}, {"touching", 0, 0, 10}, {"intersecting", 0, 0, 0}}};
  const std::string bytes = histogramsPng({histogram});
  if (bytes.empty()) GTEST_SKIP() << "no DejaVu Sans";
  const PngPicture picture = decodePng(bytes);
  ASSERT_GT(picture.width, 900);
  std::vector<int> lengths;
  for (int y = 0, before = 0; y < picture.height; ++y) {
    const int now = blueIn(picture, y);
    if (now > 0 && before == 0) lengths.push_back(now);
    before = now;
  }
  ASSERT_EQ(lengths.size(), 2U) << "nothing for a count of nothing";
  EXPECT_NEAR(lengths[1] * 4, lengths[0], 4);
  int ink = 0;  // of letters: dark pixels that are no bar's
  for (std::size_t i = 0; i < picture.rgba.size(); i += 4) ink += picture.rgba[i] < 0x40 && picture.rgba[i] > 0 ? 1 : 0;
  EXPECT_GT(ink, 200);
  EXPECT_EQ(bytes, histogramsPng({histogram})) << "the same numbers give the same bytes";
}

TEST(HistogramPicture, TheDrawingEscapesWhatXmlKeeps) {
  const std::string svg = histogramsSvg({{"a & b", "s", {{"x < 1", 0, 1, 2}}}});
  EXPECT_NE(svg.find("a &amp; b, s"), std::string::npos);
  EXPECT_NE(svg.find("x &lt; 1"), std::string::npos);
}

}  // namespace
}  // namespace gjklab::histogram_picture_test
