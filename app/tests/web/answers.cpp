// Answers of the page's code to scene files, as `gjklab solve` prints them: one JSON object a line, every digit of
// every number. Run by node (equality_test.py).

#include "export/result_json.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"

#include <cstdio>

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const auto text = gjklab::readFile(argv[i]);
    if (!std::holds_alternative<std::string>(text)) return 1;
    const auto scene = gjklab::readScene(std::get<std::string>(text), argv[i]);
    if (!std::holds_alternative<gjklab::Scene>(scene)) return 1;
    const auto& read = std::get<gjklab::Scene>(scene);
    std::puts(gjklab::resultJson(gjklab::solve(read), read.dimension).c_str());
  }
}
