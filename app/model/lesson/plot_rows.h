#pragma once
// A plot of a lesson, written as rows of numbers that read well as they are.

#include <string>
#include <vector>

namespace gjklab {

struct PlotRows {
  struct Row {
    std::string name;
    std::vector<double> values;
  };
  Row axis;               ///< the first row: where the others' values stand
  std::string unit;       ///< behind the axis's last number
  std::vector<Row> rows;  ///< one or two, each with as many values as the axis
  double greatest() const;
};

/// Lines of a name and numbers, "turn 0 1 2°", "cold 7 6 5". Empty when read, else what is wrong and what is allowed.
std::string parsePlot(const std::string& text, PlotRows& into);

}  // namespace gjklab
