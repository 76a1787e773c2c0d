/* Logs the iterations of any GJK and EPA as JSON lines, for `gjklab replay` to check. One header, C99 and C++, nothing
 * but the standard library. In use:
 *
 *     GJK_PROBE_OPEN(probe, "run.jsonl", scene);           scene: the scene's JSON text, or NULL (then --scene FILE)
 *     …in every iteration, when the new support point has joined the simplex and before any vertex is dropped:
 *     GJK_PROBE_STEP(probe);
 *     GJK_PROBE_VECTOR(probe, "direction", d, 3);
 *     GJK_PROBE_POINTS(probe, "simplex", simplex, count, 3, sizeof *simplex);
 *     …
 *     GJK_PROBE_ANSWER(probe, "separated");                 the run's own verdict: checked, too
 *     GJK_PROBE_NUMBER(probe, "distance", distance);
 *     GJK_PROBE_CLOSE(probe);
 *
 * Everything but the simplex is optional; what is said is checked. Define GJK_PROBE_OFF before including the header,
 * and all of it compiles to nothing.
 *
 * Points are points of A ⊖ B = {a − b} in the axes of A's world frame, the newest vertex first. An engine that keeps
 * the newest vertex last passes the address of its last vertex and a negative stride. Numbers are float or double: the
 * macros see which, and write as many digits as it has.
 *
 *     vectors   "direction" (searched along), "support" (w, where it is not the newest vertex), "closest"
 *     numbers   "lower_bound", "upper_bound", of the distance of A and B; of their depth in steps of EPA
 *     texts     "region" (the letters of the feature whose region holds O, a = newest), "kept", "note"
 *     EPA       GJK_PROBE_POINTS(probe, "vertices", …) and GJK_PROBE_FACETS in place of "simplex": the polytope before
 *               the new point changes it; "direction" is then the normal of the closest facet, "support" the new point
 *
 *     answer    "separated", "touching" or "intersecting"; then any of the numbers "distance", "depth" and the vector
 *               "normal", from A towards B
 *
 * A probe belongs to one run in one thread. Where the file cannot be written it says so once and does nothing more. */
#ifndef GJK_PROBE_H
#define GJK_PROBE_H

#ifdef GJK_PROBE_OFF

/* sizeof looks at its operand and does not evaluate it: what only the probe uses counts as used. */
#define GJK_PROBE_OPEN(probe, file, scene)                        \
  const void* const gjk_probe_off_##probe[2] = {(file), (scene)}; \
  (void)gjk_probe_off_##probe
#define GJK_PROBE_STEP(probe) ((void)0)
#define GJK_PROBE_VECTOR(probe, key, first, dimension) ((void)sizeof(first))
#define GJK_PROBE_POINTS(probe, key, first, count, dimension, stride) ((void)sizeof(first))
#define GJK_PROBE_FACETS(probe, first, count, dimension, stride) ((void)sizeof(first))
#define GJK_PROBE_NUMBER(probe, key, value) ((void)sizeof(value))
#define GJK_PROBE_TEXT(probe, key, text) ((void)sizeof(text))
#define GJK_PROBE_ANSWER(probe, status) ((void)sizeof(status))
#define GJK_PROBE_CLOSE(probe) ((void)0)

#else

#include <math.h>
#include <stddef.h>
#include <stdio.h>

typedef struct gjk_probe {
  FILE* file;
  int in_line; /* a line is begun */
  int fresh;   /* nothing stands on it */
} gjk_probe;

/* `first`: the address of the first coordinate, or of a vertex that begins with it. */
#define GJK_PROBE_OPEN(probe, file, scene) gjk_probe probe = gjk_probe_open((file), (scene))
#define GJK_PROBE_STEP(probe) gjk_probe_step(&(probe))
#define GJK_PROBE_VECTOR(probe, key, first, dimension) \
  gjk_probe_vector(&(probe), (key), &(first)[0], (dimension), sizeof((first)[0]))
/* `first`: an array of points, each an array of numbers or a struct of nothing else but `dimension` numbers. `stride`:
 * bytes from one point to the next. */
#define GJK_PROBE_POINTS(probe, key, first, count, dimension, stride)                                \
  gjk_probe_points(&(probe), (key), (first), (count), (dimension), sizeof((first)[0]) / (dimension), \
                   (ptrdiff_t)(stride))
/* `first`: an int array, or array of int arrays, of vertex numbers; `stride` in bytes. */
#define GJK_PROBE_FACETS(probe, first, count, dimension, stride) \
  gjk_probe_facets(&(probe), (first), (count), (dimension), (ptrdiff_t)(stride))
#define GJK_PROBE_NUMBER(probe, key, value) gjk_probe_scalar(&(probe), (key), (double)(value), sizeof(value))
#define GJK_PROBE_TEXT(probe, key, text) gjk_probe_text(&(probe), (key), (text))
#define GJK_PROBE_ANSWER(probe, status) gjk_probe_answer(&(probe), (status))
#define GJK_PROBE_CLOSE(probe) gjk_probe_close(&(probe))

