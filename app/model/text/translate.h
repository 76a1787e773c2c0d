#pragma once
// What the program says, in the language of whoever reads it. English stays in the code and is the key, as GNU gettext
// has it: xgettext collects the sentences (assets/po/gjklab.pot), translators write assets/po/LANGUAGE.po.
//
//   tr("Save as…")                                        a text as it is
//   tr("The gap is {gap}.", arg("gap", number(gap)))      a whole sentence with named arguments
//   trn("{n} facet", "{n} facets", count)                 the form for a number of things; {n} is the number
//   trc("tab", "World")                                   a text that means something else elsewhere
//
// Which language: one immutable catalogue for the whole program, in an atomic pointer. Every pure function that makes a
// sentence depends on it as it depends on the alphabet; as a parameter it would pass through some hundred signatures
// that do not care. Catalogues are never freed, so a text stays valid after another language has been chosen. What
// keeps sentences makes them again when languageRevision() has changed.

#include "model/text/message_catalogue.h"
#include "model/text/translatable.h"

#include <fmt/format.h>

#include <initializer_list>
#include <string>

namespace gjklab {

/// What a name in braces stands for.
struct Argument {
  const char* name;
  std::string text;
};
template <class T>
Argument arg(const char* name, const T& value) {
  return {name, fmt::format("{}", value)};
}

/// The catalogue to speak from; null for English. It must live as long as the program.
void speak(const MessageCatalogue*);
const MessageCatalogue* spokenCatalogue();
/// Counts the changes of language.
int languageRevision();

/// The text in the reader's language. Valid for the life of the program.
const char* tr(const char* english);
const char* trc(const char* context, const char* english);

/// The sentence with its arguments in place of the names in braces; a name without an argument stays as it is.
std::string filledIn(const char* sentence, std::initializer_list<Argument> arguments);

template <class... More>
std::string tr(const char* english, const Argument& first, const More&... more) {
  return filledIn(tr(english), {first, more...});
}

template <class... More>
std::string trc(const char* context, const char* english, const Argument& first, const More&... more) {
  return filledIn(trc(context, english), {first, more...});
}

/// The sentence for so many things, without its arguments.
const char* pluralForm(const char* singular, const char* plural, long long count);

/// `count` is the argument {n}.
template <class... More>
std::string trn(const char* singular, const char* plural, long long count, const More&... more) {
  return filledIn(pluralForm(singular, plural, count), {arg("n", count), more...});
}

}  // namespace gjklab
