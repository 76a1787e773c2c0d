// gjklab export: the pair as a test, as arrays, as meshes.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/pair_code.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <cstdio>

namespace gjklab {

namespace {

enum class PairForm : std::uint8_t { test, arrays, obj, json };

struct ExportWords {
  std::string scene, form, out;
};

std::string textOf(const Scene& scene, PairForm form) {
  switch (form) {
    case PairForm::test:
      return pairAsTest(scene, solve(scene));
    case PairForm::arrays:
      return pairAsArrays(scene);
    case PairForm::obj:
      return pairAsObj(scene);
    case PairForm::json:
      break;
  }
  return writeScene(scene);
}

int runExport(const ExportWords& words) {
  static const std::map<std::string, PairForm> kForms{
      {"cpp-test", PairForm::test}, {"c-array", PairForm::arrays}, {"obj", PairForm::obj}, {"json", PairForm::json}};
  PairForm form{};
  if (std::string error = chooseWord("--as", kForms, words.form, form); !error.empty()) return usageError(error);
  const std::optional<Scene> scene = form == PairForm::test ? loadQuestion(words.scene) : loadScene(words.scene);
  if (!scene) return 2;
  const std::string text = textOf(*scene, form);
  if (words.out.empty()) return print(text) ? 0 : 1;
  const std::string fault = writeFile(words.out, text, Flush::program);
  if (!fault.empty()) fmt::print(stderr, "{}\n", fault);
  return fault.empty() ? 0 : 1;
}

}  // namespace

void declareExport(CommandLine& line) {
  const auto words = std::make_shared<ExportWords>();
  Verb verb = line.addVerb("export", "the pair as a test, as arrays, as meshes", [words] { return runExport(*words); });
  verb.argument("FILE", words->scene, "the scene; '-': standard input").required();
  verb.option("--as", "NAME", words->form, "cpp-test (GoogleTest), c-array, obj or json").required();
  verb.option("-o", "FILE", words->out, "writes into a file");
}

}  // namespace gjklab
