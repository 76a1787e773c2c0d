#ifndef GJK_C_H
#define GJK_C_H
/* gjk for C99 and for every language that calls C. Shapes are opaque and immutable; no exception leaves these
 * functions.
 *
 * Vectors have 3 numbers; in 2-D the third is 0. Terms, frames and signs are those of the C++ headers: the normal is
 * a unit vector and points from A towards B. Any number of threads may call functions, even with the same shapes. */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32)
#define GJK_C_API
#else
#define GJK_C_API __attribute__((visibility("default")))
#endif

typedef enum gjk_kind {
  GJK_POINT,     /* no numbers */
  GJK_SEGMENT,   /* its two points */
  GJK_BOX,       /* a half extent for each dimension */
  GJK_SPHERE,    /* radius */
  GJK_ELLIPSOID, /* a radius for each dimension */
  GJK_CAPSULE,   /* half height, radius; along y */
  GJK_CYLINDER,  /* half height, radius; along y, 3-D only */
  GJK_CONE,      /* half height, radius; base at y = -half height, 3-D only */
  GJK_HULL       /* its points, one or more */
} gjk_kind;

typedef struct gjk_shape_description {
  gjk_kind kind;
  int dimension;         /* 2 or 3 */
  const double* numbers; /* for points `dimension` numbers each, one after another; copied */
  size_t count;          /* how many numbers */
  double margin;         /* radius of a ball added to the shape all round */
} gjk_shape_description;

typedef struct gjk_shape gjk_shape;

typedef enum gjk_outcome {
  GJK_OK,
  GJK_INVALID,      /* a description, a shape or a pose is invalid; no answer */
  GJK_OUT_OF_MEMORY /* no answer */
} gjk_outcome;

/* Creates a shape; destroy it with gjk_shape_destroy. On failure *shape is NULL, and `fault`, unless it is NULL,
 * receives the reason: a sentence of at most fault_size - 1 characters. */
GJK_C_API gjk_outcome gjk_shape_create(const gjk_shape_description* description, gjk_shape** shape, char* fault,
                                       size_t fault_size);
/* `shape` may be NULL. */
GJK_C_API void gjk_shape_destroy(gjk_shape* shape);

typedef struct gjk_pose {
  double position[3];
  double rotation[9]; /* by rows; in 2-D only the upper left 2 x 2 numbers matter */
} gjk_pose;

GJK_C_API gjk_pose gjk_pose_identity(void);

typedef enum gjk_status { GJK_SEPARATED, GJK_TOUCHING, GJK_INTERSECTING } gjk_status;

typedef struct gjk_result {
  gjk_status status;
  double distance;               /* at least 0 */
  double depth;                  /* length of the shortest translation that separates the shapes; 0 if they are apart */
  double normal[3];              /* unit, from A towards B */
  double point_a[3], point_b[3]; /* point_b - point_a = (distance - depth) * normal */
  double lower_bound, upper_bound;
  int iterations; /* of GJK and EPA */
} gjk_result;

/* The shapes must have the same dimension. *result is unchanged unless the outcome is GJK_OK. */
GJK_C_API gjk_outcome gjk_query(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b, const gjk_pose* pose_b,
                                gjk_result* result);
/* The same by formulas, if both shapes are points, segments, spheres or capsules (with any margins), or by the 15 axes
 * of boxes that touch or overlap in 3-D. This is several times as fast; iterations is then 0. If several normals are
 * equally good, the normal may differ from that of gjk_query. Other pairs are answered as by gjk_query. */
GJK_C_API gjk_outcome gjk_query_closed(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b,
                                       const gjk_pose* pose_b, gjk_result* result);

/* What a slowly moving pair keeps from query to query: one for each pair, used by one thread at a time. */
typedef struct gjk_warm_start gjk_warm_start;

GJK_C_API gjk_outcome gjk_warm_start_create(gjk_warm_start** warm);
/* `warm` may be NULL. */
GJK_C_API void gjk_warm_start_destroy(gjk_warm_start* warm);
/* Call this before using the warm start for other shapes. */
GJK_C_API void gjk_warm_start_clear(gjk_warm_start* warm);
/* Like gjk_query, but begins where the last query with this warm start ended: the same accuracy, in fewer iterations.
 */
GJK_C_API gjk_outcome gjk_query_warm(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b,
                                     const gjk_pose* pose_b, gjk_warm_start* warm, gjk_result* result);

/* The shape against all points x with normal . x <= offset. The normal may have any length but zero, and `offset`
 * scales with it. result->normal points from the shape into the half-space. */
GJK_C_API gjk_outcome gjk_query_half_space(const gjk_shape* shape, const gjk_pose* pose, const double normal[3],
                                           double offset, gjk_result* result);

typedef struct gjk_separation {
  int meets;           /* 1 if they meet (touching counts), otherwise 0 */
  double direction[3]; /* if they do not meet: unit, from A towards B; otherwise 0 */
  double gap;          /* they are at least this far apart along it (proven) */
} gjk_separation;

/* Whether the shapes meet, with the direction that separates them if not. No depth is computed. */
GJK_C_API gjk_outcome gjk_separate(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b,
                                   const gjk_pose* pose_b, gjk_separation* separation);
/* *meets: 1 if they meet (touching counts), otherwise 0. */
GJK_C_API gjk_outcome gjk_overlap(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b,
                                  const gjk_pose* pose_b, int* meets);

typedef enum gjk_hit_status { GJK_HIT, GJK_MISS, GJK_OVERLAPPING } gjk_hit_status;

typedef struct gjk_hit {
  gjk_hit_status status;
  double time;      /* 0 to 1: the fraction of the step before the first contact; never late */
  double normal[3]; /* out of A; meaningless for a miss, like the point */
  double point[3];  /* on A */
} gjk_hit;

/* B moves by `step` without turning. */
GJK_C_API gjk_outcome gjk_shape_cast(const gjk_shape* a, const gjk_pose* pose_a, const gjk_shape* b,
                                     const gjk_pose* pose_b, const double step[3], gjk_hit* hit);
/* From `origin` to `origin` + `step`. */
GJK_C_API gjk_outcome gjk_ray_cast(const gjk_shape* shape, const gjk_pose* pose, const double origin[3],
                                   const double step[3], gjk_hit* hit);

#ifdef __cplusplus
}
#endif

#endif
