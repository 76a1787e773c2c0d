// ./run bench: every library on the same work in one run, taking turns (turns.h). Google Benchmark says how often; what
// was measured is then printed once more as a table: ns per query (the lower quartile), how far the upper quartile lies
// above it, the ratio of gjklab to the other library, and the greatest error against the reference. Works named /anew
// have their pairs placed anew before each turn; the others ask about the same 256 again and again.

#include "library.h"
#include "reference.h"
#include "turns.h"

#include <benchmark/benchmark.h>
#include <cmath>
#include <cstdio>
#include <map>
#include <regex>
#include <string_view>

namespace bench {
namespace {

constexpr int kTurns = 8;  // at least

struct Row {
  std::string work, library;
  double error = 0;  ///< greatest |answer − reference| over the pairs: over S, of an impact's time over the duration
};

std::vector<Library> libraries() {
  std::vector<Library> all{gjklabLibrary(),       closedGjklabLibrary(),   coldGjklabLibrary(),
                           tracedGjklabLibrary(), baselineGjklabLibrary(), carefulGjklabLibrary()};
#ifdef GJKLAB_BENCH_BULLET
  all.push_back(bulletLibrary());
#endif
#ifdef GJKLAB_BENCH_FCL
  all.push_back(fclLibrary());
#endif
#ifdef GJKLAB_BENCH_LIBCCD
  all.push_back(libccdLibrary());
#endif
#ifdef GJKLAB_BENCH_BOX2D
  all.push_back(box2dLibrary());
#endif
  return all;
}

/// Works that --benchmark_filter leaves out are not prepared either: preparing all takes half a minute.
std::optional<std::regex>& filter() {
  static std::optional<std::regex> only;
  return only;
}
bool isWanted(const std::string& work) { return !filter() || std::regex_search(work, *filter()); }

void readFilter(int argc, char** argv) {
  constexpr std::string_view kFilter = "--benchmark_filter=";
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument.starts_with(kFilter) && argument.find("=-") == argument.npos)
      filter() = std::regex(std::string(argument.substr(kFilter.size())), std::regex::extended);
  }
}

/// All that is measured: the libraries of each work, in the order of the works, and later what each of them took.
struct Contest {
  std::string work;
  double queries = 0;
  std::vector<Competitor> competitors;
  Turns::Place place;
};
std::vector<Contest>& contests() {
  static std::vector<Contest> all;
  return all;
}
std::map<std::string, Measured>& measurements() {
  static std::map<std::string, Measured> all;
  return all;
}

void registerRow(const std::string& work, const std::string& library, const Prepared& prepared, std::size_t pairs,
                 const Turns::Place& place = {}) {
  if (contests().empty() || contests().back().work != work)
    contests().push_back({work, static_cast<double>(pairs), {}, place});
  contests().back().competitors.push_back({library, prepared});
}

/// One benchmark for each work: its iterations are turns, its counters the libraries' ns per query.
void registerContests() {
  for (const Contest& contest : contests())
    benchmark::RegisterBenchmark(contest.work.c_str(), [&contest](benchmark::State& state) {
      Turns turns(contest.competitors, contest.queries, contest.place);
      for (auto _ : state)
        for (int turn = 0; turn < kTurns; ++turn) turns.takeOne();
      benchmark::DoNotOptimize(turns.sum());
      for (std::size_t i = 0; i < contest.competitors.size(); ++i) {
        const std::string& library = contest.competitors[i].library;
        const Measured measured = turns.of(i);
        state.counters[library] = measured.lower_quartile;
        measurements()[contest.work + "/" + library] = measured;
      }
    });
}

double greatestError(const std::vector<Pair3>& pairs, const std::vector<double>& reference, const Prepared& prepared) {
  double worst = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    // A random hull of few points need not hold its centre: a pair of the penetration work that does not meet has depth
    // 0.
    const double truth = std::max(reference[i], 0.0);
    worst = std::max(worst, std::abs(prepared.ask(static_cast<int>(i)) - truth) / pairs[i].scale);
  }
  return worst;
}

std::string workName(Question question, Kind kind, int points) {
  std::string name = question == Question::distance ? "distance3/" : "penetration3/";
  switch (kind) {
    case Kind::hull:
      return name + "hull/" + std::to_string(points);
    case Kind::box:
      return name + "box";
    case Kind::capsule:
      return name + "capsule";
    case Kind::sphere:
      return name + "sphere";
  }
  return name;
}

/// How many of a work's pairs the small path answers, for the end of the table.
std::vector<std::pair<std::string, double>>& smallShares() {
  static std::vector<std::pair<std::string, double>> all;
  return all;
}

