#include "cli/verb.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

namespace gjklab {
namespace {

template <class T>
Option declare(CLI::App& app, const char* names, const char* placeholder, T& value, const char* help) {
  return Option(*app.add_option(names, value, tr(help))->type_name(placeholder));
}

}  // namespace

Option& Option::required() {
  option_.required();
  return *this;
}

Option& Option::repeated() {
  option_.expected(1)->take_all();
  return *this;
}

Option Verb::argument(const char* name, std::string& value, const char* help) {
  return declare(app_, name, "", value, help);
}
Option Verb::argument(const char* name, std::vector<std::string>& values, const char* help) {
  return declare(app_, name, "", values, help);
}
Option Verb::option(const char* names, const char* placeholder, std::string& value, const char* help) {
  return declare(app_, names, placeholder, value, help);
}
Option Verb::option(const char* names, const char* placeholder, std::optional<std::string>& value, const char* help) {
  return declare(app_, names, placeholder, value, help);
}
Option Verb::option(const char* names, const char* placeholder, std::vector<std::string>& values, const char* help) {
  return declare(app_, names, placeholder, values, help);
}
Option Verb::option(const char* names, const char* placeholder, int& value, const char* help) {
  return declare(app_, names, placeholder, value, help);
}
Option Verb::option(const char* names, const char* placeholder, std::optional<int>& value, const char* help) {
  return declare(app_, names, placeholder, value, help);
}
Option Verb::option(const char* names, const char* placeholder, double& value, const char* help) {
  return declare(app_, names, placeholder, value, help);
}

Option Verb::option(const char* name, const char* placeholder, const Take& take, const char* help) {
  const auto check = [&fault = fault_, name, take](const std::string& text) {
    const std::string wrong = take(text);
    if (fault.empty() && !wrong.empty()) fault = fmt::format("{} {}", name, wrong);
  };
  return Option(*app_.add_option_function<std::string>(name, check, tr(help))->type_name(placeholder));
}

Option Verb::format(bool& json) {
  return choice<bool>("--format", {{"json", true}, {"text", false}}, json,
                      json ? translatable("json (the default) or text") : translatable("text (the default) or json"));
}

void Verb::flag(const char* name, bool& value, const char* help) {
  app_.add_flag(name, value, tr(help))->disable_flag_override();
}

Verb CommandLine::addVerb(const char* name, const char* help, Action action) {
  CLI::App* verb = app_.add_subcommand(name, tr(help));
  verb->group(app_.get_formatter()->get_label("Subcommands"));
  if (CLI::Option* help_flag = verb->get_help_ptr()) help_flag->group(verb->option_defaults()->get_group());
  verb->callback([this, action = std::move(action)] { chosen_ = action; });
  return Verb(*verb, fault_);
}

int CommandLine::run() const { return fault_.empty() ? chosen_() : usageError(fault_); }

int usageError(const std::string& sentence) {
  fmt::print(stderr, "gjklab: {}\n", sentence);
  return 2;
}

}  // namespace gjklab
