/* The library from C, by the header that C++ includes, too. */

#include <gjk/gjk.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  const double radius = 1;
  const gjk_shape_description description = {GJK_SPHERE, 3, &radius, 1, 0};
  const gjk_pose left = {{0, 0, 0}, {1, 0, 0, 0, 1, 0, 0, 0, 1}}, right = {{3, 0, 0}, {1, 0, 0, 0, 1, 0, 0, 0, 1}};
  gjk_shape* ball = NULL;
  gjk_result result;
  char fault[128];
  if (gjk_shape_create(&description, &ball, fault, sizeof fault) != GJK_OK) return puts(fault), 1;
  if (gjk_query(ball, &left, ball, &right, &result) != GJK_OK) return 2;
  gjk_shape_destroy(ball);
  printf("%g apart\n", result.distance);
  return fabs(result.distance - 1) < 1e-9 ? 0 : 3;
}