void registerWork3(const std::string& work, Question question, const std::vector<Pair3>& pairs,
                   std::vector<Row>& rows) {
  if (!isWanted(work)) return;
  const std::vector<double> reference =
      question == Question::distance ? referenceDistances(pairs) : referenceDepths(pairs);
  if (const std::optional<double> share = smallShare(pairs)) smallShares().emplace_back(work, *share);
  for (const Library& library : libraries()) {
    if (!library.prepare3) continue;
    const Prepared prepared = library.prepare3(pairs, question);
    if (!prepared.ask) continue;
    registerRow(work, library.name, prepared, pairs.size());
    rows.push_back({work, library.name, greatestError(pairs, reference, prepared)});
  }
}

void registerWork3(Question question, Kind kind, int points, std::vector<Row>& rows) {
  const bool apart = question == Question::distance;
  registerWork3(workName(question, kind, points), question,
                apart ? distancePairs(kind, points) : penetrationPairs(kind, points), rows);
}

/// The same pairs placed anew before each turn, for all libraries alike. Errors are those of the row without.
void registerAnew3(const std::string& work, Question question, const std::vector<Pair3>& pairs,
                   std::vector<Row>& rows) {
  if (!isWanted(work)) return;
  const auto place = [pairs, question](const Prepared& prepared, int turn) {
    prepared.place3(placedAnew(pairs, question, turn));
  };
  for (const Library& library : libraries()) {
    const Prepared prepared = library.prepare3 ? library.prepare3(pairs, question) : Prepared{};
    if (!prepared.place3) continue;
    registerRow(work, library.name, prepared, pairs.size(), place);
    rows.push_back({work, library.name, std::nan("")});
  }
}

void registerAnew2(const std::string& work, const std::vector<Pair2>& pairs, std::vector<Row>& rows) {
  if (!isWanted(work)) return;
  const auto place = [pairs](const Prepared& prepared, int turn) { prepared.place2(placedAnew(pairs, turn)); };
  for (const Library& library : libraries()) {
    const Prepared prepared = library.prepare2 ? library.prepare2(pairs, Question::distance) : Prepared{};
    if (!prepared.place2) continue;
    registerRow(work, library.name, prepared, pairs.size(), place);
    rows.push_back({work, library.name, std::nan("")});
  }
}

void registerWork2(std::vector<Row>& rows) {
  if (!isWanted("distance2/octagon")) return;
  const std::vector<Pair2> pairs = octagonPairs();
  for (const Library& library : libraries()) {
    if (!library.prepare2) continue;
    const Prepared prepared = library.prepare2(pairs, Question::distance);
    registerRow("distance2/octagon", library.name, prepared, pairs.size());
    rows.push_back({"distance2/octagon", library.name, std::nan("")});
  }
}

void registerAnew(std::vector<Row>& rows) {
  for (const Question question : {Question::distance, Question::penetration}) {
    for (const int points : {8, 32, 0}) {
      const Kind kind = points > 0 ? Kind::hull : Kind::box;
      registerAnew3(workName(question, kind, points) + "/anew", question,
                    question == Question::distance ? distancePairs(kind, points) : penetrationPairs(kind, points),
                    rows);
    }
  }
  registerAnew2("distance2/octagon/anew", octagonPairs(), rows);
}

/// Each hull built counts as a query.
void registerHulls(Cloud kind, const std::string& name, int count, std::vector<Row>& rows) {
  const std::vector<Vec3> points = cloud(kind, count);
  const std::string work = "hull3/" + name + "/" + std::to_string(count);
  if (!isWanted(work)) return;
  for (const Library& library : libraries()) {
    if (!library.build_hull) continue;
    const auto build = [points, build_hull = library.build_hull] { return build_hull(points); };
    registerRow(work, library.name, {{}, build}, 1);
    rows.push_back({work, library.name, std::nan("")});
  }
}

/// Small motions, each query started from what the one before left.
template <class Pair>
void registerMoving(const std::string& work, const std::vector<Pair>& pairs,
                    std::function<Prepared(const std::vector<Pair>&)> Library::*prepare, std::vector<Row>& rows) {
  if (!isWanted(work)) return;
  for (const Library& library : libraries()) {
    if (!(library.*prepare)) continue;
    registerRow(work, library.name, (library.*prepare)(pairs), pairs.size());
    rows.push_back({work, library.name, std::nan("")});
  }
}

