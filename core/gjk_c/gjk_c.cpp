#include "gjk_c/gjk_c.h"

#include "gjk/cast.h"
#include "gjk/half_space.h"
#include "gjk/overlap.h"
#include "gjk/query.h"
#include "gjk/shape_fields.h"
#include "gjk/validate.h"
#include "gjk/warm_start.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <new>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

struct gjk_shape {
  std::variant<gjk::Shape<2>, gjk::Shape<3>> in;
};

struct gjk_warm_start {
  gjk::WarmStart<2> flat;
  gjk::WarmStart<3> solid;

  template <int D>
  gjk::WarmStart<D>& in() {
    if constexpr (D == 2)
      return flat;
    else
      return solid;
  }
};

namespace {

template <int D>
gjk::Vec<D> vectorAt(const double* numbers) {
  gjk::Vec<D> v;
  for (int i = 0; i < D; ++i) v[i] = numbers[i];
  return v;
}

// The enumerators of gjk_shape_kind are the places of the kinds in the variant of 3-D.
using SolidKinds = gjk::ShapeKinds<3>::Variant;
static_assert(std::is_same_v<std::variant_alternative_t<GJK_POINT, SolidKinds>, gjk::Point<3>> &&
              std::is_same_v<std::variant_alternative_t<GJK_HULL, SolidKinds>, gjk::Hull<3>>);

template <int D>
std::optional<typename gjk::ShapeKinds<D>::Variant> kindOf(const gjk_shape_description& d) {
  // C may have put any number there, and C++ may not even read it as an enumerator.
  unsigned asked = 0, place = 0;
  static_assert(sizeof asked == sizeof d.kind);
  std::memcpy(&asked, &d.kind, sizeof asked);
  const char* word = "";
  gjk::eachKind<3>([&]<class Kind>(std::type_identity<Kind>) {
    if (place++ == asked) word = Kind::kWord;
  });
  typename gjk::ShapeKinds<D>::Variant kind;
  if (!gjk::setKind<D>(kind, word) || !gjk::setNumbers<D>(kind, {d.numbers, d.count})) return std::nullopt;
  return kind;
}

/// The shape, or what is wrong with it.
template <int D>
std::string make(const gjk_shape_description& description, std::optional<gjk_shape>& shape) {
  auto kind = kindOf<D>(description);
  if (!kind) return "this kind of shape does not exist in this dimension, or takes another count of numbers";
  gjk::Shape<D> made{std::move(*kind), description.margin};
  std::string fault = gjk::validate(made);
  if (!fault.empty()) return fault;
  made.prepare();
  shape = gjk_shape{std::move(made)};
  return {};
}

std::string makeIn(const gjk_shape_description& description, std::optional<gjk_shape>& shape) {
  if (description.count > 0 && !description.numbers) return "the numbers are missing";
  if (description.dimension == 2) return make<2>(description, shape);
  if (description.dimension == 3) return make<3>(description, shape);
  return "the dimension is " + std::to_string(description.dimension) + "; it must be 2 or 3";
}

template <int D>
gjk::Pose<D> poseIn(const gjk_pose& pose) {
  gjk::Pose<D> out{vectorAt<D>(pose.position), {}};
  if constexpr (D == 2)
    out.rotation = {pose.rotation[0], pose.rotation[3]};
  else
    for (int row = 0; row < 3; ++row)
      for (int column = 0; column < 3; ++column) out.rotation.matrix[column][row] = pose.rotation[3 * row + column];
  return out;
}

/// In 2-D half of the matrix is read; the other half must say the same.
bool isRotation(const gjk_pose& pose, int dimension) {
  constexpr double kSlack = 1e-12;
  return dimension == 3 || (std::abs(pose.rotation[4] - pose.rotation[0]) <= kSlack &&
                            std::abs(pose.rotation[1] + pose.rotation[3]) <= kSlack);
}

template <int D>
void write(const gjk::Vec<D>& v, double (&out)[3]) {
  for (int i = 0; i < 3; ++i) out[i] = i < D ? v[i] : 0;
}

/// Calls f(a, pose_a, b, pose_b) in the shapes' dimension. No exception leaves it.
template <class F>
gjk_outcome inDimension(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b, const gjk_pose* pose_b, F f) {
  if (!a || !pose_a || !b || !pose_b || a->in.index() != b->in.index()) return GJK_INVALID;
  const int dimension = a->in.index() == 0 ? 2 : 3;
  if (!isRotation(*pose_a, dimension) || !isRotation(*pose_b, dimension)) return GJK_INVALID;
  try {
    if (dimension == 2) return f(std::get<0>(a->in), poseIn<2>(*pose_a), std::get<0>(b->in), poseIn<2>(*pose_b));
    return f(std::get<1>(a->in), poseIn<3>(*pose_a), std::get<1>(b->in), poseIn<3>(*pose_b));
  } catch (const std::bad_alloc&) {
    return GJK_OUT_OF_MEMORY;
  }
}

template <int D>
void write(const gjk::Result<D>& result, gjk_result& out) {
  out.status = result.status == gjk::Status::separated  ? GJK_SEPARATED
               : result.status == gjk::Status::touching ? GJK_TOUCHING
                                                        : GJK_INTERSECTING;
  out.distance = result.distance;
  out.depth = result.depth;
  write<D>(result.normal, out.normal);
  write<D>(result.point_a, out.point_a);
  write<D>(result.point_b, out.point_b);
  out.lower_bound = result.lower_bound;
  out.upper_bound = result.upper_bound;
  out.iterations = result.gjk_iterations + result.epa_iterations;
}

template <int D>
void write(const gjk::ImpactResult<D>& result, gjk_hit& out) {
  out.status = result.status == gjk::ImpactStatus::hit    ? GJK_HIT
               : result.status == gjk::ImpactStatus::miss ? GJK_MISS
                                                          : GJK_OVERLAPPING;
  out.time = result.time;
  write<D>(result.normal, out.normal);
  write<D>(result.point_a, out.point);
}

/// Hands a valid answer on.
template <class Answer, class Take>
gjk_outcome report(const Answer& answer, Take take) {
  if (answer.termination == decltype(answer.termination)::invalid_input) return GJK_INVALID;
  take(answer);
  return GJK_OK;
}

}  // namespace

