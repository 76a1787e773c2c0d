#pragma once
// The gallery: everything that can be opened, as pictures. Typing searches, arrows choose, Return opens.

#include "model/session/catalogue.h"
#include "platform/input.h"
#include "render/toolkit.h"
#include "ui/kit/ui.h"

#include <array>

namespace gjklab {

class GalleryPage {
 public:
  /// Opens it, or closes it.
  void toggle() { wanted_ = !open_; }
  bool open() const { return open_ || wanted_; }
  /// Whether some of its pictures still need to be drawn.
  bool drawing() const { return open_ && drawing_; }
  /// Draws it in the area below the top bar.
  void show(const Ui&, Toolkit&, Area room);
  /// Handles a key while it is open; false if the key is text or has another meaning.
  bool takeKey(const KeyPress&);

 private:
  void begin(const Ui&, Thumbnails&);
  void filters(const Ui&);
  void cards(const Ui&, Toolkit&);
  void card(const Ui&, Toolkit&, int place, int at);
  void picture(const Ui&, Toolkit&, const CatalogueItem&, dvec2 size);
  void choose(const Ui&, const CatalogueItem&);

  std::vector<CatalogueItem> items_;
  std::vector<int> shown_, rows_;  ///< indices into items_; the number of cards in each row
  std::array<char, 64> words_{};
  CatalogueWish wish_;
  int chosen_ = 0;  ///< of shown_
  bool open_ = false, wanted_ = false, begins_ = false, follows_ = false, takes_ = false, drawing_ = false;
  double spent_ = 0;                 ///< seconds spent on pictures in this frame
  const Theme* drawn_in_ = nullptr;  ///< the pictures' theme
  float drawn_at_ = 0;               ///< and scale
};

}  // namespace gjklab
