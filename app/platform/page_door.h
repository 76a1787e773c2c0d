#pragma once
// The page around the program asks it something: `answer` gets the request's name and a text, and gives JSON. Nothing
// on the desktop, where no page is around.

#include <functional>
#include <string>

namespace gjklab {

using PageAnswer = std::function<std::string(const std::string& request, const std::string& text)>;

/// `answer` is kept as long as the program lives.
void answerPage(const PageAnswer& answer);

}  // namespace gjklab
