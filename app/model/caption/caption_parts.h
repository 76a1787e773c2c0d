#pragma once
// Shared by the captions of all phases: the words of each dimension, the names of points and pairs, the common rows.

#include "gjk/feature.h"
#include "model/caption/caption.h"
#include "model/playback/bounds.h"
#include "model/text/kind_forms.h"
#include "model/text/termination_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <array>
#include <initializer_list>

namespace gjklab {

/// A sentence about the shapes, and the same about their cores if radii are subtracted; both marked by translatable().
struct ShapeForms {
  const char *shapes, *cores;
};

/// One form of a sentence for 1-D, 2-D and 3-D.
template <class Form>
using PerDimension = std::array<Form, 3>;

/// The input of a caption.
struct CaptionContext {
  const Scene& scene;
  const Run& run;
  const Timeline& timeline;
  Moment moment;
  MomentBounds bounds;
  Disclosure disclosure = Disclosure::everything;
  Naming naming = Naming::for_life;
  VertexNames names;             ///< of the simplex of this moment's GJK record, or of the last one
  std::optional<int> test = {};  ///< in a region step: the last test shown; empty: all of the step

  /// Whether facts of the run's end may be shown, such as the numbers of iterations and steps.
  bool tellsAll() const { return disclosure == Disclosure::everything; }
  /// " · step 4 of 5" after an overline, or the part of it that is disclosed.
  std::string stepText(int step, int steps) const;
  /// Radii are subtracted: GJK and EPA run on the cores.
  bool cores() const { return run.trace.radius_sum > 0; }
  /// The form of a sentence for this run, in English, for tr().
  const char* form(const ShapeForms& forms) const { return cores() ? forms.cores : forms.shapes; }
  const char* form(const PerDimension<const char*>& forms) const { return forms[dimensionIndex()]; }
  const char* form(const PerDimension<ShapeForms>& forms) const { return form(forms[dimensionIndex()]); }
  const char* form(const KindForms& forms, gjk::Feature feature) const { return formOf(forms, feature, run.dimension); }
  std::size_t dimensionIndex() const { return static_cast<std::size_t>(run.dimension - 1); }
  bool boolean() const { return run.method == gjk::Method::boolean; }
  /// A textbook run, whose values are presented as claims.
  bool textbook() const { return run.textbook != nullptr; }
  /// Of a vertex of the simplex; empty if vertices have letters.
  std::string nameForLife(int vertex) const { return naming == Naming::for_life ? names[vertex] : ""; }
  const gjk::GjkRecord<3>& gjk() const { return run.trace.gjk[static_cast<std::size_t>(moment.record)]; }
  /// The state before this GJK record; null if the iteration begins with an empty simplex.
  const gjk::GjkRecord<3>* gjkBefore() const { return recordBefore(run, moment.record); }
  const gjk::EpaRecord<3>& epa() const { return run.trace.epa[static_cast<std::size_t>(moment.record)]; }
  /// Coordinates far below the digits that are shown of the largest are 0: a search on round bodies leaves them.
  std::string vector(dvec3 v, int digits = 4) const;
  /// A point of the answer; coordinates that are rounding errors relative to the size of the data are 0.
  std::string point(dvec3 p) const;
  /// The number of digits for world positions: more far from the origin, so that points of the bodies can be
  /// distinguished.
  int digitsOf(dvec3 p) const;
};

/// The words for the same thing in 1-D, 2-D and 3-D.
struct Words {
  const char* through_w;    ///< where A ⊖ B ends along d: "the line through w perpendicular to d"
  const char* no_boundary;  ///< "no line perpendicular to d"
  const char* nearer_side;  ///< where all points nearer to O than x are
  const char* between;      ///< what fits between separated shapes, given a normal n
  const char *facet, *facets;
  const char* polytope;
  const char *ridge, *ridges;
};
const Words& words(int dimension);

/// "*a*, *b* and *ac*".
std::string listed(const std::vector<std::string>& items);
/// "*a*, *b* or *ac*".
std::string listedChoices(const std::vector<std::string>& items);
/// "A₂ = (4, 5)", or "(4, 5)" on a round part.
std::string pointName(const CaptionContext&, char shape, int index, dvec3 point);
/// "A₂ − B₁"; on a round part "A₂ − q₃" for a vertex that is s₃ for life, and "A₂ − B(−d)" for w, which has no such
/// name.
std::string pairName(const gjk::Support<3>&, const std::string& for_life = "");
/// "A reaches furthest along d at A₂ = (4, 5), B along −d at B₁ = (5, 7).", for a direction named d or n.
std::string pairSentence(const CaptionContext&, const gjk::Support<3>&, const char* direction);
/// "0.2 to 0.94", or one number if both look the same.
std::string rangeText(double lower, double upper);
/// A sentence about a value between two bounds. `between` has {lower} and {upper}; `at`, for bounds that look the same,
/// has {value}. Both are English, marked by translatable().
std::string boundsSentence(const char* between, const char* at, double lower, double upper);
/// "The distance is between 0.2 and 0.94.", or that of the cores.
std::string distanceSentence(const CaptionContext&, double lower, double upper);
/// The first of these sentences that fits a brief, otherwise the last one.
std::string briefOf(std::initializer_list<std::string> sentences);
/// The same for a sentence "… {} …" about a vector, with fewer digits if necessary; otherwise `without` it.
std::string briefOf(const CaptionContext&, fmt::string_view with, dvec3 vector, const char* without);
/// A sentence with {v} for a vector, with fewer digits if necessary; otherwise `without` it. Both are English, marked
/// by translatable(); `more` are their other arguments.
std::string vectorBrief(const CaptionContext&, const char* with, dvec3 vector, const char* without,
                        std::initializer_list<Argument> more = {});
/// Why a run stopped: "The bounds met within the tolerance."
std::string reasonSentence(const CaptionContext&, gjk::Termination);

TestRow row(std::string expression, double value, std::string verdict = {},
            TestRow::Mood mood = TestRow::Mood::neutral);
/// |x| of a nearest point; on hover it is shown in the pane.
TestRow lengthRow(std::string expression, dvec3 x, std::string verdict = {});
/// The facts of every moment: bounds, support calls beside the number of all pairs, subtracted radii.
void addCommonFacts(const CaptionContext&, Caption&);
/// Status, distance or depth, normal, points, reason of the end.
void addAnswerFacts(const CaptionContext&, Caption&);

/// The proof of the answer, if there is one: a sentence, and the rows.
void tellProof(const CaptionContext&, Caption&);
void addProofTable(const CaptionContext&, Caption&);

/// The separating axis test: an axis, its answer, its rows, its lines.
void tellSeparatingAxes(const CaptionContext&, Caption&);
void tellSeparatingAxesResult(const CaptionContext&, Caption&);
void addSeparatingAxesFacts(const CaptionContext&, Caption&);
Pseudocode separatingAxesCode(const CaptionContext&);

/// A textbook run: every moment, including the one where it goes wrong.
void tellTextbook(const CaptionContext&, Caption&);
Pseudocode textbookPseudocode(const CaptionContext&);

/// One phase each: title, body, tests, simplex and facts.
void tellGjk(const CaptionContext&, Caption&);
void tellEpa(const CaptionContext&, Caption&);
void tellResult(const CaptionContext&, Caption&);
void tellContact(const CaptionContext&, Caption&);
void addMassTables(const CaptionContext&, Caption&);
void tellHull(const CaptionContext&, Caption&);
/// "Hull of A's points · point 3 of 40 · step 2 of 5".
std::string hullOverline(const CaptionContext&, int step, int steps);
void tellImpact(const CaptionContext&, Caption&);
/// "Impact · iteration 2 · step 1 of 3".
std::string impactOverline(const CaptionContext&, int step, int steps);
Pseudocode pseudocodeOf(const CaptionContext&);
Pseudocode contactPseudocode(const CaptionContext&);
Pseudocode hullPseudocode(const CaptionContext&);
Pseudocode impactPseudocode(const CaptionContext&);

}  // namespace gjklab
