#pragma once
// A ⊖ B of a pair of a running world, with O and the normal: a small picture with the same orientation, in that corner
// of the world's pane where it covers least, and least of all the pair itself. So a world also shows both spaces side
// by side.

#include "model/figure/figure.h"
#include "model/figure/screen_box.h"
#include "model/figure/view.h"
#include "model/sandbox/sandbox_figure.h"
#include "model/session/run_track.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// The words in and above an inset, in pixels.
struct InsetWords {
  double legend = 0;  ///< the lower edge of the legend at the pane's upper edge
  double line = 0;    ///< height of a line of the bodies' names
  /// How wide a line of the names is; empty: they always fit.
  std::function<double(const std::string&)> width = {};
};

class PairInset {
 public:
  /// The pair at the world's present step; empty if the pair no longer exists or the pane has no room. `picture`: the
  /// world's picture from the same view, drawn last.
  void follow(const Sandbox&, BodyPair, const View& world, const SandboxPainter& picture, const InsetWords& words = {});
  void clear() { pair_ = {}; }

  bool shows() const { return pair_.a >= 0; }
  const BodyPair& pair() const { return pair_; }
  /// The upper left corner, in the pane's pixels; the size is the view's.
  dvec2 corner() const { return corner_; }
  /// In the pane's pixels; empty while it is not shown.
  std::optional<ScreenBox> area() const {
    return shows() ? std::optional(ScreenBox{corner_, corner_ + view_.size}) : std::nullopt;
  }
  bool holds(dvec2 pixel) const;
  const Figure& figure() const { return figure_; }
  const View& view() const { return view_; }
  /// The names of the bodies, on one line or two, at the inset's lower edge; and the height of that part.
  const std::vector<std::string>& names() const { return names_; }
  double namesHeight() const { return names_height_; }

 private:
  void frameIn(dvec2 low, dvec2 high);
  void setNames(const WorldFile& file, const InsetWords& words, double width, double s);

  BodyPair pair_;
  RunTrack track_;
  dvec2 corner_{0.0};
  dvec2 seen_from_{0.0};  ///< the size of the pane
  Figure figure_;
  View view_;
  std::vector<std::string> names_;
  double names_height_ = 0;
};

/// The pair that the inset shows for a selected body: the previous pair as long as it touches, otherwise the pair with
/// the greatest impulse; a < 0 if the body touches nothing.
BodyPair pairOfBody(const Sandbox&, int body, BodyPair before);

}  // namespace gjklab
