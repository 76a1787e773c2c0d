#include "export/gif_film.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>

namespace gjklab {
namespace {

constexpr int kColors = 255, kUnchanged = 255;  // the last index lets the picture before show through

int appendGif(GifFileType* file, const GifByteType* bytes, int count) {
  static_cast<std::string*>(file->UserData)
      ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
  return count;
}

int squared(int x) { return x * x; }

}  // namespace

/// Looks each colour up once.
struct GifFilm::Colors {
  std::vector<GifColorType> table;
  std::vector<std::int16_t> index_of;  ///< by RGB; −1: not looked up yet

  explicit Colors(const FilmPalette& palette) : index_of(std::size_t{1} << 24, -1) {
    for (const auto& [r, g, b] : palette.choose(kColors)) table.push_back({r, g, b});
  }
  /// The nearest.
  std::uint8_t nearest(std::uint32_t rgb) {
    std::int16_t& known = index_of[rgb];
    if (known >= 0) return static_cast<std::uint8_t>(known);
    const int r = static_cast<int>(rgb >> 16), g = static_cast<int>(rgb >> 8 & 255U), b = static_cast<int>(rgb & 255U);
    const auto off = [&](const GifColorType& c) {
      return squared(c.Red - r) + squared(c.Green - g) + squared(c.Blue - b);
    };
    const auto best =
        std::min_element(table.begin(), table.end(), [&](const auto& p, const auto& q) { return off(p) < off(q); });
    known = static_cast<std::int16_t>(best - table.begin());
    return static_cast<std::uint8_t>(known);
  }
};

struct GifFilm::Writer {
  std::string bytes;
  GifFileType* file = nullptr;
  bool good = false;

  Writer(int width, int height, const std::vector<GifColorType>& colors) {
    int error = 0;
    file = EGifOpen(&bytes, appendGif, &error);
    if (!file) return;
    std::array<GifColorType, 256> table{};
    std::copy(colors.begin(), colors.end(), table.begin());
    ColorMapObject* map = GifMakeMapObject(256, table.data());
    EGifSetGifVersion(file, true);
    good = EGifPutScreenDesc(file, width, height, 8, 0, map) == GIF_OK;
    GifFreeMapObject(map);
    // Without end.
    constexpr unsigned char kLoop[] = {1, 0, 0};
    good = good && EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(file, sizeof kLoop, kLoop) == GIF_OK && EGifPutExtensionTrailer(file) == GIF_OK;
  }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { close(); }

  void close() {
    if (!file) return;
    int error = 0;
    good = EGifCloseFile(file, &error) == GIF_OK && good;
    file = nullptr;
  }

  void put(int x, int y, int width, std::vector<std::uint8_t> pixels, int hundredths) {
    if (!good) return;
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = hundredths;
    control.TransparentColor = kUnchanged;
    std::array<GifByteType, 4> block{};
    const std::size_t size = EGifGCBToExtension(&control, block.data());
    const int height = static_cast<int>(pixels.size()) / width;
    good = EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(size), block.data()) == GIF_OK &&
           EGifPutImageDesc(file, x, y, width, height, false, nullptr) == GIF_OK;
    for (int row = 0; row < height && good; ++row)
      good = EGifPutLine(file, pixels.data() + static_cast<std::ptrdiff_t>(row) * width, width) == GIF_OK;
  }
};

GifFilm::GifFilm(int width, int height) : width_(width), height_(height) {}
GifFilm::~GifFilm() = default;

void GifFilm::learn(std::span<const std::uint8_t> rgb) { palette_.learn(rgb); }

void GifFilm::add(std::span<const std::uint8_t> rgb, int hundredths) {
  if (!writer_) {
    colors_ = std::make_unique<Colors>(palette_);
    if (colors_->table.empty()) return;
    writer_ = std::make_unique<Writer>(width_, height_, colors_->table);
  }
  std::vector<std::uint8_t> now(rgb.size() / 3);
  for (std::size_t i = 0; i < now.size(); ++i)
    now[i] = colors_->nearest(static_cast<std::uint32_t>(rgb[3 * i] << 16 | rgb[3 * i + 1] << 8 | rgb[3 * i + 2]));
  int left = width_, right = 0, top = height_, bottom = 0;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const auto i = static_cast<std::size_t>(y * width_ + x);
      if (!shown_.empty() && shown_[i] == now[i]) continue;
      left = std::min(left, x);
      right = std::max(right, x + 1);
      top = std::min(top, y);
      bottom = std::max(bottom, y + 1);
    }
  if (left >= right) left = top = 0, right = bottom = 1;  // nothing has changed: a point keeps the time
  std::vector<std::uint8_t> changed;
  for (int y = top; y < bottom; ++y)
    for (int x = left; x < right; ++x) {
      const auto i = static_cast<std::size_t>(y * width_ + x);
      changed.push_back(!shown_.empty() && shown_[i] == now[i] ? kUnchanged : now[i]);
    }
  writer_->put(left, top, right - left, std::move(changed), hundredths);
  shown_ = std::move(now);
}

std::string GifFilm::finish() {
  if (!writer_) return "";
  writer_->close();
  return writer_->good ? writer_->bytes : "";
}

}  // namespace gjklab
