/* Logs the iterations of any GJK and EPA as JSON lines for `gjklab replay`. One header for C99 and C++, which needs
 * only the standard library. Usage:
 *
 *     GJK_PROBE_OPEN(probe, "run.jsonl", scene);           scene: the scene's JSON text, or NULL (then --scene FILE)
 *     …in every iteration, after the new support point has joined the simplex and before any vertex is dropped:
 *     GJK_PROBE_STEP(probe);
 *     GJK_PROBE_VECTOR(probe, "direction", d, 3);
 *     GJK_PROBE_POINTS(probe, "simplex", simplex, count, 3, sizeof *simplex);
 *     …
 *     GJK_PROBE_ANSWER(probe, "separated");                 the run's own verdict, which is checked, too
 *     GJK_PROBE_NUMBER(probe, "distance", distance);
 *     GJK_PROBE_CLOSE(probe);
 *
 * Everything except the simplex is optional; `gjklab replay` checks everything that is logged. If GJK_PROBE_OFF is
 * defined before the header is included, all macros compile to nothing.
 *
 * Points are points of A ⊖ B = {a − b} in the axes of A's world frame, the newest vertex first. An engine that stores
 * the newest vertex last passes the address of its last vertex and a negative stride. Numbers are float or double; the
 * macros detect the type and write all its digits.
 *
 *     vectors   "direction" (of the search), "support" (w, if it is not the newest vertex), "closest"
 *     numbers   "lower_bound", "upper_bound", on the distance between A and B; in steps of EPA on their depth
 *     texts     "region" (the letters of the feature whose region contains O, a = newest), "kept", "note"
 *     EPA       GJK_PROBE_POINTS(probe, "vertices", …) and GJK_PROBE_FACETS instead of "simplex": the polytope before
 *               the new point changes it; "direction" is then the normal of the nearest facet, "support" the new point
 *
 *     answer    "separated", "touching" or "intersecting"; then any of the numbers "distance", "depth" and the vector
 *               "normal", from A towards B
 *
 * A probe belongs to one run in one thread. If it cannot write the file, it reports this once and then does nothing.
 *
 * An engine with thousands of queries per frame keeps only its suspicious runs, in its own memory:
 *
 *     static char memory[1 << 20];
 *     GJK_PROBE_RING(ring, memory, sizeof memory);
 *     …for every query:
 *     GJK_PROBE_SCENE(text, sizeof text, 3, a, a_count, sizeof *a, a_matrix, b, b_count, sizeof *b, b_matrix);
 *     GJK_PROBE_RUN(probe, ring, text);                    instead of GJK_PROBE_OPEN
 *     …steps and answer as above
 *     GJK_PROBE_END(probe, distance < 0 || iterations > 20);   instead of GJK_PROBE_CLOSE: keeps the run if true
 *     …whenever there is time:
 *     GJK_PROBE_WRITE(ring, file);                         a FILE*: a log, or a pipe to `gjklab watch -`
 *
 * New runs replace the oldest ones. A kept run larger than half of the memory is lost, and ring.lost counts it. A ring
 * belongs to one thread, and its runs may not overlap. GJK_PROBE_SCENE writes the scene of two convex hulls as text:
 * their points, and the matrices that place them in the world (16 numbers, column by column, as in OpenGL, glm and
 * Bullet's getOpenGLMatrix). The text is empty if it does not fit. */
#ifndef GJK_PROBE_H
#define GJK_PROBE_H

#ifdef GJK_PROBE_OFF

/* sizeof does not evaluate its operand, but prevents warnings about variables that only the probe uses. */
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
#define GJK_PROBE_RING(ring, memory, size)           \
  const void* const gjk_probe_off_##ring = (memory); \
  (void)gjk_probe_off_##ring
#define GJK_PROBE_RUN(probe, ring, scene)            \
  const void* const gjk_probe_off_##probe = (scene); \
  (void)gjk_probe_off_##probe
#define GJK_PROBE_END(probe, marked) ((void)sizeof(marked))
#define GJK_PROBE_WRITE(ring, file) ((void)sizeof(file))
#define GJK_PROBE_SCENE(text, size, dimension, a, count_a, stride_a, matrix_a, b, count_b, stride_b, matrix_b) \
  ((void)sizeof(count_a), (void)sizeof(count_b), (void)(a), (void)(matrix_a), (void)(b), (void)(matrix_b),     \
   (void)((text)[0] = '\0'))

