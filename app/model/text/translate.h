#pragma once
// The program's texts in the user's language. The English text in the code is the key, as in GNU gettext: xgettext
// brings the catalogues up to date with the sentences, translators write assets/po/LANGUAGE.po.
//
//   tr("Save as…")                                        a plain text
//   tr("The gap is {gap}.", arg("gap", number(gap)))      a whole sentence with named arguments
//   trn("{n} facet", "{n} facets", count)                 the form for a number of things; {n} is the number
//   trc("tab", "World")                                   a text with a different meaning in other contexts
//
// The language is one immutable catalogue for the whole program, in an atomic pointer. All functions that build
// sentences use it; as a parameter it would pass through hundreds of signatures that do not need it. Catalogues are
// never freed, so a text stays valid after a change of language. Code that caches sentences rebuilds them when
// languageRevision() has changed.

#include "model/text/message_catalogue.h"
#include "model/text/translatable.h"

#include <fmt/format.h>

#include <initializer_list>
#include <string>

namespace gjklab {

/// The value of a name in braces.
struct Argument {
  const char* name;
  std::string text;
};
template <class T>
Argument arg(const char* name, const T& value) {
  return {name, fmt::format("{}", value)};
}

/// Sets the catalogue; null for English. It must live as long as the program.
void speak(const MessageCatalogue*);
const MessageCatalogue* spokenCatalogue();
/// Counts the changes of language.
int languageRevision();

/// The text in the user's language. Valid until the program ends.
const char* tr(const char* english);
const char* trc(const char* context, const char* english);

/// The sentence with its arguments in place of the names in braces; a name without an argument is unchanged.
std::string filledIn(const char* sentence, std::initializer_list<Argument> arguments);

template <class... More>
std::string tr(const char* english, const Argument& first, const More&... more) {
  return filledIn(tr(english), {first, more...});
}

template <class... More>
std::string trc(const char* context, const char* english, const Argument& first, const More&... more) {
  return filledIn(trc(context, english), {first, more...});
}

/// The form of the sentence for this number of things, without its arguments.
const char* pluralForm(const char* singular, const char* plural, long long count);

/// `count` is the argument {n}.
template <class... More>
std::string trn(const char* singular, const char* plural, long long count, const More&... more) {
  return filledIn(pluralForm(singular, plural, count), {arg("n", count), more...});
}

}  // namespace gjklab
