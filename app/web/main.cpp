// The program as a page: the window, opened with the link after the page's address, or with the content that gjklab
// page has embedded: a link, or a folder of lessons; in the language of the address ("lang=de"), if it names one.

#include "shell/window_main.h"

#include <string>
#include <string_view>

int main(int argc, char** argv) {
  gjklab::WindowArguments arguments;
  for (int i = 1; i < argc; ++i) {
    const std::string given = argv[i];
    constexpr std::string_view kLanguage = "lang=";
    if (given.starts_with(kLanguage))
      arguments.language = given.substr(kLanguage.size());
    else
      (given.starts_with("#") ? arguments.link : arguments.lessons) = given;
  }
  return gjklab::runWindow(arguments);
}
