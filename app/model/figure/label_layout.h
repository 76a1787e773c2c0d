#pragma once
// Places labels beside their points, inside the pane, without overlaps. Pure geometry on the screen (y down).
//
// Greedy by priority: the label with the highest priority chooses first among a ring of positions around its anchor,
// the preferred side first. A position is excluded if it leaves the pane, touches a placed label, hides another point
// or an arrow's head, or is nearer to another point's mark than to its own. Positions are worse the more they cover
// markers, lines and the other body, if the line from the anchor to them crosses or continues other lines or runs
// through a label, and if they are on one line with another label less than a space away. A label without a free
// position is left out, and so is a fixed label whose only position is taken. The position in the previous picture is
// best, unless it covers more than another.

#include "model/figure/screen_box.h"

#include <optional>
#include <span>
#include <vector>

namespace gjklab {

/// A label further from its anchor than this has a line to it, pixels before scaling.
inline constexpr double kLeaderFrom = 24;

/// The side of its anchor on which a label is: a unit vector on the screen, zero if centred; `gap`: in units of the
/// item's gap.
struct LabelSide {
  dvec2 unit{0.0};
  double gap = 1;
};

struct LabelItem {
  dvec2 anchor{0.0};
  dvec2 size{0.0};  ///< of the text
  dvec2 away{0.0};  ///< preferred side; zero: centred on the anchor
  double gap = 6;   ///< from the anchor to the text
  int priority = 0;
  std::optional<LabelSide> kept = {};  ///< its previous position
  bool fixed = false;                  ///< only at the preferred side: the number of a tick, an axis's letter
  int owner = 0;                       ///< the body to which it belongs, from 1; 0: none
  double scale = 1;                    ///< of the pane's pixels
};

/// Things that labels should avoid covering, the more so the larger the weight.
struct LabelObstacles {
  struct Box {
    ScreenBox box;
    double weight = 1;
    bool mark = false;  ///< of a point: no label covers its centre, or is nearer to it than to its own point
    bool head = false;  ///< of an arrow: no label covers its centre
  };
  struct Segment {
    dvec2 from{0.0}, to{0.0};
    double weight = 1;
  };
  /// A body: the labels of the other body's points should not cover it.
  struct Area {
    std::vector<dvec2> corners;  ///< of a convex polygon
    int owner = 0;               ///< as in LabelItem
    bool covers(dvec2 point) const;
  };
  std::vector<Box> boxes;
  std::vector<Segment> segments;
  std::vector<Area> areas = {};
  std::vector<ScreenBox> taken = {};  ///< by other things: no label is placed there
};

/// The position of a label at its preferred side.
ScreenBox boxOf(const LabelItem&);

/// Top-left corners in the order of the items; empty for labels that are left out. `spacing`: least distance between
/// labels and from the pane's border. `sides`: the side of each placed label.
std::vector<std::optional<dvec2>> placeLabels(std::span<const LabelItem>, const LabelObstacles&, dvec2 pane_size,
                                              double spacing = 2, std::vector<LabelSide>* sides = nullptr);

}  // namespace gjklab
