#pragma once
// The text of one moment: title, explanation with this step's numbers, tests, tables, pseudocode. A pure function of
// the run.

#include "model/playback/disclosure.h"
#include "model/scene/pick_target.h"
#include "model/text/number_text.h"
#include "model/text/vertex_names.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// One row of tests: expression, value, verdict.
struct TestRow {
  std::string expression, value, verdict;
  enum class Mood : std::uint8_t { neutral, good, bad, muted } mood = Mood::neutral;
  PickTarget target{};  ///< the row's subject, highlighted while the pointer is on the row
  bool here = false;    ///< in a list that is stepped through: the row of this step
};

/// The rows of such a list if there is room for only this many: omits rows before this step's row, except the best one,
/// so that this step's row is visible. All rows if it is visible anyway, or if there is none.
std::vector<TestRow> rowsInSight(const std::vector<TestRow>& rows, int seen);

struct SimplexRow {
  std::string name;    ///< "a", "s₃"; "w" until it is a vertex
  std::string point;   ///< "(−1, −2)"
  std::string pair;    ///< "A₂ − B₁"; round parts as "q₃" or "B(−d)"
  std::string weight;  ///< "λ 0.29"
  bool kept = true;
  PickTarget target{};  ///< the vertex
};

struct Fact {
  std::string name, value, note;
};

struct FactTable {
  std::string title;
  std::vector<Fact> rows;
  bool of_masses = false;  ///< requested by the user, so it precedes the step's own tables
};

struct Pseudocode {
  std::vector<const char*> lines;
  int current = -1;       ///< index of the current line
  std::string note = {};  ///< under the current line: the present part of it; marked text
};

/// The greatest lengths of a title and of a brief, one line each, legible from the back row.
inline constexpr int kMostBrief = 55;

struct Caption {
  std::string overline;  ///< "Iteration 3 of GJK · step 4 of 5"
  std::string title;     ///< "Which Voronoi region holds O?"
  std::string body;      ///< one or two sentences; *italics* and **bold** marked so
  std::string brief;     ///< the body for an audience: the title's answer, at most kMostBrief characters
  std::vector<TestRow> tests;
  std::string ledger_heading;  ///< "COFACTORS Δ": the table of a sub-distance solver, if it has one
  std::vector<TestRow> ledger;
  std::vector<TestRow> axes;  ///< separating axis test: every axis tested so far
  std::vector<SimplexRow> simplex;
  std::vector<Fact> facts;  ///< polytope counts, status, distance or depth, normal, …
  Pseudocode pseudocode;
  std::vector<FactTable> tables;  ///< additional tables: mass properties
};

/// `test`: in a region step, the last test shown.
Caption caption(const Scene&, const Run&, const Timeline&, int position, Disclosure = Disclosure::everything,
                Naming = Naming::for_life, std::optional<int> test = std::nullopt);
/// Replaces the text by a custom question, or puts its answer first; unchanged if it is empty.
Caption withQuestion(Caption, const std::string& question, const std::string& answer = "");

}  // namespace gjklab
