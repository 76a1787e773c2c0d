#include "model/frame/contact_frame.h"

#include "model/frame/moment_frames.h"
#include "model/run/contact_run.h"
#include "model/solid/convex_polygon.h"

namespace gjklab {

const std::vector<dvec3>& incidentBefore(const ContactRun& run, int k) {
  return k > 0 ? run.trace.clips[static_cast<std::size_t>(k - 1)].remains : run.trace.incident.corners;
}

namespace {

/// The part of a point, segment or polygon that the plane cuts off.
std::vector<dvec3> cutOff(const std::vector<dvec3>& points, const gjk::ClipStep<3>& plane, double size) {
  const double offset = glm::dot(plane.normal, plane.point);
  bool any = false;
  for (const dvec3& p : points) any = any || glm::dot(plane.normal, p) - offset > 1e-9 * size;
  if (!any) return {};
  if (points.size() != 2) return clipToHalfSpace(points, -plane.normal, -offset);
  const double from = glm::dot(plane.normal, points[0]) - offset, to = glm::dot(plane.normal, points[1]) - offset;
  if (from >= 0 && to >= 0) return points;
  const dvec3 crossing = points[0] + (from / (from - to)) * (points[1] - points[0]);
  return from > 0 ? std::vector{points[0], crossing} : std::vector{crossing, points[1]};
}

double sizeOf(const std::vector<dvec3>& points) {
  double size = 0;
  for (const dvec3& p : points) size = std::max(size, glm::length(p - points[0]));
  return size;
}

}  // namespace

void fillContactFrame(const Run& run, Frame& frame) {
  const ContactRun& contacts = *run.contacts;
  const auto& trace = contacts.trace;
  ContactFrame shown;
  shown.run = &contacts;
  const int count = static_cast<int>(trace.clips.size());
  const SubStep step = frame.moment.sub_step;
  if (step == SubStep::contact_reference || step == SubStep::contact_incident) {
    shown.before = shown.remains = trace.incident.corners;
  } else if (step == SubStep::contact_clip) {
    shown.clip = &trace.clips[static_cast<std::size_t>(frame.moment.record)];
    shown.before = incidentBefore(contacts, frame.moment.record);
    shown.remains = shown.clip->remains;
    shown.cut = cutOff(shown.before, *shown.clip, sizeOf(trace.incident.corners));
  } else {
    shown.before = shown.remains = incidentBefore(contacts, count);
  }
  frame.study = std::move(shown);
}

}  // namespace gjklab
