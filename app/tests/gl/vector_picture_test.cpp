// Pictures in vectors, rasterised by other programs, against the same pictures drawn with OpenGL.

#include "export/vector_picture.h"

#include "export/picture_pdf.h"
#include "export/png.h"
#include "gl/gl_fixture.h"
#include "model/caption/compare_caption.h"
#include "model/gallery/gallery.h"
#include "model/store/temporary_folder.h"
#include "render/picture.h"
#include "render/toolkit.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace gjklab::vector_picture_test {
namespace {

constexpr int kWide = 800, kHigh = 450;
constexpr int kAlike = 40;  // of 255: what smooth edges and rounding change

using Rows = std::vector<std::uint8_t>;

bool runs(const std::string& command) { return std::system((command + " >/dev/null 2>&1").c_str()) == 0; }

/// Whether a pixel of `p` has no like among the pixel of `q` at its place and those around it.
bool differs(const Rows& p, const Rows& q, int x, int y) {
  const auto at = [](int column, int row, int channel) {
    return static_cast<std::size_t>(3 * (row * kWide + column) + channel);
  };
  for (int row = std::max(y - 1, 0); row <= std::min(y + 1, kHigh - 1); ++row)
    for (int column = std::max(x - 1, 0); column <= std::min(x + 1, kWide - 1); ++column) {
      int off = 0;
      for (int channel = 0; channel < 3; ++channel)
        off = std::max(off, std::abs(p[at(x, y, channel)] - q[at(column, row, channel)]));
      if (off <= kAlike) return false;
    }
  return true;
}

double shareThatDiffers(const Rows& p, const Rows& q) {
  int count = 0;
  for (int y = 0; y < kHigh; ++y)
    for (int x = 0; x < kWide; ++x) count += differs(p, q, x, y) || differs(q, p, x, y);
  return static_cast<double>(count) / (kWide * kHigh);
}

Rows readPng(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  const PngPicture picture = decodePng(bytes.str());
  Rows rows;
  if (picture.width != kWide || picture.height != kHigh) return rows;
  for (std::size_t i = 0; i < picture.rgba.size(); ++i)
    if (i % 4 != 3) rows.push_back(picture.rgba[i]);
  return rows;
}

class VectorPicture : public GlTest {
 protected:
  void SetUp() override {
    GlTest::SetUp();
    if (!runs("rsvg-convert --version") || !runs("pdftocairo -v")) GTEST_SKIP() << "needs librsvg2-bin, poppler-utils";
  }

  std::string file(const char* name) const { return folder_ / name; }
  void write(const char* name, const std::string& bytes) const { std::ofstream(file(name), std::ios::binary) << bytes; }

  /// How much of the SVG's and of the PDF's picture is not that of OpenGL.
  std::array<double, 2> compare(const Scene& scene, int position, ThemeName look) {
    PictureOptions options;
    options.theme = look;
    return compare(PictureScene(scene), position, options);
  }
  std::array<double, 2> compare(const PictureScene& moments, int position, PictureOptions options) {
    options.width = kWide;
    options.height = kHigh;
    if (position < 0) position = moments.timeline.size() - 1;
    std::string error;
    const auto toolkit = Toolkit::create(error);
    if (!toolkit) return {1, 1};
    PictureMaker maker(*toolkit);
    const Rows drawn = maker.draw(moments, position, options, error);
    const ComposedPicture picture = composePicture(moments, position, options, PenMeasure());
    write("x.svg", pictureSvg(picture, false));
    write("x.pdf", pictureAsPdf(picture));
    EXPECT_TRUE(runs("rsvg-convert " + file("x.svg") + " -o " + file("svg.png")));
    EXPECT_TRUE(runs("pdftocairo -png -singlefile -r 96 " + file("x.pdf") + " " + file("pdf")));
    const Rows svg = readPng(file("svg.png")), pdf = readPng(file("pdf.png"));
    EXPECT_FALSE(drawn.empty() || svg.empty() || pdf.empty()) << error;
    if (drawn.empty() || svg.empty() || pdf.empty()) return {1, 1};
    return {shareThatDiffers(drawn, svg), shareThatDiffers(drawn, pdf)};
  }