gjk_outcome gjk_shape_create(const gjk_shape_description* description, gjk_shape** shape, char* fault,
                             size_t fault_size) {
  if (!shape) return GJK_INVALID;
  *shape = nullptr;
  if (fault && fault_size > 0) fault[0] = '\0';
  try {
    std::optional<gjk_shape> made;
    const std::string wrong = description ? makeIn(*description, made) : "the description is missing";
    if (made) {
      *shape = new gjk_shape(std::move(*made));
      return GJK_OK;
    }
    if (fault && fault_size > 0) {
      const std::size_t length = std::min(wrong.size(), fault_size - 1);
      std::memcpy(fault, wrong.data(), length);
      fault[length] = '\0';
    }
    return GJK_INVALID;
  } catch (const std::bad_alloc&) {
    return GJK_OUT_OF_MEMORY;
  }
}

void gjk_shape_destroy(gjk_shape* shape) { delete shape; }

gjk_pose gjk_pose_identity(void) { return {{0, 0, 0}, {1, 0, 0, 0, 1, 0, 0, 0, 1}}; }

gjk_outcome gjk_query(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b, const gjk_pose* pose_b,
                      gjk_result* result) {
  if (!result) return GJK_INVALID;
  return inDimension(a, pose_a, b, pose_b, [result](const auto&... placed) {
    return report(gjk::query(placed...), [result](const auto& answer) { write(answer, *result); });
  });
}

gjk_outcome gjk_query_closed(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b, const gjk_pose* pose_b,
                             gjk_result* result) {
  if (!result) return GJK_INVALID;
  return inDimension(a, pose_a, b, pose_b,
                     [result]<int D>(const gjk::Shape<D>& first, const gjk::Pose<D>& at, const gjk::Shape<D>& second,
                                     const gjk::Pose<D>& to) {
                       gjk::Options<D> options;
                       options.closed_forms = true;
                       return report(gjk::query(first, at, second, to, options),
                                     [result](const auto& answer) { write(answer, *result); });
                     });
}

