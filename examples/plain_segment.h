/* What the plain solvers in C share: support points of polygons, and the closest point of a simplex in the plane. C99
 * and C++. */
#ifndef PLAIN_SEGMENT_H
#define PLAIN_SEGMENT_H

typedef struct {
  float x, y;
} Vec2;

static inline Vec2 vec2(float x, float y) {
  Vec2 v;
  v.x = x;
  v.y = y;
  return v;
}
static inline Vec2 sub(Vec2 a, Vec2 b) { return vec2(a.x - b.x, a.y - b.y); }
static inline Vec2 scaled(Vec2 a, float s) { return vec2(a.x * s, a.y * s); }
static inline float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

static inline Vec2 furthest(const Vec2* points, int count, Vec2 d) {
  int best = 0, i;
  for (i = 1; i < count; ++i)
    if (dot(points[i], d) > dot(points[best], d)) best = i;
  return points[best];
}

/* The point of the segment nearest to O; `t`: where on it. */
static inline Vec2 on_segment(Vec2 a, Vec2 b, float* t) {
  const Vec2 ab = sub(b, a);
  const float length = dot(ab, ab);
  *t = length > 0 ? -dot(a, ab) / length : 0;
  *t = *t < 0 ? 0 : *t > 1 ? 1 : *t;
  return vec2(a.x + *t * ab.x, a.y + *t * ab.y);
}

/* Newest vertex first. Keeps the feature nearest to O, and answers its nearest point. */
static inline Vec2 reduce(Vec2* s, int* count) {
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

#endif
