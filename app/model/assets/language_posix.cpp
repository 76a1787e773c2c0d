#include "model/assets/language.h"

namespace gjklab {

std::string systemLanguage() { return ""; }

}  // namespace gjklab
