#pragma once
// The words of one moment: title, why it happens with this step's numbers, tests, tables, pseudocode. Pure function of
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
  PickTarget target{};  ///< what the row speaks of: it lights up while the pointer is on the row
  bool here = false;    ///< of a list that is gone through step by step: the row of this step
};

/// The rows of such a list where only so many of them can be seen: those up to the row of this step give way, but for
/// the best one, so that this step's row is among them. All rows where it is already, or where there is none.
std::vector<TestRow> rowsInSight(const std::vector<TestRow>& rows, int seen);

struct SimplexRow {
  std::string name;    ///< "a", "s₃"; "w" before it is a vertex
  std::string point;   ///< "(−1, −2)"
  std::string pair;    ///< "A₂ − B₁", or "round" parts as "A(d)"
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
  bool of_masses = false;  ///< asked for, so it comes before what the step shows
};

struct Pseudocode {
  std::vector<const char*> lines;
  int current = -1;       ///< index of the lit line
  std::string note = {};  ///< under the lit line: what of it is told now; marked text
};

/// Signs of a title and of a brief: they are read from the last row of a room, one line each.
inline constexpr int kMostBrief = 55;

struct Caption {
  std::string overline;  ///< "Iteration 3 of GJK · step 4 of 5"
  std::string title;     ///< "Which Voronoi region holds O?"
  std::string body;      ///< one or two sentences; *italics* and **bold** marked so
  std::string brief;     ///< the body for an audience: the title's answer, at most kMostBrief signs
  std::vector<TestRow> tests;
  std::string ledger_heading;  ///< "COFACTORS Δ": the bookkeeping of a sub-distance solver, where it has one
  std::vector<TestRow> ledger;
  std::vector<TestRow> axes;  ///< separating axis test: every axis, as far as it has been tested
  std::vector<SimplexRow> simplex;
  std::vector<Fact> facts;  ///< polytope counts, status, distance or depth, normal, …
  Pseudocode pseudocode;
  std::vector<FactTable> tables;  ///< beside what the moment tells: mass properties
};

/// `test`: of a region step, the last of its tests that is told.
Caption caption(const Scene&, const Run&, const Timeline&, int position, Disclosure = Disclosure::everything,
                Naming = Naming::for_life, std::optional<int> test = std::nullopt);
/// With a question of one's own in place of the words, or with its answer before them; unchanged where it is empty.
Caption withQuestion(Caption, const std::string& question, const std::string& answer = "");

}  // namespace gjklab