  const TemporaryFolder folder_;
};

TEST_F(VectorPicture, IsThePictureThatOpenGlDraws) {
  const std::vector<GalleryEntry> scenes = gallery();
  const auto check = [&](const char* id, int position, ThemeName look) {
    const auto entry = std::find_if(scenes.begin(), scenes.end(), [&](const GalleryEntry& e) { return e.id == id; });
    ASSERT_NE(entry, scenes.end()) << id;
    const auto [svg, pdf] = compare(entry->scene, position, look);
    EXPECT_LT(svg, 0.01) << id;
    EXPECT_LT(pdf, 0.01) << id;
  };
  check("cone-over-box", -1, ThemeName::light);
  check("diamond-pair", -1, ThemeName::dark);
  check("hard-2d-deep", 6, ThemeName::projector);
  check("line-overlap", 2, ThemeName::light);
}

TEST_F(VectorPicture, OfTheStageHasItsPlots) {
  PictureOptions options;
  options.stage = true;
  options.disclosure = Disclosure::so_far;
  const auto parts = [&](const PictureScene& scene, int position) {
    const auto [svg, pdf] = compare(scene, position, options);
    EXPECT_LT(svg, 0.01);
    EXPECT_LT(pdf, 0.01);
    return readPlainly(file("x.svg"));
  };
  FollowUps impact;
  impact.study = Study::impact;
  const std::vector<GalleryEntry> scenes = gallery();
  const auto moving =
      std::find_if(scenes.begin(), scenes.end(), [](const GalleryEntry& e) { return e.id == "diamond-sphere-moving"; });
  ASSERT_NE(moving, scenes.end());
  EXPECT_NE(parts(PictureScene(moving->scene, impact), -1).find("distance-over-time"), std::string::npos);
  const std::string compared = parts(PictureScene(defaultScene(3), {}, Rival{"johnson", {}, RivalStart::same}), 12);
  for (const std::string& part :
       {std::string("\"gaps\""), std::string("method-name"), std::string(">Johnson<"), ">" + compareTitle(false) + "<"})
    EXPECT_NE(compared.find(part), std::string::npos) << part;
}

/// Half a minute: ./run check runs it.
TEST_F(VectorPicture, DISABLED_OfEveryBuiltInScene) {
  constexpr ThemeName kThemes[] = {ThemeName::light, ThemeName::dark, ThemeName::projector};
  int count = 0;
  double worst = 0;
  for (const GalleryEntry& entry : gallery()) {
    const auto [svg, pdf] = compare(entry.scene, -1, kThemes[++count % 3]);
    fmt::print("{:6.3f} % {:6.3f} % {}\n", 100 * svg, 100 * pdf, entry.id);
    EXPECT_LT(std::max(svg, pdf), 0.01) << entry.id;
    worst = std::max({worst, svg, pdf});
  }
  fmt::print("{} scenes, at most {:.3f} %\n", count, 100 * worst);
}

TEST_F(VectorPicture, OfConeAndBoxIsSmallAndNamesItsParts) {
  const PictureScene scene(defaultScene(3));
  const ComposedPicture picture = composePicture(scene, scene.timeline.size() - 1, {}, PenMeasure());
  const std::string text = pictureSvg(picture, false), outlines = pictureSvg(picture, true);
  EXPECT_LT(text.size(), 300000u);
  EXPECT_LT(outlines.size(), 330000u);
  EXPECT_LT(pictureAsPdf(picture).size(), 300000u);
  for (const char* part : {"inkscape:label=\"world-space\"", "inkscape:label=\"body-a\"",
                           "inkscape:label=\"difference\"", "font-family=\"'DejaVu Serif',serif\""})
    EXPECT_NE(text.find(part), std::string::npos) << part;
  EXPECT_EQ(outlines.find("<text"), std::string::npos);
}

}  // namespace
}  // namespace gjklab::vector_picture_test
