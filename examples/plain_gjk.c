/* A simple closest-point GJK in C on two polygons, in floats, which logs its iterations.
 *
 *     cc -I../probe plain_gjk.c -o plain_gjk -lm
 *     ./plain_gjk run.jsonl            a correct run: gjklab replay run.jsonl --format text finds nothing
 *     ./plain_gjk run.jsonl --fault    uses B's support point along d instead of −d
 */
#include "gjk_probe.h"
#include "plain_segment.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const Vec2 kA[] = {{0, 0}, {2, 0.5f}, {1.5f, 2}, {0.2f, 1.6f}};
static const Vec2 kB[] = {{3.1f, 0.4f}, {4.5f, 1}, {3.9f, 2.2f}};
static const char* const kScene =
    "{\"gjklab\":1,\"dimension\":2,\"title\":\"Two polygons of the C example\","
    "\"a\":{\"shape\":\"hull\",\"points\":[[0,0],[2,0.5],[1.5,2],[0.2,1.6]]},"
    "\"b\":{\"shape\":\"hull\",\"points\":[[3.1,0.4],[4.5,1],[3.9,2.2]]}}";

int main(int argc, char** argv) {
  const char* file = argc > 1 ? argv[1] : "run.jsonl";
  const int fault = argc > 2 && strcmp(argv[2], "--fault") == 0;
  Vec2 simplex[3], x = {0, 0}, d = {0, 1};
  int count = 0, i;
  GJK_PROBE_OPEN(probe, file, kScene);
  for (i = 0; i < 20; ++i) {
    const Vec2 minus_d = scaled(d, -1);
    const Vec2 w = sub(furthest(kA, 4, d), furthest(kB, 3, fault ? d : minus_d));
    if (i > 0 && dot(x, x) - dot(x, w) <= 1e-6f * dot(x, x)) break;
    memmove(simplex + 1, simplex, (size_t)count * sizeof *simplex);
    simplex[0] = w;
    ++count;
    GJK_PROBE_STEP(probe);
    GJK_PROBE_VECTOR(probe, "direction", &d.x, 2);
    GJK_PROBE_POINTS(probe, "simplex", simplex, count, 2, sizeof *simplex);
    x = reduce(simplex, &count);
    GJK_PROBE_VECTOR(probe, "closest", &x.x, 2);
    GJK_PROBE_NUMBER(probe, "upper_bound", sqrtf(dot(x, x)));
    d = scaled(x, -1);
  }
  GJK_PROBE_ANSWER(probe, "separated");
  GJK_PROBE_NUMBER(probe, "distance", sqrtf(dot(x, x)));
  GJK_PROBE_CLOSE(probe);
  printf("distance %g\n", (double)sqrtf(dot(x, x)));
  return 0;
}
