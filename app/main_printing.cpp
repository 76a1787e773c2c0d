// The program without its window: what only prints. Needs neither SDL nor OpenGL.

#include "cli/program.h"

int main(int argc, char** argv) { return gjklab::runProgram(argc, argv, {}); }
