/* The library from C99: what the header promises, against formulas. Ends with 0, or names the line that is wrong. */

#include <gjk/gjk.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static int failures = 0;

#define CHECK(condition) \
  ((condition) ? (void)0 : (void)(++failures, fprintf(stderr, "line %d: %s\n", __LINE__, #condition)))
#define NEAR(x, y) CHECK(fabs((x) - (y)) <= 1e-7)

static gjk_shape* make(gjk_kind kind, int dimension, const double* numbers, size_t count) {
  const gjk_shape_description description = {kind, dimension, numbers, count, 0};
  gjk_shape* shape = NULL;
  char fault[128];
  CHECK(gjk_shape_create(&description, &shape, fault, sizeof fault) == GJK_OK && fault[0] == '\0');
  return shape;
}

static void refused(gjk_shape_description description, const char* words) {
  gjk_shape* shape = NULL;
  char fault[128], little[5];
  CHECK(gjk_shape_create(&description, &shape, fault, sizeof fault) == GJK_INVALID);
  CHECK(shape == NULL && strstr(fault, words) != NULL);
  CHECK(gjk_shape_create(&description, &shape, little, sizeof little) == GJK_INVALID && strlen(little) == 4);
  CHECK(gjk_shape_create(&description, &shape, NULL, 0) == GJK_INVALID);
}

static void check_faults(void) {
  const double minus = -1, numbers[4] = {1, 1, 1, 1};
  const gjk_shape_description negative = {GJK_SPHERE, 3, &minus, 1, 0}, empty = {GJK_HULL, 3, NULL, 0, 0},
                              flat_cone = {GJK_CONE, 2, numbers, 2, 0}, uneven = {GJK_HULL, 3, numbers, 4, 0},
                              line = {GJK_BOX, 1, numbers, 1, 0}, none = {GJK_BOX, 3, NULL, 3, 0},
                              unknown = {(gjk_kind)99, 3, numbers, 1, 0};
  refused(negative, "the radius is -1");
  refused(empty, "the hull has no points");
  refused(flat_cone, "does not exist in this dimension");
  refused(uneven, "another count of numbers");
  refused(line, "the dimension is 1; it must be 2 or 3");
  refused(none, "the numbers are missing");
  refused(unknown, "does not exist");
  gjk_shape_destroy(NULL);
}

static void check_pairs(void) {
  const double half[3] = {1, 1, 1}, radius = 0.5;
  gjk_shape *box = make(GJK_BOX, 3, half, 3), *ball = make(GJK_SPHERE, 3, &radius, 1),
            *disc = make(GJK_SPHERE, 2, &radius, 1);
  const gjk_pose here = gjk_pose_identity();
  gjk_pose there = here, scaled = here, nowhere = here;
  gjk_result result;
  int meets = -1;
  there.position[0] = 3;
  scaled.rotation[0] = 2;
  nowhere.position[1] = NAN;

  CHECK(gjk_query(box, &here, ball, &there, &result) == GJK_OK);
  CHECK(result.status == GJK_SEPARATED);
  NEAR(result.distance, 1.5);
  NEAR(result.normal[0], 1);
  NEAR(result.point_b[0], 2.5);
  CHECK(gjk_overlap(box, &here, ball, &there, &meets) == GJK_OK && meets == 0);

  there.position[0] = 1.25;
  CHECK(gjk_query(box, &here, ball, &there, &result) == GJK_OK);
  CHECK(result.status == GJK_INTERSECTING);
  NEAR(result.depth, 0.25);
  CHECK(gjk_overlap(box, &here, ball, &there, &meets) == GJK_OK && meets == 1);

  CHECK(gjk_query(box, &here, disc, &there, &result) == GJK_INVALID);
  CHECK(gjk_query(box, &scaled, ball, &there, &result) == GJK_INVALID);
  CHECK(gjk_query(disc, &scaled, disc, &there, &result) == GJK_INVALID);
  CHECK(gjk_query(box, &nowhere, ball, &there, &result) == GJK_INVALID);
  CHECK(gjk_query(NULL, &here, ball, &there, &result) == GJK_INVALID);
  CHECK(gjk_overlap(box, &nowhere, ball, &there, &meets) == GJK_INVALID);
  NEAR(result.depth, 0.25); /* as it was */
  gjk_shape_destroy(box);
  gjk_shape_destroy(ball);
  gjk_shape_destroy(disc);
}

static void check_casts(void) {
  const double half[3] = {1, 2, 3}, radius = 0.5, origin[3] = {-5, 1, 0}, step[3] = {10, 0, 0}, aside[3] = {0, 10, 0};
  gjk_shape *box = make(GJK_BOX, 3, half, 3), *ball = make(GJK_SPHERE, 3, &radius, 1),
            *flat = make(GJK_BOX, 2, half, 2);
  const gjk_pose here = gjk_pose_identity();
  gjk_pose start = here;
  gjk_hit hit;
  memcpy(start.position, origin, sizeof origin);

  CHECK(gjk_ray_cast(box, &here, origin, step, &hit) == GJK_OK && hit.status == GJK_HIT);
  NEAR(hit.time, 0.4);
  NEAR(hit.normal[0], -1);
  NEAR(hit.point[0], -1);
  CHECK(gjk_ray_cast(flat, &here, origin, step, &hit) == GJK_OK && hit.status == GJK_HIT && hit.normal[2] == 0);
  NEAR(hit.time, 0.4);
  CHECK(gjk_ray_cast(box, &here, origin, aside, &hit) == GJK_OK && hit.status == GJK_MISS);
  CHECK(gjk_shape_cast(box, &here, ball, &start, step, &hit) == GJK_OK && hit.status == GJK_HIT);
  NEAR(hit.time, 0.35);
  CHECK(gjk_shape_cast(box, &here, ball, &here, step, &hit) == GJK_OK && hit.status == GJK_OVERLAPPING);
  CHECK(gjk_ray_cast(box, &here, origin, NULL, &hit) == GJK_INVALID);
  gjk_shape_destroy(box);
  gjk_shape_destroy(ball);
  gjk_shape_destroy(flat);
}

static void check_formulas(void) {
  const double radius = 0.5, capsule[2] = {2, 0.25}, up[3] = {0, 2, 0}, zero[3] = {0, 0, 0};
  gjk_shape *ball = make(GJK_SPHERE, 3, &radius, 1), *rod = make(GJK_CAPSULE, 3, capsule, 2),
            *disc = make(GJK_SPHERE, 2, &radius, 1);
  const gjk_pose here = gjk_pose_identity();
  gjk_pose there = here, nowhere = here;
  gjk_result result;
  gjk_separation separation;
  there.position[0] = 3;
  there.position[1] = 1;
  nowhere.position[1] = NAN;

  CHECK(gjk_query_closed(ball, &here, rod, &there, &result) == GJK_OK && result.status == GJK_SEPARATED);
  NEAR(result.distance, 2.25); /* the nearest point of the rod's core is (3, 0, 0) */
  NEAR(result.point_b[0], 2.75);
  CHECK(result.iterations == 0);
  CHECK(gjk_query_closed(disc, &here, disc, &there, &result) == GJK_OK);
  NEAR(result.distance, sqrt(10) - 1);
  CHECK(gjk_query_closed(ball, &here, rod, &nowhere, &result) == GJK_INVALID);

  CHECK(gjk_separate(ball, &here, rod, &there, &separation) == GJK_OK && separation.meets == 0);
  NEAR(separation.direction[0], 1);
  NEAR(separation.gap, 2.25);
  there.position[0] = 0.5;
  CHECK(gjk_separate(ball, &here, rod, &there, &separation) == GJK_OK && separation.meets == 1);
  CHECK(gjk_separate(ball, &here, disc, &there, &separation) == GJK_INVALID);

  CHECK(gjk_query_half_space(ball, &there, up, 1, &result) == GJK_OK && result.status == GJK_TOUCHING);
  CHECK(gjk_query_half_space(ball, &here, up, -3, &result) == GJK_OK && result.status == GJK_SEPARATED);
  NEAR(result.distance, 1);
  NEAR(result.normal[1], -1);
  CHECK(gjk_query_half_space(disc, &here, up, 0, &result) == GJK_OK && result.status == GJK_INTERSECTING);
  NEAR(result.depth, 0.5);
  CHECK(gjk_query_half_space(ball, &here, zero, 0, &result) == GJK_INVALID);
  gjk_shape_destroy(ball);
  gjk_shape_destroy(rod);
  gjk_shape_destroy(disc);
}

/* A box sinks slowly into another, turning: the answers are those without a warm start, in fewer iterations. */
static void check_warm_start(void) {
  const double half[3] = {1, 0.75, 0.5};
  gjk_shape* box = make(GJK_BOX, 3, half, 3);
  gjk_warm_start* warm = NULL;
  const gjk_pose here = gjk_pose_identity();
  gjk_pose there = here;
  gjk_result result, cold;
  int iterations = 0, cold_iterations = 0, frame;
  CHECK(gjk_warm_start_create(&warm) == GJK_OK && warm != NULL);
  CHECK(gjk_warm_start_create(NULL) == GJK_INVALID);
  for (frame = 0; frame < 200; ++frame) {
    const double angle = 0.3 + 0.001 * frame, c = cos(angle), s = sin(angle);
    const double turn[9] = {c, 0, s, 0, 1, 0, -s, 0, c};
    memcpy(there.rotation, turn, sizeof turn);
    there.position[0] = 0.4;
    there.position[1] = 1.8 - 0.004 * frame;
    CHECK(gjk_query_warm(box, &here, box, &there, warm, &result) == GJK_OK);
    CHECK(gjk_query(box, &here, box, &there, &cold) == GJK_OK);
    CHECK(result.status == cold.status);
    NEAR(result.depth - result.distance, cold.depth - cold.distance);
    iterations += result.iterations;
    cold_iterations += cold.iterations;
  }
  CHECK(2 * iterations < cold_iterations);
  gjk_warm_start_clear(warm);
  CHECK(gjk_query_warm(box, &here, box, &there, warm, &result) == GJK_OK && result.iterations == cold.iterations);
  CHECK(gjk_query_warm(box, &here, box, &there, NULL, &result) == GJK_INVALID);
  gjk_warm_start_destroy(warm);
  gjk_warm_start_destroy(NULL);
  gjk_shape_destroy(box);
}

int main(void) {
  check_faults();
  check_formulas();
  check_warm_start();
  check_pairs();
  check_casts();
  return failures > 0;
}
