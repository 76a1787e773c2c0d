#include "model/compare/inquiry.h"

namespace gjklab {
namespace {

template <class T>
void settle(const T& before, const T& after, std::optional<T>& own, T& preferred) {
  if (before == after) return;
  own.reset();
  preferred = after;
}

}  // namespace

std::optional<Rival> rivalOf(const Inquiry& inquiry) {
  if (!inquiry.compare || isHull(inquiry.study)) return std::nullopt;
  if (inquiry.study == Study::query) return inquiry.rival;
  Rival rival;
  rival.impact = inquiry.impact_rival;
  return rival;
}

Inquiry inquiryOf(const Opening& own, const Inquiry& preferred) {
  Inquiry inquiry;
  inquiry.study = own.study.value_or(Study::query);
  inquiry.compare = own.compare.value_or(preferred.compare);
  inquiry.rival = own.rival.value_or(preferred.rival);
  inquiry.impact_rival = preferred.impact_rival;
  inquiry.warm_start = own.warm_start.value_or(preferred.warm_start);
  inquiry.contacts = own.contacts.value_or(preferred.contacts);
  inquiry.mass = own.mass.value_or(preferred.mass);
  return inquiry;
}

void choose(const Inquiry& before, const Inquiry& after, Opening& own, Inquiry& preferred) {
  if (before.study != after.study) own.study = after.study;
  settle(before.compare, after.compare, own.compare, preferred.compare);
  settle(before.rival, after.rival, own.rival, preferred.rival);
  if (before.impact_rival != after.impact_rival) preferred.impact_rival = after.impact_rival;
  settle(before.warm_start, after.warm_start, own.warm_start, preferred.warm_start);
  settle(before.contacts, after.contacts, own.contacts, preferred.contacts);
  settle(before.mass, after.mass, own.mass, preferred.mass);
}

}  // namespace gjklab
