#pragma once
// Requests of the surrounding page to the program: `answer` gets the request's name and a text, and returns JSON. Does
// nothing on the desktop, which has no page.

#include <functional>
#include <string>

namespace gjklab {

using PageAnswer = std::function<std::string(const std::string& request, const std::string& text)>;

/// `answer` is kept until the program ends.
void answerPage(const PageAnswer& answer);

}  // namespace gjklab
