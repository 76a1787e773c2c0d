// The program as a page: the window, opened by the link that stands behind the page's address, or by what gjklab page
// has put into it: a link, or a folder of lessons.

#include "shell/window_main.h"

#include <string>

int main(int argc, char** argv) {
  gjklab::WindowArguments arguments;
  const std::string given = argc > 1 ? argv[1] : "";
  (given.starts_with("#") ? arguments.link : arguments.lessons) = given;
  return gjklab::runWindow(arguments);
}
