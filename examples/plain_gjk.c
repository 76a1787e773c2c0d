/* A plain closest-point GJK in C on two polygons, in floats, with its iterations logged.
 *
 *     cc -I../probe plain_gjk.c -o plain_gjk -lm
 *     ./plain_gjk run.jsonl            a right run:  gjklab replay run.jsonl --format text finds nothing
 *     ./plain_gjk run.jsonl --fault    B's support point is taken along d and not along −d
 */
#include "gjk_probe.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  float x, y;
} Vec2;

static const Vec2 kA[] = {{0, 0}, {2, 0.5f}, {1.5f, 2}, {0.2f, 1.6f}};
static const Vec2 kB[] = {{3.1f, 0.4f}, {4.5f, 1}, {3.9f, 2.2f}};
static const char* const kScene =
    "{\"gjklab\":1,\"dimension\":2,\"title\":\"Two polygons of the C example\","
    "\"a\":{\"shape\":\"hull\",\"points\":[[0,0],[2,0.5],[1.5,2],[0.2,1.6]]},"
    "\"b\":{\"shape\":\"hull\",\"points\":[[3.1,0.4],[4.5,1],[3.9,2.2]]}}";

static Vec2 sub(Vec2 a, Vec2 b) { return (Vec2){a.x - b.x, a.y - b.y}; }
static Vec2 scaled(Vec2 a, float s) { return (Vec2){a.x * s, a.y * s}; }
static float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

static Vec2 furthest(const Vec2* points, int count, Vec2 d) {
  int best = 0, i;
  for (i = 1; i < count; ++i)
    if (dot(points[i], d) > dot(points[best], d)) best = i;
  return points[best];
}

/* The point of the segment nearest to O; `t`: where on it. */
static Vec2 on_segment(Vec2 a, Vec2 b, float* t) {
  const Vec2 ab = sub(b, a);
  const float length = dot(ab, ab);
  *t = length > 0 ? -dot(a, ab) / length : 0;
  *t = *t < 0 ? 0 : *t > 1 ? 1 : *t;
  return (Vec2){a.x + *t * ab.x, a.y + *t * ab.y};
}

/* Newest vertex first. Keeps the feature nearest to O, and answers its nearest point. */
static Vec2 reduce(Vec2* s, int* count) {
  Vec2 x = s[0];
  float t = 0;
  if (*count == 1) return x;
  if (*count == 2) {
    x = on_segment(s[0], s[1], &t);
    if (t <= 0) *count = 1;
    if (t >= 1) s[0] = s[1], *count = 1;
    return x;
  }
  /* The edges with the newest vertex; O inside is not met here: the polygons lie apart. */
  {
    float u = 0;
    const Vec2 p = on_segment(s[0], s[1], &t), q = on_segment(s[0], s[2], &u);
    const int first = dot(p, p) <= dot(q, q);
    if (!first) s[1] = s[2];
    *count = 2;
    if ((first ? t : u) <= 0) *count = 1;
    return first ? p : q;
  }
}

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
