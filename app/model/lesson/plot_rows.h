#pragma once
// A plot in a lesson, written as readable rows of numbers.

#include <string>
#include <vector>

namespace gjklab {

struct PlotRows {
  struct Row {
    std::string name;
    std::vector<double> values;
  };
  Row axis;               ///< the first row: the positions of the other rows' values
  std::string unit;       ///< after the axis's last number
  std::vector<Row> rows;  ///< one or two, each with as many values as the axis
  double greatest() const;
};

/// Lines of a name and numbers, "turn 0 1 2°", "cold 7 6 5". Empty on success, otherwise what is wrong and what is
/// allowed.
std::string parsePlot(const std::string& text, PlotRows& into);

}  // namespace gjklab