/// Times of impact; the error is that of the time.
template <class Flight>
void registerImpacts(const std::string& work, const std::vector<Flight>& flights,
                     std::function<Prepared(const std::vector<Flight>&)> Library::*prepare, std::vector<Row>& rows) {
  if (!isWanted(work)) return;
  const std::vector<double> reference = referenceTimes(flights);
  std::vector<Library> all = gjklabImpactLibraries();
  for (const Library& library : libraries()) all.push_back(library);
  for (const Library& library : all) {
    if (!(library.*prepare)) continue;
    const Prepared prepared = (library.*prepare)(flights);
    if (!prepared.ask) continue;
    double worst = 0;
    for (std::size_t i = 0; i < flights.size(); ++i)
      worst = std::max(worst, std::abs(prepared.ask(static_cast<int>(i)) - reference[i]));
    registerRow(work, library.name, prepared, flights.size());
    rows.push_back({work, library.name, worst});
  }
}

void registerImpacts(std::vector<Row>& rows) {
  for (const Spinning spinning : {Spinning::yes, Spinning::no}) {
    const std::string end = spinning == Spinning::yes ? "" : "/straight";
    registerImpacts("impact2/octagon" + end, flights(octagonPairs(), spinning), &Library::prepare_impact2, rows);
    registerImpacts("impact3/box" + end, flights(distancePairs(Kind::box, 0), spinning), &Library::prepare_impact3,
                    rows);
    for (const int points : {8, 32, 128})
      registerImpacts("impact3/hull/" + std::to_string(points) + end,
                      flights(distancePairs(Kind::hull, points), spinning), &Library::prepare_impact3, rows);
  }
}

void registerPreparation(int points, std::vector<Row>& rows) {
  const std::vector<Pair3> pairs = distancePairs(Kind::hull, points);
  const std::string work = "prepare3/hull/" + std::to_string(points);
  if (!isWanted(work)) return;
  registerRow(work, "gjklab", gjklabPreparation(pairs), pairs.size());
  rows.push_back({work, "gjklab", std::nan("")});
}

std::vector<Row> registerAll() {
  std::vector<Row> rows;
  for (const Question question : {Question::distance, Question::penetration}) {
    for (const int points : {8, 32, 128, 512, 2048}) registerWork3(question, Kind::hull, points, rows);
    for (const Kind kind : {Kind::box, Kind::capsule, Kind::sphere}) registerWork3(question, kind, 0, rows);
  }
  registerWork3("distance3/box/grid", Question::distance, stackedPairs(Stacked::apart), rows);
  registerWork3("distance3/box/touching", Question::distance, stackedPairs(Stacked::touching), rows);
  registerWork3("penetration3/box/grid", Question::penetration, stackedPairs(Stacked::overlapping), rows);
  registerWork2(rows);
  registerAnew(rows);
  registerMoving("distance2/octagon/warm", octagonPairs(), &Library::prepare_moving2, rows);
  for (const int points : {8, 32, 128, 512, 2048}) {
    const std::string work = workName(Question::distance, Kind::hull, points) + "/warm";
    registerMoving(work, distancePairs(Kind::hull, points), &Library::prepare_moving3, rows);
    registerPreparation(points, rows);
  }
  for (const int points : {8, 32, 128, 0}) {
    const Kind kind = points > 0 ? Kind::hull : Kind::box;
    registerMoving(workName(Question::penetration, kind, points) + "/turning", penetrationPairs(kind, points),
                   &Library::prepare_turning3, rows);
  }
  registerImpacts(rows);
  registerHulls(Cloud::ball, "ball", 10000, rows);
  registerHulls(Cloud::sphere, "sphere", 10000, rows);
  registerHulls(Cloud::plate, "plate", 1000, rows);
  return rows;
}

void printTable(const std::vector<Row>& rows) {
  std::printf("\n%-24s %-14s %12s %8s %18s %14s\n", "work", "library", "ns/query", "spread", "gjklab : library",
              "error / S");
  for (const Row& row : rows) {
    const auto theirs = measurements().find(row.work + "/" + row.library);
    if (theirs == measurements().end()) continue;  // filtered out
    const double low = theirs->second.lower_quartile, own = measurements()[row.work + "/gjklab"].lower_quartile;
    std::printf("%-24s %-14s %12.0f %7.0f%% %18.2f", row.work.c_str(), row.library.c_str(), low,
                100 * (theirs->second.upper_quartile / low - 1), own / low);
    std::isnan(row.error) ? std::printf(" %14s\n", "-") : std::printf(" %14.1e\n", row.error);
  }
  std::printf("\n%-24s %s\n", "work", "answered by the small path");
  for (const auto& [work, share] : smallShares())
    if (measurements().contains(work + "/gjklab")) std::printf("%-24s %.1f %%\n", work.c_str(), 100 * share);
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  bench::readFilter(argc, argv);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  const std::vector<bench::Row> rows = bench::registerAll();
  bench::registerContests();
  benchmark::RunSpecifiedBenchmarks();
  bench::printTable(rows);
  return 0;
}
