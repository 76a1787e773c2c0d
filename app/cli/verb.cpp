#include "cli/verb.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

namespace gjklab {

CLI::App& CommandLine::addVerb(const char* name, const char* help, Deed deed) {
  CLI::App* verb = app_.add_subcommand(name, help);
  verb->callback([this, deed = std::move(deed)] { chosen_ = deed; });
  return *verb;
}

void addSwitch(CLI::App& verb, const char* name, bool& flag, const char* help) {
  verb.add_flag(name, flag, help)->disable_flag_override();
}

int usageError(const std::string& sentence) {
  fmt::print(stderr, "gjklab: {}\n", sentence);
  return 2;
}

}  // namespace gjklab
