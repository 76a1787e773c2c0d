#include "model/glossary/glossary.h"

#include "model/assets/assets.h"
#include "model/caption/caption.h"
#include "model/gallery/gallery.h"
#include "model/run/follow_up.h"
#include "model/scene/method_choices.h"
#include "model/scene_named.h"
#include "model/store/temporary_folder.h"
#include "model/text/rich_text.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

namespace gjklab::glossary_test {
namespace {

std::vector<std::string> foundIn(const Glossary& words, const std::vector<std::string>& lines) {
  std::vector<std::string> out;
  for (const TermPlace& place : words.find(lines))
    out.push_back(place.term->word + ": " +
                  lines[static_cast<std::size_t>(place.line)].substr(place.begin, place.end - place.begin));
  return out;
}

using Found = std::vector<std::string>;

TEST(Glossary, FindsWholeWordsTheLongestFirst) {
  const Glossary words(
      {{"region", {"Voronoi region"}, "", false}, {"w", {}, "", true}, {"facet", {"facets"}, "", false}});
  EXPECT_EQ(foundIn(words, {"Which Voronoi region? regional"}), (Found{"region: Voronoi region"}));
  EXPECT_EQ(foundIn(words, {"Facets of w, w·d, −w, which sw w₂ _w"}),
            (Found{"facet: Facets", "w: w", "w: w", "w: w", "w: w"}));
  EXPECT_EQ(foundIn(words, {"W facetted A₂w"}), Found{});
}

TEST(Glossary, UmlautsAreLettersOfTheirWord) {
  const Glossary words({{"w", {}, "", true},
                        {"d", {}, "", true},
                        {"n", {}, "", true},
                        {"Hülle", {}, "", false},
                        {"überlappend", {"überlappende"}, "", false}});
  EXPECT_EQ(foundIn(words, {"während dürfen nächste schön für Höhen wünscht é"}), Found{});
  EXPECT_EQ(foundIn(words, {"Hüllen, die Hülle: „w“, w·d und n."}),
            (Found{"Hülle: Hülle", "w: w", "w: w", "d: d", "n: n"}));
  EXPECT_EQ(foundIn(words, {"Überlappend oder unüberlappend; überlappende", "Formen. überlappendé"}),
            (Found{"überlappend: Überlappend", "überlappend: überlappende"}));
}

TEST(Glossary, FindsATermThatIsBrokenOverTwoLinesOrHeldTogether) {
  const Glossary words({{"A ⊖ B", {}, "", false}, {"support point", {}, "", false}});
  EXPECT_EQ(foundIn(words, {"the support", "point of A ⊖ B"}),
            (Found{"support point: support", "support point: point", "A ⊖ B: A ⊖ B"}));
  EXPECT_EQ(foundIn(words, {"all of A\u00a0⊖\u00a0B."}), (Found{"A ⊖ B: A\u00a0⊖\u00a0B"}));
}

TEST(Glossary, TheProgramsOwnIsWhole) {
  const auto read = readGlossary(Assets(embeddedAssets()));
  ASSERT_TRUE(std::holds_alternative<Glossary>(read)) << std::get<std::string>(read);
  const std::vector<Term>& terms = std::get<Glossary>(read).terms();
  EXPECT_GE(terms.size(), 40u);
  EXPECT_LE(terms.size(), 50u);
  std::set<std::string> forms;
  for (const Term& term : terms) {
    EXPECT_TRUE(forms.insert(term.word).second) << term.word << " has one meaning";
    for (const std::string& form : term.forms) EXPECT_TRUE(forms.insert(form).second) << form << " is of one term";
    EXPECT_FALSE(term.meaning.empty() || term.meaning.back() != '.') << term.word;
    EXPECT_LE(term.meaning.size(), 220u) << term.word;
  }
}

TEST(Glossary, AFaultIsSaidWithItsPlace) {
  const TemporaryFolder folder;
  const auto fault = [&](const char* text) {
    std::ofstream(folder / "glossary.json") << text;
    const auto read = readGlossary(Assets(folder.path()));
    return std::holds_alternative<std::string>(read) ? std::get<std::string>(read) : "";
  };
  EXPECT_NE(fault("{\"terms\": [{\"word\": \"w\"}]}").find("terms[0]"), std::string::npos);
  EXPECT_NE(fault("{\"terms\": [").find("glossary.json:1:"), std::string::npos);
  EXPECT_NE(fault("{\"terms\": [], \"more\": 1}").find("more"), std::string::npos);
  EXPECT_EQ(fault("{\"terms\": [{\"word\": \"w\", \"meaning\": \"A point.\"}]}"), "");
}

/// Everything that the captions of a run say, as plain lines.
void addWords(const Scene& scene, const gjklab::Run& run, std::vector<std::string>& lines) {
  const Timeline timeline(run);
  const int stride = 1 + timeline.size() / 60;
  for (int i = 0; i < timeline.size(); i += i < 20 || i > timeline.size() - 12 ? 1 : stride) {
    const Caption c = caption(scene, run, timeline, i);
    const auto add = [&lines](const std::string& text) { lines.push_back(plainText(text) + " ."); };
    add(c.title), add(c.body);
    for (const char* line : c.pseudocode.lines) add(line);
    for (const TestRow& row : c.tests) add(row.expression + " . " + row.verdict);
    for (const TestRow& row : c.ledger) add(row.expression + " . " + row.verdict);
    for (const SimplexRow& row : c.simplex) add(row.weight);
    for (const Fact& fact : c.facts) add(fact.name + " . " + fact.note);
  }
}

/// All words of the captions of the gallery: each scene as it opens, and one by every method.
std::vector<std::string> allWords() {
  std::vector<std::string> lines;
  gjklab::Run run;
  for (const GalleryEntry& entry : gallery()) {
    const bool method = entry.id.rfind("method-", 0) == 0,
               hull = entry.opening.study && *entry.opening.study != Study::query;
    if (!method && !hull && entry.id != "shape-2d-capsule" && entry.id != "shape-3d-sphere") continue;
    const Inquiry inquiry = inquiryOf(entry.opening, {});
    WarmMemory memory;
    runQuery(entry.scene, run, inquiry.warm_start ? &memory : nullptr);
    if (inquiry.warm_start) runQuery(entry.scene, run, &memory);
    followUp(entry.scene, followUps(inquiry), run);
    addWords(entry.scene, run, lines);
  }
  for (const MethodChoice& choice : methodChoices())
    for (const int dimension : {2, 3}) {
      Scene scene = defaultScene(dimension);
      scene.query = withMethod(scene.query, choice);
      if (!methodObstacle(scene).empty()) continue;
      runQuery(scene, run);
      addWords(scene, run, lines);
    }
  const Scene edges = test::sceneNamed("hard-3d-edge-edge");
  runQuery(edges, run);
  followUp(edges, {.contacts = true}, run);
  addWords(edges, run, lines);
  return lines;
}

TEST(Glossary, EveryTermIsUsed) {
  std::set<std::string> used;
  for (const TermPlace& place : glossary().find(allWords())) used.insert(place.term->word);
  for (const Term& term : glossary().terms()) EXPECT_TRUE(used.count(term.word)) << term.word << " stands nowhere";
}

/// Words that nobody knows who has not read about these algorithms. Where one of them stands, it tells itself.
TEST(Glossary, EveryTechnicalWordTellsItself) {
  constexpr const char* kTechnical[] = {
      "simplex",  "support point", "Voronoi region", "facet", "ridge",  "core",     "tolerance", "cofactor", "horizon",
      "polytope", "lower bound",   "sign test",      "λ",     "Δ",      "μ",        "V − E + F", "w sees",   "radii",
      "momentum", "warm start",    "signed volume",  "hull",  "shadow", "incident", "ruled out", "gap",      "A ⊖ B"};
  std::string all;
  for (const std::string& line : allWords()) all += line + " ";
  for (std::size_t at = all.find("\u00a0"); at != std::string::npos; at = all.find("\u00a0", at))
    all.replace(at, 2, " ");
  for (const char* word : kTechnical) {
    EXPECT_NE(all.find(word), std::string::npos) << word << " stands nowhere";
    EXPECT_FALSE(glossary().find({word}).empty()) << word << " does not tell itself";
  }
}

/// One word for one thing.
TEST(Glossary, ThereIsOneWordForOneThing) {
  constexpr const char* kOthers[] = {"farthest", "closest", "penetration", "Minkowski", "CSO", "parts O", "parts the"};
  for (const std::string& line : allWords())
    for (const char* other : kOthers) EXPECT_EQ(line.find(other), std::string::npos) << other << " in: " << line;
}

}  // namespace
}  // namespace gjklab::glossary_test
