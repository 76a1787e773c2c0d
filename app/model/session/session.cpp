#include "model/session/session.h"

#include "model/figure/framing.h"
#include "model/figure/make_figure.h"
#include "model/frame/frame_tween.h"
#include "model/gallery/gallery.h"
#include "model/run/proof.h"

namespace gjklab {
namespace {

/// What the pointer is over in one method's pane, for the pane of the other: what belongs to its run alone is nothing
/// there, but for the vertices behind a vertex of the simplex.
Hover seenElsewhere(const Hover& target, const Frame& frame) {
  if (std::holds_alternative<RegionTarget>(target) || std::holds_alternative<FacetTarget>(target)) return {};
  const auto* vertex = std::get_if<SimplexVertexTarget>(&target);
  if (!vertex) return target;
  if (vertex->index < 0 || vertex->index >= static_cast<int>(frame.simplex.size())) return {};
  const gjk::Support<3>& support = frame.simplex[static_cast<std::size_t>(vertex->index)].support;
  if (support.index_a < 0 || support.index_b < 0) return {};
  return DifferenceVertexTarget{support.index_a, support.index_b};
}

}  // namespace

Session::Session(Scene scene, std::string path, Settings settings)
    : document_(std::move(scene)), settings_(std::move(settings)) {
  document_.reset(document_.scene(), std::move(path));
  for (View& view : views_) {
    view.dimension = this->scene().dimension;
    view.orientation = defaultOrientation();
  }
  player_.setSpeed(settings_.speed);
  player_.setReducedMotion(settings_.reduce_motion);
  recompute();
  player_.restart(timeline());
}

void Session::open(Scene scene, std::string path) {
  Scene saved = scene;
  show({std::move(scene), std::move(path), std::move(saved)});
}

void Session::show(Work work) {
  left_[static_cast<std::size_t>(scene().dimension - 1)] = document_.work();
  document_.replace(std::move(work));
  begin();
}

std::optional<Work> Session::unsaved(int dimension) const {
  std::optional<Work> work = left_[static_cast<std::size_t>(dimension - 1)];
  if (dimension == scene().dimension) work = document_.work();
  return work && work->modified() ? work : std::nullopt;
}

void Session::restore(Scene scene, std::string path) {
  document_.restore(std::move(scene), std::move(path));
  begin();
}

void Session::begin() {
  recompute();
  player_.restart(timeline());
  frame_stale_ = true;
  frameAll();
}

/// A step that leads to another scene shows all of it; one within a scene leaves the cameras alone, but for one that a
/// drag of the origin had carried along: it showed everything before, and does again.
void Session::stepHistory(void (Document::*step)()) {
  const std::string path = document_.path(), title = scene().title;
  (document_.*step)();
  const bool same_scene = path == document_.path() && title == scene().title;
  if (same_scene && !(camera_carried_ && framed_[index(Space::difference)])) return;
  recompute();
  if (same_scene)
    frameAll(Space::difference);
  else
    frameAll();
  camera_carried_ = false;
}

void Session::deleteVertex() {
  const Hover& target = std::holds_alternative<VertexTarget>(hover_) ? hover_ : selected_;
  if (const auto* vertex = std::get_if<VertexTarget>(&target)) {
    const ErasePoint erase{vertex->which, vertex->index};
    hover_ = selected_ = std::monostate{};
    document_.execute(erase);
  }
}

bool Session::apply(const Intent& intent) {
  if (const auto* edit = std::get_if<Edit>(&intent)) return document_.execute(edit->command), true;
  if (std::holds_alternative<BeginGesture>(intent)) return document_.beginGesture(), true;
  if (std::holds_alternative<EndGesture>(intent)) return document_.endGesture(), true;
  if (std::holds_alternative<CancelGesture>(intent)) return document_.cancelGesture(), true;
  if (std::holds_alternative<Undo>(intent)) return stepHistory(&Document::undo), true;
  if (std::holds_alternative<Redo>(intent)) return stepHistory(&Document::redo), true;
  if (const auto* jump = std::get_if<Go>(&intent)) return go(jump->where), true;
  if (const auto* target = std::get_if<Seek>(&intent)) {
    player_.pause();
    player_.seek(timeline(), target->position);
    return frame_stale_ = true;
  }
  if (std::holds_alternative<TogglePlay>(intent)) {
    player_.toggle(timeline());
    return frame_stale_ = true;
  }
  if (const auto* point = std::get_if<PointAt>(&intent)) {
    frame_stale_ = frame_stale_ || !(hover_ == point->target && hover_space_ == point->space);
    hover_ = point->target;
    hover_space_ = point->space;
    return true;
  }
  if (const auto* select = std::get_if<Select>(&intent)) return selected_ = select->target, true;
  if (std::holds_alternative<DeleteVertex>(intent)) return deleteVertex(), true;
  if (const auto* move = std::get_if<MoveCamera>(&intent)) return moveCamera(*move), true;
  if (std::holds_alternative<FrameAll>(intent)) return frameAll(), true;
  if (std::holds_alternative<ToggleCompare>(intent)) return toggleCompare(), true;
  if (const auto* shown = std::get_if<ShowScene>(&intent)) return open(shown->scene, ""), true;
  if (const auto* dimension = std::get_if<ShowDimension>(&intent)) {
    if (dimension->dimension == scene().dimension) return true;
    const std::optional<Work> left = left_[static_cast<std::size_t>(dimension->dimension - 1)];
    return left ? show(*left) : open(defaultScene(dimension->dimension), ""), true;
  }
  if (const auto* choice = std::get_if<ChooseStudy>(&intent)) {
    study_ = choice->study;
    return recompute(), true;
  }
  if (const auto* change = std::get_if<ChangeSettings>(&intent)) {
    const bool link = change->settings.linked_cameras && !settings_.linked_cameras;
    const bool switched = change->settings.warm_start != settings_.warm_start;
    settings_ = change->settings;
    if (switched) switchStart();
    player_.setSpeed(settings_.speed);
    player_.setReducedMotion(settings_.reduce_motion);
    if (link) views_[1].orientation = views_[0].orientation;
    return true;
  }
  return false;
}

void Session::toggleCompare() {
  settings_.compare = !(settings_.compare && study_ == Study::query);
  if (settings_.compare) settings_.rival = offeredRival(scene(), settings_.rival);
  study_ = Study::query;
  recompute();
}

void Session::go(Jump jump) {
  player_.pause();
  switch (jump) {
    case Jump::first:
      player_.first(timeline());
      break;
    case Jump::previous_iteration:
      player_.iteration(timeline(), -1);
      break;
    case Jump::previous_step:
      player_.step(timeline(), -1);
      break;
    case Jump::next_step:
      player_.step(timeline(), 1);
      break;
    case Jump::next_iteration:
      player_.iteration(timeline(), 1);
      break;
    case Jump::last:
      player_.last(timeline());
      break;
    case Jump::parting:
      if (const std::optional<int> place = partingPosition()) player_.seek(timeline(), *place);
      break;
  }
  frame_stale_ = true;
}

void Session::advance(double seconds) {
  if (player_.advance(timeline(), seconds)) frame_stale_ = true;
}

void Session::moveCamera(const MoveCamera& move) {
  View& view = views_[index(move.space)];
  View& other = views_[1 - index(move.space)];
  if (settings_.linked_cameras) {
    other.orientation = move.view.orientation;
    if (!move.with_scene) other.pixels_per_unit *= move.view.pixels_per_unit / view.pixels_per_unit;
  }
  camera_carried_ = camera_carried_ || move.with_scene;
  if (!move.with_scene) {
    framed_[index(move.space)] = false;
    if (!(other.pixels_per_unit == drawn_views_[1 - index(move.space)].pixels_per_unit))
      framed_[1 - index(move.space)] = false;
  }
  const dvec2 size = view.size;
  const double ui_scale = view.ui_scale;
  view = move.view;
  view.size = size;
  view.ui_scale = ui_scale;
}

void Session::frameAll(Space space) {
  View& view = views_[index(space)];
  if (space == Space::world)
    frameWorld(view, scene(), own_.run, *own_.geometry);
  else
    frameDifference(view, *own_.geometry, own_.run, rival_ ? &rival_->run : nullptr);
  framed_[index(space)] = true;
}

void Session::frameAll() {
  frameAll(Space::world);
  frameAll(Space::difference);
}

void Session::resize(Space space, dvec2 size, double ui_scale) {
  View& view = views_[index(space)];
  view.ui_scale = ui_scale;
  if (view.size == size && framed_[index(space)]) return;
  const bool first = view.size == View{}.size && !framed_[index(space)] && drawn_views_[index(space)] == View{};
  const bool keep = framed_[index(space)] || first;
  view.size = size;
  if (keep) frameAll(space);
}

/// A new revision of the scene, another rival, something else asked beside the query: runs, timelines, solids. The
/// cursor stays at the iteration it is at, where that still exists.
void Session::recompute() {
  const bool edited = seen_revision_ != document_.revision();
  const FollowUps asked{study_, settings_.contact_manifold, settings_.mass_properties};
  const Study before = followed_.study;
  std::optional<Rival> rival;
  if (settings_.compare && study_ == Study::query) rival = settings_.rival;  // a hull has no second method
  if (!edited && rival == seen_rival_ && asked == followed_) return;
  if (before == Study::query && study_ != before) left_moment_ = player_.chosen();
  const bool another = seen_revision_ == 0 || scene().dimension != own_.run.dimension;
  seen_revision_ = document_.revision();
  seen_rival_ = rival;
  followed_ = asked;
  const bool had_shadows = testsAxes();
  if (edited)
    followOwn();
  else
    followUp(own_, asked);
  runRival();
  placeCursor(before);
  frame_stale_ = true;
  for (View& view : views_)
    if (view.dimension != scene().dimension) {
      view.dimension = scene().dimension;
      view.orientation = defaultOrientation();
    }
  // The shadows of the separating axis test stand beside the bodies, its planes beside A ⊖ B.
  if (!another && !had_shadows && testsAxes())
    for (const Space space : {Space::world, Space::difference})
      if (framed_[index(space)]) frameAll(space);
  if (another) {
    hover_ = selected_ = std::monostate{};
    frameAll();
  }
}

/// The run of the scene's own method.
void Session::followOwn() { follow(own_, scene(), followed_, nullptr, settings_.warm_start); }

/// The start has been switched from cold to warm or back.
void Session::switchStart() {
  followOwn();
  if (settings_.warm_start) followOwn();  // the first leaves what the second starts from
  runRival();
  player_.follow(timeline());
  frame_stale_ = true;
}

/// Another study starts at its beginning; the query is taken up where it was left.
void Session::placeCursor(Study before) {
  if (study_ == before)
    player_.follow(timeline());
  else if (study_ == Study::query)
    player_.seek(timeline(), timeline().nearest(left_moment_));
  else
    player_.restart(timeline());
  // The growing hull of a body is shown large.
  if (study_ != before && framed_[index(Space::world)]) frameAll(Space::world);
}

void Session::runRival() {
  if (!seen_rival_) return rival_.reset();
  if (!rival_) rival_.emplace();
  Scene asked = scene();
  asked.query = rivalQuery(asked, *seen_rival_);
  follow(*rival_, asked, followed_, &own_, settings_.warm_start);
  row_ = Timeline::together(own_.timeline, rival_->timeline);
  if (reference_revision_ != seen_revision_) comparison_.reference.reset();
  compareRuns(comparison_, {&own_.run, &rival_->run}, methodNames({own_.scene.query, rival_->scene.query}));
}

std::optional<int> Session::partingPosition() const {
  if (!rival_ || comparison_.partings.empty() || !comparison_.partings[0]) return std::nullopt;
  return row_.inStep(comparison_.partings[0]->moment);
}

/// While a shape is dragged only a reference that takes no time is found; the others when it is let go.
void Session::refreshReference() {
  if (!rival_ || reference_revision_ == seen_revision_) return;
  setReference(comparison_, scene(), document_.inGesture() ? Effort::quick : Effort::full);
  if (comparison_.reference || !document_.inGesture()) reference_revision_ = seen_revision_;
}

/// The proof of the answer, while the result shows and nothing is dragged.
void Session::refreshProof() {
  if (own_.run.proof || document_.inGesture() || moment().sub_step != SubStep::result) return;
  const gjk::Termination ended = own_.run.trace.result.termination;
  if (ended == gjk::Termination::invalid_input || ended == gjk::Termination::unsuited) return;
  own_.run.proof = std::make_shared<const Proof>(proofOf(scene(), own_.run.trace.result));
}

/// The frame of a lane at the moment that shows, on its way there from the one before.
void Session::drawLane(Lane& lane, Space space) {
  const Space seen_from = hover_space_ == Space::rival ? Space::rival : Space::difference;
  const Hover hover = seen_from == space ? hover_ : seenElsewhere(hover_, this->lane(seen_from).frame);
  const auto frameAt = [&](int position) {
    return makeFrame(lane.scene, lane.run, lane.geometry, lane.timeline[placeOf(lane, position)], hover);
  };
  lane.frame = frameAt(position());
  if (const double share = player_.tween(); share < 1)
    lane.frame = tweenedFrame(frameAt(player_.tweenFrom()), lane.frame, share);
}

void Session::update() {
  recompute();
  refreshReference();
  refreshProof();
  if (own_.frame.scene != &own_.scene) frame_stale_ = true;  // the session has been moved
  if (frame_stale_) {
    drawLane(own_, Space::difference);
    if (rival_) drawLane(*rival_, Space::rival);
    frame_stale_ = false;
    figures_stale_ = true;
  }
  const bool options_changed = !(drawn_options_ == settings_.figure);
  for (const Space space : {Space::world, Space::difference, Space::rival}) {
    if (space == Space::rival && !rival_) continue;
    const View& view = views_[index(space)];
    if (!figures_stale_ && !options_changed && drawn_views_[index(space)] == view) continue;
    (space == Space::world ? worldFigure : differenceFigure)(frame(space), view, settings_.figure,
                                                             figures_[static_cast<std::size_t>(space)]);
    ++picture_revision_;
  }
  drawn_views_ = views_;
  drawn_options_ = settings_.figure;
  figures_stale_ = false;
}

}  // namespace gjklab
