#include "cli/program.h"

int main(int argc, char** argv) { return gjklab::runProgram(argc, argv); }