#else

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* Kept runs one after another, each ended by a zero byte; the current run begins at `start`. */
typedef struct gjk_probe_ring {
  char* memory;
  size_t size, start, kept, used;
  unsigned long lost;
} gjk_probe_ring;

typedef struct gjk_probe {
  FILE* file;
  gjk_probe_ring* ring; /* instead of a file */
  int in_line;          /* inside a line */
  int fresh;            /* the line is still empty */
  int cut;              /* the ring has no room for the run */
} gjk_probe;

/* `first`: the address of the first coordinate, or of a vertex that begins with it. */
#define GJK_PROBE_OPEN(probe, file, scene) gjk_probe probe = gjk_probe_open((file), (scene))
#define GJK_PROBE_STEP(probe) gjk_probe_step(&(probe))
#define GJK_PROBE_VECTOR(probe, key, first, dimension) \
  gjk_probe_vector(&(probe), (key), &(first)[0], (dimension), sizeof((first)[0]))
/* `first`: an array of points, each an array of numbers or a struct of `dimension` numbers and nothing else. `stride`:
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
#define GJK_PROBE_RING(ring, memory, size) gjk_probe_ring ring = gjk_probe_ring_in((memory), (size))
#define GJK_PROBE_RUN(probe, ring, scene) gjk_probe probe = gjk_probe_run(&(ring), (scene))
#define GJK_PROBE_END(probe, marked) gjk_probe_end(&(probe), (marked) ? 1 : 0)
#define GJK_PROBE_WRITE(ring, file) gjk_probe_ring_write(&(ring), (file))
#define GJK_PROBE_SCENE(text, size, dimension, a, count_a, stride_a, matrix_a, b, count_b, stride_b, matrix_b)      \
  gjk_probe_scene((text), (size), (dimension), (a), (count_a), sizeof((a)[0]) / (dimension), (ptrdiff_t)(stride_a), \
                  (matrix_a), (b), (count_b), sizeof((b)[0]) / (dimension), (ptrdiff_t)(stride_b), (matrix_b),      \
                  sizeof((matrix_a)[0]))

static inline void gjk_probe_drop_oldest(gjk_probe_ring* ring) {
  const char* end = (const char*)memchr(ring->memory, '\0', ring->kept);
  const size_t length = (size_t)(end - ring->memory) + 1;
  memmove(ring->memory, ring->memory + length, ring->kept - length);
  ring->kept -= length;
}

static inline void gjk_probe_say(gjk_probe* probe, const char* text) {
  const size_t length = strlen(text);
  gjk_probe_ring* const ring = probe->ring;
  if (ring == NULL) {
    fputs(text, probe->file);
    return;
  }
  probe->cut = probe->cut || ring->start + ring->used + length >= ring->size;
  if (probe->cut) return;
  memcpy(ring->memory + ring->start + ring->used, text, length);
  ring->used += length;
}

static inline int gjk_probe_is_on(const gjk_probe* probe) { return probe->file != NULL || probe->ring != NULL; }

/* Writes a number so that it reads back exactly; null if JSON cannot represent it. `size`: of its type. */
static inline void gjk_probe_put(gjk_probe* probe, double value, size_t size) {
  char text[40];
  int i;
  if (!(fabs(value) <= 1.7976931348623157e308)) {
    gjk_probe_say(probe, "null");
    return;
  }
  snprintf(text, sizeof text, size == sizeof(float) ? "%.9g" : "%.17g", value);
  for (i = 0; text[i] != '\0'; ++i) /* some locales write a decimal comma */
    if (text[i] == ',') text[i] = '.';
  gjk_probe_say(probe, text);
}

static inline void gjk_probe_put_text(gjk_probe* probe, const char* text) {
  char one[8];
  gjk_probe_say(probe, "\"");
  for (; *text != '\0'; ++text) {
    const unsigned char c = (unsigned char)*text;
    snprintf(one, sizeof one, c < 0x20 ? "\\u%04x" : c == '"' || c == '\\' ? "\\%c" : "%c", c);
    gjk_probe_say(probe, one);
  }
  gjk_probe_say(probe, "\"");
}

