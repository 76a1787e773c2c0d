#pragma once
// What the snippets of README.md take for granted.

#include <gjk/motion.h>
#include <gjk/query.h>

#include <cstdio>
#include <vector>

#define BEFORE                                                  \
  const gjk::Shape<3> a{gjk::Sphere<3>{1.0}}, b{gjk::Box<3>{}}; \
  const gjk::Pose<3> pose_a, pose_b{{3, 0, 0}, {}};             \
  const std::vector<gjk::Vec<3>> points{{0, 0, 0}, {1, 2, 3}};  \
  const gjk::Motion<3> motion_a, motion_b;                      \
  const gjk::Vec<3> origin{0, 5, 0}, step{0, -9, 0};            \
  const gjk::Options<3> options;
