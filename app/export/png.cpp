#include "export/png.h"

#include "model/store/files.h"

#include <stb_image.h>
#include <stb_image_write.h>

namespace gjklab {

std::string encodePng(std::span<const std::uint8_t> rgb, int width, int height) {
  // Figures are flat areas and thin lines: unfiltered rows pack as well as any, in less than half the time.
  stbi_write_force_png_filter = 0;
  stbi_write_png_compression_level = 5;
  std::string bytes;
  const auto append = [](void* into, void* data, int size) {
    static_cast<std::string*>(into)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
  };
  stbi_write_png_to_func(append, &bytes, width, height, 3, rgb.data(), 3 * width);
  return bytes;
}

std::string writePng(const std::string& path, std::span<const std::uint8_t> rgb, int width, int height) {
  const std::string bytes = encodePng(rgb, width, height);
  if (bytes.empty()) return path + ": the picture is too large to be written";
  return writeFile(path, bytes);
}

PngPicture decodePng(std::string_view bytes) {
  PngPicture picture;
  int channels = 0;
  stbi_uc* pixels =
      stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(bytes.data()), static_cast<int>(bytes.size()),
                            &picture.width, &picture.height, &channels, 4);
  if (!pixels) return {};
  const auto count = 4 * static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height);
  picture.rgba.assign(pixels, pixels + count);
  stbi_image_free(pixels);
  return picture;
}

}  // namespace gjklab
