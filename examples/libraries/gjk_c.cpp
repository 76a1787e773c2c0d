// The published gjk.c (https://github.com/kroitor/gjk.c), compiled from the user's copy: cmake -DGJK_C=PATH/gjk.c. It
// answers yes or no for convex polygons in single precision.
#include "scene_line.h"

#include <float.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>

namespace published {
#define main demonstration
#include GJK_C_FILE
#undef main
}  // namespace published

namespace {

/// Its loop has no limit of iterations. A pair on which it does not end gets this long.
constexpr suseconds_t kMicroseconds = 50000;

sigjmp_buf expired;
void expire(int) { siglongjmp(expired, 1); }

std::vector<published::vec2> cornersOf(const adapter::Body& body) {
  if (!body.hasPoints()) throw adapter::NotOffered(body.shape);
  if (body.shape == "bezier") throw adapter::NotOffered(body.shape);
  if (body.margin > 0) throw adapter::NotOffered("margin");
  std::vector<published::vec2> corners;
  for (const adapter::Vec& p : body.points) {
    const adapter::Vec world = body.position + body.turn * p;
    corners.push_back({static_cast<float>(world.x()), static_cast<float>(world.y())});
  }
  return corners;
}

void setTimer(suseconds_t microseconds) {
  const itimerval timer{{0, 0}, {0, microseconds}};
  setitimer(ITIMER_REAL, &timer, nullptr);
}

adapter::Answer ask(const adapter::Body& a, const adapter::Body& b) {
  const std::vector<published::vec2> corners_a = cornersOf(a), corners_b = cornersOf(b);
  if (sigsetjmp(expired, 1) != 0) throw adapter::Endless();
  setTimer(kMicroseconds);
  const bool meet = published::gjk(corners_a.data(), corners_a.size(), corners_b.data(), corners_b.size()) != 0;
  setTimer(0);
  return {!meet, {}, {}};
}

}  // namespace

int main() {
  signal(SIGALRM, expire);
  return adapter::answerAll(ask);
}
