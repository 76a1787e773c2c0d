#pragma once
// The query on support functions behind pointers, compiled once (custom_shape.cpp): for custom shapes, and for whole
// shapes with their radii (Rounding::support).

#include "gjk/detail/whole_shape.h"
#include "gjk/pair_query.h"

namespace gjk::detail {

template <int D>
using CustomQuery = PairQuery<D, CustomShape<D>, CustomShape<D>>;
template <int D>
using CustomEpa = Epa<D, typename CustomQuery<D>::Source>;

extern template Result<1> CustomQuery<1>::run();
extern template Result<2> CustomQuery<2>::run();
extern template Result<3> CustomQuery<3>::run();
extern template std::optional<Result<1>> CustomQuery<1>::runUpToEpa(std::optional<CustomEpa<1>>&);
extern template std::optional<Result<2>> CustomQuery<2>::runUpToEpa(std::optional<CustomEpa<2>>&);
extern template std::optional<Result<3>> CustomQuery<3>::runUpToEpa(std::optional<CustomEpa<3>>&);
extern template Result<1> CustomQuery<1>::answerOf(const EpaOutcome<1>&);
extern template Result<2> CustomQuery<2>::answerOf(const EpaOutcome<2>&);
extern template Result<3> CustomQuery<3>::answerOf(const EpaOutcome<3>&);
extern template bool CustomEpa<1>::step();
extern template bool CustomEpa<2>::step();
extern template bool CustomEpa<3>::step();

}  // namespace gjk::detail
