#include "model/session/lectern.h"

#include "model/solid/segment.h"

#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

/// Pages beyond this many are forgotten, the oldest first.
constexpr std::size_t kMostPages = 1000;
constexpr std::size_t kMostPoints = 20000;  ///< of one stroke

bool passes(const InkStroke& stroke, const View& view, dvec2 pointer, double radius) {
  dvec2 last(0.0);
  for (std::size_t i = 0; i < stroke.points.size(); ++i) {
    const dvec2 at(project(view, stroke.points[i]));
    if (distanceToSegment(pointer, i == 0 ? at : last, at) <= radius) return true;
    last = at;
  }
  return false;
}

}  // namespace

Lectern::Page* Lectern::find(const InkPage& place) {
  const auto found = std::find_if(pages_.begin(), pages_.end(), [&](const Page& page) { return page.place == place; });
  return found == pages_.end() ? nullptr : &*found;
}

const std::vector<InkStroke>& Lectern::ink(const InkPage& place) const {
  static const std::vector<InkStroke> none;
  for (const Page& page : pages_)
    if (page.place == place) return page.strokes;
  return none;
}

void Lectern::setInk(const InkPage& place, std::vector<InkStroke> strokes) {
  clear(place);
  if (strokes.empty()) return;
  if (pages_.size() >= kMostPages) pages_.erase(pages_.begin());
  pages_.push_back({place, std::move(strokes)});
}

void Lectern::draw(const InkPage& place, Space space, dvec3 point, bool begins) {
  if (tool_ != Tool::pen && tool_ != Tool::marker) return;
  Page* page = find(place);
  if (!page) {
    if (pages_.size() >= kMostPages) pages_.erase(pages_.begin());
    pages_.push_back({place, {}});
    page = &pages_.back();
  }
  if (begins || page->strokes.empty() || page->strokes.back().space != space)
    page->strokes.push_back({space, tool_, {}});
  std::vector<dvec3>& points = page->strokes.back().points;
  if (points.size() < kMostPoints && (points.empty() || !(points.back() == point))) points.push_back(point);
}

void Lectern::erase(const InkPage& place, const View& view, Space space, dvec2 pointer, double radius) {
  if (Page* page = find(place))
    std::erase_if(page->strokes, [&](const InkStroke& stroke) {
      return stroke.space == space && passes(stroke, view, pointer, radius);
    });
}

void Lectern::clear(const InkPage& place) {
  std::erase_if(pages_, [&](const Page& page) { return page.place == place; });
}

bool Lectern::takeBack(const InkPage& place) {
  Page* page = find(place);
  if (tool_ == Tool::none || !page || page->strokes.empty()) return false;
  page->strokes.pop_back();
  return true;
}

dvec3 inkPoint(const View& view, dvec2 pointer) { return unproject(view, pointer, project(view, view.target).z); }

}  // namespace gjklab
