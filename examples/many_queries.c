/* An engine with many queries per frame that keeps only the wrong runs. C99 and C++.
 *
 *     cc -I../probe many_queries.c -o many_queries -lm
 *     ./many_queries wrong.jsonl && gjklab replay wrong.jsonl --format text
 *     ./many_queries - | gjklab watch -                       shows them in the window
 *     ./many_queries wrong.jsonl --right                      without the mistake: keeps nothing
 *
 * The mistake: the search ends after its third iteration, even if it has not converged. */
#include "gjk_probe.h"
#include "plain_segment.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { kQueries = 2000, kCorners = 6 };

static Vec2 placed(Vec2 p, const float* m) {
  return vec2(m[0] * p.x + m[4] * p.y + m[12], m[1] * p.x + m[5] * p.y + m[13]);
}

/* The distance of two separated polygons by brute force, vertex by vertex and edge by edge. */
static float slow_distance(const Vec2* a, const Vec2* b) {
  float least = 1e30f, t = 0;
  int i, k;
  for (i = 0; i < kCorners; ++i)
    for (k = 0; k < kCorners; ++k) {
      const Vec2 p = on_segment(sub(a[i], b[k]), sub(a[(i + 1) % kCorners], b[k]), &t);
      const Vec2 q = on_segment(sub(b[i], a[k]), sub(b[(i + 1) % kCorners], a[k]), &t);
      least = fminf(least, fminf(dot(p, p), dot(q, q)));
    }
  return sqrtf(least);
}

static void matrix_of(float angle, float x, float y, float* m) {
  const float c = cosf(angle), s = sinf(angle);
  const float columns[16] = {c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, x, y, 0, 1};
  memcpy(m, columns, sizeof columns);
}

int main(int argc, char** argv) {
  static char memory[1 << 18];
  char scene[2048];
  Vec2 corners[kCorners], a[kCorners], b[kCorners];
  float matrix_a[16], matrix_b[16];
  const int most = argc > 2 && strcmp(argv[2], "--right") == 0 ? 20 : 3;
  FILE* const file = argc < 2 || strcmp(argv[1], "-") == 0 ? stdout : fopen(argv[1], "w");
  int query, i, wrong = 0;
  GJK_PROBE_RING(ring, memory, sizeof memory);
  if (file == NULL) {
    perror(argv[1]);
    return 1;
  }
  for (i = 0; i < kCorners; ++i) corners[i] = vec2(cosf((float)i * 1.0471976f), 0.4f * sinf((float)i * 1.0471976f));
  for (query = 0; query < kQueries; ++query) {
    const float turn = 0.01f * (float)query, far = 2.2f + 0.3f * sinf(7 * turn);
    Vec2 simplex[3], x = vec2(0, 0), d = vec2(0, 1);
    float distance = 0;
    int count = 0;
    matrix_of(0.3f * turn, 5, -2, matrix_a);
    matrix_of(turn, 5 + far * cosf(turn), -2 + far * sinf(turn), matrix_b);
    for (i = 0; i < kCorners; ++i) a[i] = placed(corners[i], matrix_a), b[i] = placed(corners[i], matrix_b);
    GJK_PROBE_SCENE(scene, sizeof scene, 2, corners, kCorners, sizeof *corners, matrix_a, corners, kCorners,
                    sizeof *corners, matrix_b);
    GJK_PROBE_RUN(probe, ring, scene);
    for (i = 0; i < most; ++i) {
      const Vec2 w = sub(furthest(a, kCorners, d), furthest(b, kCorners, scaled(d, -1)));
      if (i > 0 && dot(x, x) - dot(x, w) <= 1e-6f * dot(x, x)) break;
      memmove(simplex + 1, simplex, (size_t)count * sizeof *simplex);
      simplex[0] = w;
      ++count;
      GJK_PROBE_STEP(probe);
      GJK_PROBE_VECTOR(probe, "direction", &d.x, 2);
      GJK_PROBE_POINTS(probe, "simplex", simplex, count, 2, sizeof *simplex);
      x = reduce(simplex, &count);
      GJK_PROBE_VECTOR(probe, "closest", &x.x, 2);
      d = scaled(x, -1);
    }
    distance = sqrtf(dot(x, x));
    GJK_PROBE_ANSWER(probe, "separated");
    GJK_PROBE_NUMBER(probe, "distance", distance);
    i = fabsf(distance - slow_distance(a, b)) > 1e-3f;
    wrong += i;
    GJK_PROBE_END(probe, i);
    if (query % 100 == 99) GJK_PROBE_WRITE(ring, file); /* once a frame */
  }
  fprintf(stderr, "%d queries, %d wrong\n", kQueries, wrong);
  if (file != stdout) fclose(file);
  return 0;
}
