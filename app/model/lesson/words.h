#pragma once
// Parses the values in a lesson's blocks: lists, numbers, points, names.

#include "model/figure/staging.h"
#include "model/scene/pick_target.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

std::string trimmed(std::string_view);
/// The trimmed parts between the separators; one part if there is no separator.
std::vector<std::string> splitAt(std::string_view text, std::string_view separator);
/// A finite number and nothing else: "0.5", "−3".
std::optional<double> numberFrom(std::string_view);
/// "1 2.5", "1, 2.5", "(1, 2.5)": as many numbers as `count`.
std::optional<std::vector<double>> numbersFrom(std::string_view, std::size_t count);

/// "region ab", "vertex a", "A1", "B2", "A1 - B2", "A", "B", "O", "facet 3". Empty on success, otherwise what is
/// allowed.
std::string parseMark(const std::string& text, PickTarget& into);
/// A bit for each role that the word hides: "bounds", "grid", … Empty on success, otherwise what is allowed.
std::string parseHidden(const std::string& text, std::uint64_t& roles);

/// "line", "beyond", …: an explanatory picture, which is not part of the run.
std::optional<Primer> primerNamed(std::string_view word);

}  // namespace gjklab
