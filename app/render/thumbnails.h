#pragma once
// Small pictures, drawn once and shown many times, each in its own texture.

#include "render/renderer.h"
#include "render/target.h"

#include <map>
#include <memory>
#include <string>

namespace gjklab {

class Thumbnails {
 public:
  /// The texture of a drawn picture; 0 if it has not been or could not be drawn.
  GLuint texture(const std::string& key) const;
  bool has(const std::string& key) const { return pictures_.count(key) > 0; }
  /// Does not change the bound framebuffer. The first row is the lowest.
  void draw(Renderer&, const std::string& key, const Figure&, const View&, const Theme&);
  /// Marks a picture as missing, so that it is not requested again.
  void leaveOut(const std::string& key) { pictures_[key] = nullptr; }
  void clear() { pictures_.clear(); }

 private:
  std::map<std::string, std::unique_ptr<Target>> pictures_;
};

}  // namespace gjklab
