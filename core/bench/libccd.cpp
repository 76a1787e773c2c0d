// libccd 2.x (double): GJK and EPA on support functions of our own. It answers penetration; it has no distance query.

#include "library.h"

#include <ccd/ccd.h>
#include <ccd/quat.h>

namespace bench {
namespace {

ccd_vec3_t vector(Vec3 v) {
  ccd_vec3_t out;
  ccdVec3Set(&out, v.x, v.y, v.z);
  return out;
}

struct Object {
  Body3 body;
  glm::dmat3 rotation;
};

void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* out) {
  const Object& self = *static_cast<const Object*>(object);
  const Vec3 d = Vec3(direction->v[0], direction->v[1], direction->v[2]) * self.rotation;
  Vec3 best(0.0);
  switch (self.body.kind) {
    case Kind::hull: {
      double reach = -1e300;
      for (const Vec3& p : self.body.points) {
        const double along = glm::dot(p, d);
        if (along > reach) {
          reach = along;
          best = p;
        }
      }
      break;
    }
    case Kind::box:
      best = glm::sign(d) * self.body.size;
      break;
    case Kind::capsule:
      best = glm::normalize(d) * self.body.size.x + Vec3(0, d.y > 0 ? self.body.size.y : -self.body.size.y, 0);
      break;
    case Kind::sphere:
      best = glm::normalize(d) * self.body.size.x;
      break;
  }
  *out = vector(self.rotation * best + self.body.position);
}

void center(const void* object, ccd_vec3_t* out) { *out = vector(static_cast<const Object*>(object)->body.position); }

struct Item {
  std::shared_ptr<Object> a, b;
};

void place(Object& object, const Placement3& placed) {
  object.body.position = placed.position;
  object.rotation = glm::mat3_cast(placed.orientation);
}

}  // namespace

Library libccdLibrary() {
  Library library{"libccd", {}, {}, {}};
  library.prepare3 = [](const std::vector<Pair3>& pairs, Question question) {
    if (question == Question::distance) return Prepared{};
    std::vector<Item> items;
    const auto object = [](const Body3& body) {
      return std::make_shared<Object>(Object{body, glm::mat3_cast(body.orientation)});
    };
    for (const Pair3& pair : pairs) items.push_back({object(pair.a), object(pair.b)});
    const auto ask = [](const Item& item) -> double {
      ccd_t ccd;
      CCD_INIT(&ccd);
      ccd.support1 = ccd.support2 = support;
      ccd.center1 = ccd.center2 = center;
      ccd.max_iterations = 128;
      ccd.epa_tolerance = 1e-10;
      ccd_real_t depth = 0;
      ccd_vec3_t normal, position;
      ccdGJKPenetration(item.a.get(), item.b.get(), &ccd, &depth, &normal, &position);
      return depth;
    };
    return prepared(std::move(items), ask,
                    [](Item& item, const Placed3& placed) { place(*item.a, placed.a), place(*item.b, placed.b); });
  };
  return library;
}

}  // namespace bench
