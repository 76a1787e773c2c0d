// Every method on a pair that shows what it is good for, with the switches that it needs: a way through the program.

#include "model/gallery/gallery_parts.h"

#include <utility>

namespace gjklab {

namespace {

using gjk::Acceleration;
using gjk::Method;
using gjk::SubDistance;

QuerySettings asking(Method method) {
  QuerySettings query;
  query.method = method;
  return query;
}

QuerySettings asking(SubDistance solver) {
  QuerySettings query;
  query.sub_distance = solver;
  return query;
}

QuerySettings asking(Acceleration acceleration) {
  QuerySettings query;
  query.acceleration = acceleration;
  return query;
}

Showing beside(const char* method) {
  Showing showing;
  showing.rival = Rival{method, {}, RivalStart::same};
  return showing;
}

class Room {
 public:
  explicit Room(std::vector<GalleryEntry>& all) : all_(all) {}
  void add(int dimension, const char* id, const char* title, Body a, Body b, const QuerySettings& query,
           Showing showing = {}) {
    all_.push_back(entry(id, kGroupMethods, dimension, title, std::move(a), std::move(b)));
    all_.back().scene.query = query;
    all_.back().showing = std::move(showing);
  }

 private:
  std::vector<GalleryEntry>& all_;
};

void addLine(Room& room) {
  room.add(1, "method-1d-boolean", "Boolean GJK on the number line", boxBody({1.25, 0, 0}, {-0.5, 0, 0}),
           boxBody({1, 0, 0}, {1, 0, 0}), asking(Method::boolean));
  room.add(1, "method-1d-compare", "GJK beside the one axis that there is", boxBody({1, 0, 0}, {-1.5, 0, 0}),
           boxBody({0.75, 0, 0}, {1.25, 0, 0}), {}, beside("separating-axes"));
}

void addBoolean(Room& room) {
  room.add(2, "method-boolean-inside", "Boolean GJK: a triangle around the origin", sourceTriangle(),
           sourceQuadrilateral(), asking(Method::boolean));
  QuerySettings away = asking(Method::boolean);
  away.initial_direction = dvec3(-1, 0, 0);
  room.add(2, "method-boolean-apart", "Boolean GJK: separated, and first looking away",
           hullBody({{-1.5, -1, 0}, {0.5, -1.75, 0}, {1.75, 0, 0}, {0.5, 1.75, 0}, {-1.5, 1, 0}}, {-1.75, 0.25, 0}),
           hullBody({{-0.25, -1.5, 0}, {1, -1, 0}, {1.5, 0.5, 0}, {0.25, 1.5, 0}, {-1, 1, 0}, {-1.5, -0.5, 0}},
                    {1.5, 0.5, 0}),
           away);
}

void addSubDistances(Room& room) {
  const std::vector<dvec3> unit{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  room.add(3, "method-signed-volumes", "Signed volumes on the ill-conditioned tetrahedron",
           hullBody(illConditionedTetrahedron()), pointBody(dvec3(0.0)), asking(SubDistance::signed_volumes),
           beside("johnson"));
  room.add(3, "method-johnson", "Johnson's cofactors: a face is nearest", hullBody(unit, {-1, -1, -1}),
           pointBody(dvec3(0.0)), asking(SubDistance::johnson));
}

void addMomentum(Room& room) {
  room.add(2, "method-nesterov", "Nesterov's momentum beside plain GJK",
           turned(ellipsoidBody({1.37, 0.16, 0}, {-0.5, -1, 0}), -0.88),
           turned(ellipsoidBody({2.18, 0.47, 0}, {0.51, 0.96, 0}), -0.6), asking(Acceleration::nesterov),
           beside("voronoi"));
  room.add(
      2, "method-polyak", "Polyak's momentum beside plain GJK", turned(ellipsoidBody({2.25, 0.2, 0}, {0, -1, 0}), 0.79),
      turned(ellipsoidBody({1.19, 0.22, 0}, {0.22, 0.81, 0}), -0.07), asking(Acceleration::polyak), beside("voronoi"));
  Body above = ellipsoidBody({1.47, 0.37, 0.85}, {-0.92, 1.67, -0.68});
  above.orientation = unitOrientation(glm::dquat(-0.52, 0.07, -0.78, -0.29)).value_or(above.orientation);
  room.add(3, "method-nesterov-3d", "Nesterov's momentum: two flat ellipsoids", ellipsoidBody({1.71, 0.27, 1.38}, {}),
           std::move(above), asking(Acceleration::nesterov), beside("voronoi"));
}

void addSeparatingAxes(Room& room) {
  room.add(
      2, "method-sat-2d", "Separating axes: the least overlap", turned(boxBody({1.5, 0.75, 0}, {-0.75, 0, 0}), 0.25),
      hullBody({{-0.75, -1, 0}, {1.5, -0.25, 0}, {-0.25, 1.25, 0}}, {0.9, 0.25, 0}), asking(Method::separating_axes));
  constexpr double kEighth = 0.7853981633974483;
  room.add(3, "method-sat-3d", "Separating axes: only two edges tell them apart",
           turned(boxBody({0.7, 0.7, 0.7}, {0, -0.6, 0}), {0, 0, 1}, kEighth),
           turned(boxBody({0.7, 0.7, 0.7}, {0, 1.55, 0}), {1, 0, 0}, kEighth), asking(Method::separating_axes));
}

void addComparison(Room& room) {
  room.add(2, "method-compare", "Compare: a yes or no is found sooner than a distance",
           hullBody(regularPolygon(7, 1.3, 0.2), {-1.5, 0.25, 0}), hullBody(regularPolygon(6, 1.2), {1.4, -0.6, 0}), {},
           beside("boolean"));
}

void addSwitches(Room& room) {
  Showing warm, contacts, mass;
  warm.warm_start = contacts.contacts = mass.mass = true;
  room.add(3, "method-warm-start", "Warm start: drag B and watch the iterations",
           turned(hullBody(diamond(), {-0.9, 0, 0}), {0, 0, 1}, 0.35),
           turned(hullBody(diamond(), {1.1, 0.2, 0.1}), {1, 0, 1}, -0.6), {}, warm);
  room.add(2, "method-contacts-2d", "Contact manifold: a box on a box", boxBody({1.5, 0.5, 0}, {0, -0.5, 0}),
           turned(boxBody({0.9, 0.6, 0}, {0.9, 0.5, 0}), -0.04), {}, contacts);
  room.add(3, "method-contacts-3d", "Contact manifold: a box over the edge of a box",
           boxBody({1.2, 0.4, 1}, {0, -0.4, 0}), turned(boxBody({0.7, 0.5, 0.6}, {0.8, 0.4, 0.2}), {0, 1, 0}, 0.5), {},
           contacts);
  room.add(3, "method-mass", "Mass properties: a box and a cone",
           turned(boxBody({0.9, 0.6, 0.4}, {-1.1, 0, 0}), {0.3, 0.4, 1}, 0.35),
           turned(axialBody(ShapeKind::cone, 0.9, 0.7, {1.5, 0.1, 0}), {0, 0, 1}, -0.6), {}, mass);
}

}  // namespace

std::vector<GalleryEntry> methodScenes() {
  std::vector<GalleryEntry> all;
  Room room(all);
  addLine(room);
  addBoolean(room);
  addSubDistances(room);
  addMomentum(room);
  addSeparatingAxes(room);
  addComparison(room);
  addSwitches(room);
  return all;
}

}  // namespace gjklab