static inline int gjk_probe_key(gjk_probe* probe, const char* key) {
  if (!gjk_probe_is_on(probe)) return 0;
  if (!probe->in_line) gjk_probe_say(probe, "{");
  if (probe->in_line && !probe->fresh) gjk_probe_say(probe, ",");
  probe->in_line = 1;
  probe->fresh = 0;
  gjk_probe_put_text(probe, key);
  gjk_probe_say(probe, ":");
  return 1;
}

static inline void gjk_probe_end_line(gjk_probe* probe) {
  if (!gjk_probe_is_on(probe) || !probe->in_line) return;
  gjk_probe_say(probe, "}\n");
  if (probe->file != NULL)
    fflush(probe->file); /* so that the file is complete if the engine crashes in the next iteration */
  probe->in_line = 0;
}

static inline void gjk_probe_head(gjk_probe* probe, const char* scene) {
  char one[2] = {' ', '\0'};
  if (scene == NULL || *scene == '\0') return;
  gjk_probe_say(probe, "{\"scene\":");
  for (; *scene != '\0'; ++scene) {
    one[0] = *scene == '\n' || *scene == '\r' ? ' ' : *scene;
    gjk_probe_say(probe, one);
  }
  gjk_probe_say(probe, "}\n");
}

static inline gjk_probe gjk_probe_to(FILE* file, gjk_probe_ring* ring) {
  gjk_probe probe;
  probe.file = file;
  probe.ring = ring;
  probe.in_line = probe.cut = 0;
  probe.fresh = 1;
  return probe;
}

static inline gjk_probe gjk_probe_open(const char* file, const char* scene) {
  gjk_probe probe = gjk_probe_to(fopen(file, "w"), NULL);
  if (probe.file == NULL) {
    perror(file);
  } else {
    gjk_probe_head(&probe, scene);
  }
  return probe;
}

static inline void gjk_probe_step(gjk_probe* probe) {
  gjk_probe_end_line(probe);
  if (!gjk_probe_is_on(probe)) return;
  gjk_probe_say(probe, "{");
  probe->in_line = 1;
  probe->fresh = 1;
}

static inline void gjk_probe_put_vector(gjk_probe* probe, const char* first, int dimension, size_t size) {
  int i;
  gjk_probe_say(probe, "[");
  for (i = 0; i < dimension; ++i) {
    if (i > 0) gjk_probe_say(probe, ",");
    if (size == sizeof(float)) {
      gjk_probe_put(probe, (double)((const float*)(const void*)first)[i], size);
    } else {
      gjk_probe_put(probe, ((const double*)(const void*)first)[i], size);
    }
  }
  gjk_probe_say(probe, "]");
}

static inline void gjk_probe_vector(gjk_probe* probe, const char* key, const void* first, int dimension, size_t size) {
  if (gjk_probe_key(probe, key)) gjk_probe_put_vector(probe, (const char*)first, dimension, size);
}

static inline void gjk_probe_points(gjk_probe* probe, const char* key, const void* first, int count, int dimension,
                                    size_t size, ptrdiff_t stride) {
  int i;
  if (!gjk_probe_key(probe, key)) return;
  gjk_probe_say(probe, "[");
  for (i = 0; i < count; ++i) {
    if (i > 0) gjk_probe_say(probe, ",");
    gjk_probe_put_vector(probe, (const char*)first + i * stride, dimension, size);
  }
  gjk_probe_say(probe, "]");
}

