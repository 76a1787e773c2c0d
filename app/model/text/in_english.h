#pragma once
// Files that programs read have English sentences, whatever the user's language.

#include "model/text/translate.h"

#include <functional>
#include <string>

namespace gjklab {

/// A sentence that is put into words when it is read: one fact can stand on the screen in the user's language and in a
/// file in English.
using Sentence = std::function<std::string()>;

/// The result of `make`, whose sentences are English. Other threads must not make sentences meanwhile.
template <class Make>
auto inEnglish(const Make& make) {
  struct English {
    const MessageCatalogue* before = spokenCatalogue();
    English() { speak(nullptr); }
    ~English() { speak(before); }
    English(const English&) = delete;
    English& operator=(const English&) = delete;
  };
  const English english;
  return make();
}

}  // namespace gjklab
