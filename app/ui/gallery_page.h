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
  /// Some of its pictures are still to be drawn.
  bool drawing() const { return open_ && drawing_; }
  /// Over the room that the top bar leaves.
  void show(const Ui&, Toolkit&, Area room);
  /// A key while it is open. False: it is typed, or means something elsewhere.
  bool takeKey(const KeyPress&);

 private:
  void begin(const Ui&, Thumbnails&);
  void filters(const Ui&);
  void cards(const Ui&, Toolkit&);
  void card(const Ui&, Toolkit&, int place, int at);
  void picture(const Ui&, Toolkit&, const CatalogueItem&, dvec2 size);
  void choose(const Ui&, const CatalogueItem&);

  std::vector<CatalogueItem> items_;
  std::vector<int> shown_, rows_;  ///< places in items_; how many cards each row has
  std::array<char, 64> words_{};
  CatalogueWish wish_;
  int chosen_ = 0;  ///< of shown_
  bool open_ = false, wanted_ = false, begins_ = false, follows_ = false, takes_ = false, drawing_ = false;
  double spent_ = 0;                 ///< on pictures of this frame, seconds
  const Theme* drawn_in_ = nullptr;  ///< the pictures' theme
  float drawn_at_ = 0;               ///< and scale
};

}  // namespace gjklab
