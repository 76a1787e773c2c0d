#include "render/thumbnails.h"

namespace gjklab {

GLuint Thumbnails::texture(const std::string& key) const {
  const auto at = pictures_.find(key);
  return at == pictures_.end() || !at->second ? 0 : at->second->texture();
}

void Thumbnails::draw(Renderer& renderer, const std::string& key, const Figure& figure, const View& view,
                      const Theme& theme) {
  const FramebufferKept kept;
  const int width = static_cast<int>(view.size.x), height = static_cast<int>(view.size.y);
  auto target = std::make_unique<Target>();
  const bool made = target->resize(width, height);
  if (made) {
    target->bind();
    clearSurface(width, height, theme.pane);
    renderer.draw(figure, view, theme, {0, 0, width, height}, height);
  }
  pictures_[key] = made ? std::move(target) : nullptr;
}

}  // namespace gjklab