static inline void gjk_probe_facets(gjk_probe* probe, const void* first, int count, int dimension, ptrdiff_t stride) {
  char index[16];
  int i, k;
  if (!gjk_probe_key(probe, "facets")) return;
  gjk_probe_say(probe, "[");
  for (i = 0; i < count; ++i) {
    const int* facet = (const int*)(const void*)((const char*)first + i * stride);
    gjk_probe_say(probe, i > 0 ? ",[" : "[");
    for (k = 0; k < dimension; ++k) {
      snprintf(index, sizeof index, k > 0 ? ",%d" : "%d", facet[k]);
      gjk_probe_say(probe, index);
    }
    gjk_probe_say(probe, "]");
  }
  gjk_probe_say(probe, "]");
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

static inline gjk_probe_ring gjk_probe_ring_in(char* memory, size_t size) {
  gjk_probe_ring ring;
  ring.memory = memory;
  ring.size = size;
  ring.start = size / 2;
  ring.kept = ring.used = 0;
  ring.lost = 0;
  return ring;
}

static inline gjk_probe gjk_probe_run(gjk_probe_ring* ring, const char* scene) {
  gjk_probe probe = gjk_probe_to(NULL, ring);
  ring->used = 0;
  gjk_probe_head(&probe, scene);
  return probe;
}

static inline void gjk_probe_end(gjk_probe* probe, int marked) {
  gjk_probe_ring* const ring = probe->ring;
  gjk_probe_end_line(probe);
  if (marked && probe->cut) ++ring->lost;
  if (marked && !probe->cut) {
    while (ring->kept + ring->used >= ring->start && ring->kept > 0) gjk_probe_drop_oldest(ring);
    memcpy(ring->memory + ring->kept, ring->memory + ring->start, ring->used);
    ring->kept += ring->used;
    ring->memory[ring->kept++] = '\0';
  }
  probe->ring = NULL;
}

/* Writes and clears the kept runs, the oldest first; 0 if the file cannot be written completely. */
static inline int gjk_probe_ring_write(gjk_probe_ring* ring, FILE* file) {
  size_t at;
  for (at = 0; at < ring->kept; at += strlen(ring->memory + at) + 1) fputs(ring->memory + at, file);
  ring->kept = 0;
  return fflush(file) == 0 && !ferror(file);
}

static inline double gjk_probe_number_at(const void* first, ptrdiff_t bytes, int index, size_t size) {
  const char* at = (const char*)first + bytes;
  if (size == sizeof(float)) return (double)((const float*)(const void*)at)[index];
  return ((const double*)(const void*)at)[index];
}

/* Writes one hull: its points rotated and scaled by the matrix, its position the matrix's translation. */
static inline void gjk_probe_put_hull(gjk_probe* probe, int dimension, const void* points, int count, size_t size,
                                      ptrdiff_t stride, const void* matrix, size_t matrix_size) {
  int i, row, column;
  gjk_probe_say(probe, "{\"shape\":\"hull\",\"points\":[");
  for (i = 0; i < count; ++i) {
    for (row = 0; row < dimension; ++row) {
      double sum = 0;
      for (column = 0; column < dimension; ++column)
        sum += gjk_probe_number_at(matrix, 0, 4 * column + row, matrix_size) *
               gjk_probe_number_at(points, i * stride, column, size);
      gjk_probe_say(probe, row > 0 ? "," : i > 0 ? ",[" : "[");
      gjk_probe_put(probe, sum, sizeof sum);
    }
    gjk_probe_say(probe, "]");
  }
  gjk_probe_say(probe, "],\"position\":");
  for (row = 0; row < dimension; ++row) {
    gjk_probe_say(probe, row > 0 ? "," : "[");
    gjk_probe_put(probe, gjk_probe_number_at(matrix, 0, 12 + row, matrix_size), sizeof(double));
  }
  gjk_probe_say(probe, "]}");
}

static inline int gjk_probe_scene(char* text, size_t size, int dimension, const void* a, int count_a, size_t size_a,
                                  ptrdiff_t stride_a, const void* matrix_a, const void* b, int count_b, size_t size_b,
                                  ptrdiff_t stride_b, const void* matrix_b, size_t matrix_size) {
  gjk_probe_ring ring = gjk_probe_ring_in(text, size);
  gjk_probe probe = gjk_probe_to(NULL, &ring);
  ring.start = 0;
  gjk_probe_say(&probe, "{\"gjklab\":1,\"dimension\":");
  gjk_probe_say(&probe, dimension == 2 ? "2" : "3");
  gjk_probe_say(&probe, ",\"a\":");
  gjk_probe_put_hull(&probe, dimension, a, count_a, size_a, stride_a, matrix_a, matrix_size);
  gjk_probe_say(&probe, ",\"b\":");
  gjk_probe_put_hull(&probe, dimension, b, count_b, size_b, stride_b, matrix_b, matrix_size);
  gjk_probe_say(&probe, "}");
  text[probe.cut ? 0 : ring.used] = '\0';
  return !probe.cut;
}

#endif /* GJK_PROBE_OFF */
#endif /* GJK_PROBE_H */