/* A number that reads back to the same one; null for what JSON cannot say. `size`: of its type. */
static inline void gjk_probe_put(gjk_probe* probe, double value, size_t size) {
  char text[40];
  int i;
  if (!(fabs(value) <= 1.7976931348623157e308)) {
    fputs("null", probe->file);
    return;
  }
  snprintf(text, sizeof text, size == sizeof(float) ? "%.9g" : "%.17g", value);
  for (i = 0; text[i] != '\0'; ++i) /* some places write a decimal comma */
    if (text[i] == ',') text[i] = '.';
  fputs(text, probe->file);
}

static inline void gjk_probe_put_text(gjk_probe* probe, const char* text) {
  fputc('"', probe->file);
  for (; *text != '\0'; ++text) {
    const unsigned char c = (unsigned char)*text;
    if (c == '"' || c == '\\') fputc('\\', probe->file);
    if (c < 0x20) {
      fprintf(probe->file, "\\u%04x", (unsigned)c);
    } else {
      fputc(c, probe->file);
    }
  }
  fputc('"', probe->file);
}

static inline int gjk_probe_key(gjk_probe* probe, const char* key) {
  if (probe->file == NULL) return 0;
  if (!probe->in_line) fputc('{', probe->file);
  if (probe->in_line && !probe->fresh) fputc(',', probe->file);
  probe->in_line = 1;
  probe->fresh = 0;
  gjk_probe_put_text(probe, key);
  fputc(':', probe->file);
  return 1;
}

static inline void gjk_probe_end_line(gjk_probe* probe) {
  if (probe->file == NULL || !probe->in_line) return;
  fputs("}\n", probe->file);
  fflush(probe->file); /* what is known is in the file when the engine crashes in the next iteration */
  probe->in_line = 0;
}

static inline gjk_probe gjk_probe_open(const char* file, const char* scene) {
  gjk_probe probe;
  probe.file = fopen(file, "w");
  probe.in_line = 0;
  probe.fresh = 1;
  if (probe.file == NULL) {
    perror(file);
  } else if (scene != NULL) {
    const char* c;
    fputs("{\"scene\":", probe.file);
    for (c = scene; *c != '\0'; ++c) fputc(*c == '\n' || *c == '\r' ? ' ' : *c, probe.file);
    fputs("}\n", probe.file);
  }
  return probe;
}

static inline void gjk_probe_step(gjk_probe* probe) {
  gjk_probe_end_line(probe);
  if (probe->file == NULL) return;
  fputc('{', probe->file);
  probe->in_line = 1;
  probe->fresh = 1;
}

static inline void gjk_probe_put_vector(gjk_probe* probe, const char* first, int dimension, size_t size) {
  int i;
  fputc('[', probe->file);
  for (i = 0; i < dimension; ++i) {
    if (i > 0) fputc(',', probe->file);
    if (size == sizeof(float)) {
      gjk_probe_put(probe, (double)((const float*)(const void*)first)[i], size);
    } else {
      gjk_probe_put(probe, ((const double*)(const void*)first)[i], size);
    }
  }
  fputc(']', probe->file);
}

static inline void gjk_probe_vector(gjk_probe* probe, const char* key, const void* first, int dimension, size_t size) {
  if (gjk_probe_key(probe, key)) gjk_probe_put_vector(probe, (const char*)first, dimension, size);
}

static inline void gjk_probe_points(gjk_probe* probe, const char* key, const void* first, int count, int dimension,
                                    size_t size, ptrdiff_t stride) {
  int i;
  if (!gjk_probe_key(probe, key)) return;
  fputc('[', probe->file);
  for (i = 0; i < count; ++i) {
    if (i > 0) fputc(',', probe->file);
    gjk_probe_put_vector(probe, (const char*)first + i * stride, dimension, size);
  }
  fputc(']', probe->file);
}

static inline void gjk_probe_facets(gjk_probe* probe, const void* first, int count, int dimension, ptrdiff_t stride) {
  int i, k;
  if (!gjk_probe_key(probe, "facets")) return;
  fputc('[', probe->file);
  for (i = 0; i < count; ++i) {
    const int* facet = (const int*)(const void*)((const char*)first + i * stride);
    fputs(i > 0 ? ",[" : "[", probe->file);
    for (k = 0; k < dimension; ++k) fprintf(probe->file, k > 0 ? ",%d" : "%d", facet[k]);
    fputc(']', probe->file);
  }
  fputc(']', probe->file);
}

static inline void gjk_probe_scalar(gjk_probe* probe, const char* key, double value, size_t size) {
  if (gjk_probe_key(probe, key)) gjk_probe_put(probe, value, size);
}

static inline void gjk_probe_text(gjk_probe* probe, const char* key, const char* text) {
  if (gjk_probe_key(probe, key)) gjk_probe_put_text(probe, text);
}

static inline void gjk_probe_answer(gjk_probe* probe, const char* status) {
  gjk_probe_step(probe);
  gjk_probe_text(probe, "status", status);
}

static inline void gjk_probe_close(gjk_probe* probe) {
  gjk_probe_end_line(probe);
  if (probe->file != NULL) fclose(probe->file);
  probe->file = NULL;
}

#endif /* GJK_PROBE_OFF */
#endif /* GJK_PROBE_H */
