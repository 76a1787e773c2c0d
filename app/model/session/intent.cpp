#include "model/session/intent.h"

#include <array>
#include <utility>

namespace gjklab {
namespace {

using Maker = AnyIntent (*)(void*);

template <std::size_t... Index>
constexpr std::array<Maker, sizeof...(Index)> makersOf(std::index_sequence<Index...>) {
  return {[](void* intent) {
    return AnyIntent(std::in_place_index<Index>,
                     std::move(*static_cast<std::variant_alternative_t<Index, AnyIntent>*>(intent)));
  }...};
}

constexpr auto kMakers = makersOf(std::make_index_sequence<std::variant_size_v<AnyIntent>>());

}  // namespace

Intent::Intent(std::size_t index, void* intent) : AnyIntent(kMakers[index](intent)) {}
Intent::Intent(const Intent&) = default;
Intent::Intent(Intent&&) noexcept = default;
Intent& Intent::operator=(const Intent&) = default;
Intent& Intent::operator=(Intent&&) noexcept = default;
Intent::~Intent() = default;

}  // namespace gjklab
