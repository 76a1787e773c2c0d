// gjklab export: the pair as a test, as arrays, as meshes.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/pair_code.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

struct PairForm {
  std::string (*write)(const Scene&) = nullptr;
  bool answered = false;  ///< it has the answer in it
};

struct ExportWords {
  std::string scene, out;
  PairForm form;
};

int runExport(const ExportWords& words) {
  const std::optional<Scene> scene = words.form.answered ? loadQuestion(words.scene) : loadScene(words.scene);
  return scene ? deliver(words.form.write(*scene), words.out) : 2;
}

void declare(Verb& verb, ExportWords& words) {
  verb.argument("FILE", words.scene, kOneScene).required();
  verb.choice<PairForm>("--as",
                        {{"cpp-test", {[](const Scene& scene) { return pairAsTest(scene, solve(scene)); }, true}},
                         {"c-array", {pairAsArrays}},
                         {"obj", {pairAsObj}},
                         {"json", {[](const Scene& scene) { return writeScene(scene); }}}},
                        words.form,
                        translatable("format: cpp-test (GoogleTest), c-array, obj (meshes) or json (scene file)"))
      .required();
  verb.option("-o", "FILE", words.out, translatable("output file; standard output by default"));
}

}  // namespace

void declareExport(CommandLine& line) {
  line.addVerb<ExportWords>("export",
                            translatable("prints the pair as a C++ test, as C arrays, as meshes or as a scene file"),
                            runExport, declare);
}

}  // namespace gjklab