gjk_outcome gjk_warm_start_create(gjk_warm_start** warm) {
  if (!warm) return GJK_INVALID;
  *warm = new (std::nothrow) gjk_warm_start;
  return *warm ? GJK_OK : GJK_OUT_OF_MEMORY;
}

void gjk_warm_start_destroy(gjk_warm_start* warm) { delete warm; }

void gjk_warm_start_clear(gjk_warm_start* warm) {
  if (!warm) return;
  warm->flat.clear();
  warm->solid.clear();
}

gjk_outcome gjk_query_warm(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b, const gjk_pose* pose_b,
                           gjk_warm_start* warm, gjk_result* result) {
  if (!warm || !result) return GJK_INVALID;
  return inDimension(a, pose_a, b, pose_b,
                     [warm, result]<int D>(const gjk::Shape<D>& first, const gjk::Pose<D>& at,
                                           const gjk::Shape<D>& second, const gjk::Pose<D>& to) {
                       return report(gjk::query<D>(first, at, second, to, {}, nullptr, &warm->in<D>()),
                                     [result](const auto& answer) { write(answer, *result); });
                     });
}

gjk_outcome gjk_query_half_space(const gjk_shape* shape, const gjk_pose* pose, const double normal[3], double offset,
                                 gjk_result* result) {
  if (!normal || !result) return GJK_INVALID;
  return inDimension(shape, pose, shape, pose,
                     [normal, offset, result]<int D>(const gjk::Shape<D>& body, const gjk::Pose<D>& at,
                                                     const gjk::Shape<D>&, const gjk::Pose<D>&) {
                       return report(gjk::query(body, at, gjk::HalfSpace<D>{vectorAt<D>(normal), offset}),
                                     [result](const auto& answer) { write(answer, *result); });
                     });
}

gjk_outcome gjk_separate(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b, const gjk_pose* pose_b,
                         gjk_separation* separation) {
  if (!separation) return GJK_INVALID;
  return inDimension(a, pose_a, b, pose_b,
                     [separation]<int D>(const gjk::Shape<D>& first, const gjk::Pose<D>& at,
                                         const gjk::Shape<D>& second, const gjk::Pose<D>& to) {
                       return report(gjk::overlap(first, at, second, to), [separation](const auto& answer) {
                         separation->meets = answer.meets ? 1 : 0;
                         write<D>(answer.direction, separation->direction);
                         separation->gap = answer.gap;
                       });
                     });
}

gjk_outcome gjk_overlap(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b, const gjk_pose* pose_b,
                        int* meets) {
  if (!meets) return GJK_INVALID;
  return inDimension(a, pose_a, b, pose_b, [meets](const auto&... placed) {
    return report(gjk::overlap(placed...), [meets](const auto& answer) { *meets = answer.meets ? 1 : 0; });
  });
}

gjk_outcome gjk_shape_cast(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b, const gjk_pose* pose_b,
                           const double step[3], gjk_hit* hit) {
  if (!step || !hit) return GJK_INVALID;
  return inDimension(a, pose_a, b, pose_b,
                     [step, hit]<int D>(const gjk::Shape<D>& first, const gjk::Pose<D>& at, const gjk::Shape<D>& second,
                                        const gjk::Pose<D>& to) {
                       return report(gjk::shapeCast<D>(first, at, second, to, vectorAt<D>(step)),
                                     [hit](const auto& answer) { write(answer, *hit); });
                     });
}

gjk_outcome gjk_ray_cast(const gjk_shape* shape, const gjk_pose* pose, const double origin[3], const double step[3],
                         gjk_hit* hit) {
  if (!shape || !origin) return GJK_INVALID;
  gjk_pose start = gjk_pose_identity();
  std::copy(origin, origin + 3, start.position);
  gjk_shape point;
  if (shape->in.index() == 0)
    point.in = gjk::Shape<2>{};
  else
    point.in = gjk::Shape<3>{};
  return gjk_shape_cast(shape, pose, &point, &start, step, hit);
}
