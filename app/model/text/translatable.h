#pragma once
// Marks texts in tables for xgettext (model/text/translate.h). Code that shows such a text calls tr(), or trc() with
// its context.

namespace gjklab {

constexpr const char* translatable(const char* english) { return english; }
constexpr const char* translatableIn(const char* /*context*/, const char* english) { return english; }

}  // namespace gjklab
