#pragma once
// Small pictures that are drawn once and shown many times, each in a texture of its own.

#include "render/renderer.h"
#include "render/target.h"

#include <map>
#include <memory>
#include <string>

namespace gjklab {

class Thumbnails {
 public:
  /// Of a picture that has been drawn; 0 where it has not, or could not be.
  GLuint texture(const std::string& key) const;
  bool has(const std::string& key) const { return pictures_.count(key) > 0; }
  /// Leaves the framebuffer that is bound as it is. Its first row is the lowest.
  void draw(Renderer&, const std::string& key, const Figure&, const View&, const Theme&);
  /// There is no such picture: it is not asked for again.
  void leaveOut(const std::string& key) { pictures_[key] = nullptr; }
  void clear() { pictures_.clear(); }

 private:
  std::map<std::string, std::unique_ptr<Target>> pictures_;
};

}  // namespace gjklab
