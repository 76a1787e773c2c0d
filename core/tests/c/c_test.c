/* The library from C99: what the header promises, against formulas. Ends with 0, or names the line that is wrong. */

#include "gjk_c/gjk_c.h"

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

int main(void) {
  check_faults();
  check_pairs();
  check_casts();
  return failures > 0;
}
