// Films: as GIF read back by giflib's own reader, and the colours that they make do with.

#include "export/gif_film.h"

#include <gif_lib.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <random>

namespace gjklab::film_test {
namespace {

struct GifBytes {
  const std::string& bytes;
  std::size_t at = 0;
};

int giveGif(GifFileType* file, GifByteType* into, int count) {
  auto& source = *static_cast<GifBytes*>(file->UserData);
  const std::size_t given = std::min(static_cast<std::size_t>(count), source.bytes.size() - source.at);
  std::memcpy(into, source.bytes.data() + source.at, given);
  source.at += given;
  return static_cast<int>(given);
}

using FilmRows = std::vector<std::uint8_t>;

/// The pictures as a viewer shows them, each laid over the one before, and how long.
std::vector<std::pair<FilmRows, int>> playedGif(const std::string& bytes, int width, int height) {
  GifBytes source{bytes};
  int error = 0;
  GifFileType* file = DGifOpen(&source, giveGif, &error);
  EXPECT_NE(file, nullptr);
  std::vector<std::pair<FilmRows, int>> shown;
  if (!file) return shown;
  EXPECT_EQ(DGifSlurp(file), GIF_OK);
  EXPECT_EQ(file->SWidth, width);
  EXPECT_EQ(file->SHeight, height);
  FilmRows screen(static_cast<std::size_t>(3 * width * height), 0);
  for (int i = 0; i < file->ImageCount; ++i) {
    GraphicsControlBlock control{};
    EXPECT_EQ(DGifSavedExtensionToGCB(file, i, &control), GIF_OK);
    const SavedImage& image = file->SavedImages[i];
    const GifImageDesc& box = image.ImageDesc;
    for (int y = 0; y < box.Height; ++y)
      for (int x = 0; x < box.Width; ++x) {
        const int index = image.RasterBits[y * box.Width + x];
        if (index == control.TransparentColor) continue;
        const GifColorType& color = file->SColorMap->Colors[index];
        const auto at = static_cast<std::size_t>(3 * ((box.Top + y) * width + box.Left + x));
        screen[at] = color.Red;
        screen[at + 1] = color.Green;
        screen[at + 2] = color.Blue;
      }
    shown.emplace_back(screen, control.DelayTime);
  }
  DGifCloseFile(file, &error);
  return shown;
}

TEST(GifFilmTest, FewColoursComeBackAsTheyWere) {
  constexpr int kWidth = 37, kHeight = 23;
  std::mt19937 random(5);
  std::vector<std::array<std::uint8_t, 3>> colors;
  for (int i = 0; i < 200; ++i)
    colors.push_back({static_cast<std::uint8_t>(random()), static_cast<std::uint8_t>(random()),
                      static_cast<std::uint8_t>(random())});
  std::vector<FilmRows> pictures;
  for (int i = 0; i < 6; ++i) {
    FilmRows rows = i == 0 ? FilmRows(3 * kWidth * kHeight) : pictures.back();
    // All of the first; then a part of it; the fourth is the third once more.
    for (int p = 0; p < kWidth * kHeight && i != 3; ++p)
      if (i == 0 || (p / kWidth > 4 && p % kWidth < 9 && random() % 2 == 0)) {
        const auto& color = colors[random() % colors.size()];
        std::copy(color.begin(), color.end(), rows.begin() + 3 * p);
      }
    pictures.push_back(rows);
  }
  GifFilm film(kWidth, kHeight);
  for (const FilmRows& rows : pictures) film.learn(rows);
  for (std::size_t i = 0; i < pictures.size(); ++i) film.add(pictures[i], 10 + static_cast<int>(i));
  const auto shown = playedGif(film.finish(), kWidth, kHeight);
  ASSERT_EQ(shown.size(), pictures.size());
  for (std::size_t i = 0; i < shown.size(); ++i) {
    EXPECT_EQ(shown[i].first, pictures[i]) << "picture " << i;
    EXPECT_EQ(shown[i].second, 10 + static_cast<int>(i));
  }
}

TEST(GifFilmTest, ManyColoursComeBackNearly) {
  constexpr int kSide = 128;
  FilmRows rows;
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x)
      rows.insert(rows.end(), {static_cast<std::uint8_t>(2 * x), static_cast<std::uint8_t>(2 * y), 128});
  GifFilm film(kSide, kSide);
  film.learn(rows);
  film.add(rows, 50);
  const auto shown = playedGif(film.finish(), kSide, kSide);
  ASSERT_EQ(shown.size(), 1u);
  int worst = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) worst = std::max(worst, std::abs(rows[i] - shown[0].first[i]));
  EXPECT_LE(worst, 16);  // 255 boxes over 256 × 256 shades are 16 wide
  EXPECT_GT(worst, 0);
}

TEST(GifFilmTest, OfNoPicturesIsNoFile) { EXPECT_EQ(GifFilm(8, 8).finish(), ""); }

TEST(FilmPaletteTest, KeepsTheColourOfALargeAreaExactly) {
  std::mt19937 random(7);
  FilmRows rows;
  for (int i = 0; i < 20000; ++i) rows.insert(rows.end(), {251, 250, 247});
  for (int i = 0; i < 6000; ++i)
    rows.insert(rows.end(), {static_cast<std::uint8_t>(random()), static_cast<std::uint8_t>(random()),
                             static_cast<std::uint8_t>(random())});
  FilmPalette palette;
  palette.learn(rows);
  const auto colors = palette.choose(255);
  EXPECT_EQ(colors.size(), 255u);
  const std::array<std::uint8_t, 3> ground{251, 250, 247};
  int nearest = 1000;
  for (const auto& color : colors) {
    int off = 0;
    for (std::size_t k = 0; k < 3; ++k) off = std::max(off, std::abs(color[k] - ground[k]));
    nearest = std::min(nearest, off);
  }
  EXPECT_LE(nearest, 1);
}

}  // namespace
}  // namespace gjklab::film_test
