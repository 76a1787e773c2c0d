#include "model/marking/statistics.h"

#include "model/text/number_text.h"
#include "model/text/termination_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace gjklab {

namespace {

constexpr int kMostSingleBars = 24;  ///< more numbers than this share bars
constexpr int kLeastPower = -18;     ///< of ten: what is smaller belongs to it

/// `shown`: the name of a value on the screen.
template <class Value, class Shown>
Histogram ofWords(std::string name, const std::vector<AnswerFigures>& all, Value AnswerFigures::*value, Shown shown) {
  std::map<std::string_view, std::pair<Value, int>> counts;
  for (const AnswerFigures& one : all) {
    auto& [kind, count] = counts[gjk::name(one.*value)];
    kind = one.*value;
    ++count;
  }
  Histogram histogram{std::move(name), {}, {}};
  for (const auto& [word, counted] : counts)
    histogram.bars.push_back({shown(counted.first), 0, 0, counted.second, gjk::name(counted.first)});
  std::stable_sort(histogram.bars.begin(), histogram.bars.end(),
                   [](const HistogramBar& a, const HistogramBar& b) { return a.count > b.count; });
  return histogram;
}

std::string rangeText(const std::string& low, const std::string& high) {
  return tr("{lower} to {upper}", arg("lower", low), arg("upper", high));
}

template <class Count>
Histogram ofCounts(std::string name, const std::vector<AnswerFigures>& all, Count count_of) {
  Histogram histogram{std::move(name), {}, {}};
  int greatest = 0, least = count_of(all.front());
  for (const AnswerFigures& one : all) {
    greatest = std::max(greatest, count_of(one));
    least = std::min(least, count_of(one));
  }
  const int width = 1 + (greatest - least) / kMostSingleBars;
  for (int low = least; low <= greatest; low += width)
    histogram.bars.push_back(
        {width == 1 ? std::to_string(low) : rangeText(std::to_string(low), std::to_string(low + width - 1)),
         static_cast<double>(low), static_cast<double>(low + width), 0});
  for (const AnswerFigures& one : all)
    ++histogram.bars[static_cast<std::size_t>((count_of(one) - least) / width)].count;
  return histogram;
}

/// A bar for each power of ten.
Histogram ofPowers(std::string name, std::string unit, const std::vector<double>& values) {
  std::map<int, int> counts;
  int zeros = 0;
  for (const double value : values) {
    if (value > 0 && std::isfinite(value)) {
      ++counts[std::max(kLeastPower, static_cast<int>(std::floor(std::log10(value))))];
    } else {
      ++zeros;
    }
  }
  Histogram histogram{std::move(name), std::move(unit), {}};
  if (zeros > 0) histogram.bars.push_back({"0", 0, 0, zeros});
  if (counts.empty()) return histogram;
  for (int power = counts.begin()->first; power <= counts.rbegin()->first; ++power) {
    const double low = std::pow(10.0, power), high = std::pow(10.0, power + 1);
    histogram.bars.push_back({rangeText(number(low), number(high)), low, high, counts[power]});
  }
  return histogram;
}

}  // namespace

std::vector<Histogram> histogramsOf(const std::vector<AnswerFigures>& all) {
  if (all.empty()) return {};
  std::vector<double> errors, times;
  for (const AnswerFigures& one : all) {
    if (one.error) errors.push_back(*one.error);
    times.push_back(one.seconds);
  }
  return {ofWords(tr("status"), all, &AnswerFigures::status, [](gjk::Status status) { return tr(gjk::name(status)); }),
          ofWords(tr("termination"), all, &AnswerFigures::termination,
                  [](gjk::Termination termination) { return terminationText(termination); }),
          ofCounts(tr("GJK iterations"), all, [](const AnswerFigures& one) { return one.gjk_iterations; }),
          ofCounts(tr("EPA iterations"), all, [](const AnswerFigures& one) { return one.epa_iterations; }),
          ofPowers(tr("error"), tr("over S"), errors),
          ofPowers(tr("time"), "s", times)};
}

}  // namespace gjklab
