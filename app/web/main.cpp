// The program as a page: the window, opened by the link that stands behind the page's address.

#include "shell/window_main.h"

int main(int argc, char** argv) {
  gjklab::WindowArguments arguments;
  if (argc > 1) arguments.link = argv[1];
  return gjklab::runWindow(arguments);
}
