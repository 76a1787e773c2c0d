#include "cli/verb.h"

#include "model/text/number_text.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <system_error>

namespace gjklab {
namespace {

template <class T>
Option declare(CLI::App& app, const char* names, const char* placeholder, T& value, const char* help) {
  return Option(*app.add_option(names, value, tr(help))->type_name(placeholder));
}

std::string outOfRange(const std::string& text) { return tr("is out of range: \"{text}\"", arg("text", text)); }

/// Converts all of a text to a number; returns "must be …" if it is none.
std::string readNumber(const std::string& text, int& into) {
  const char* begin = text.data() + (text.starts_with('+') ? 1 : 0);
  const auto [end, error] = std::from_chars(begin, text.data() + text.size(), into);
  if (end != text.data() + text.size() || error == std::errc::invalid_argument)
    return tr("must be a whole number; it is \"{text}\"", arg("text", text));
  return error == std::errc() ? "" : outOfRange(text);
}

std::string readNumber(const std::string& text, double& into) {
  const std::optional<double> number = numberIn(std::string_view(text).substr(text.starts_with('+') ? 1 : 0));
  if (!number) return tr("must be a number; it is \"{text}\"", arg("text", text));
  into = *number;
  return std::isfinite(into) ? "" : outOfRange(text);
}

/// An option that takes a number, which an std::optional may hold.
template <class T, class Into>
Take takeNumber(Into& into) {
  return [&into](const std::string& text) {
    T value{};
    std::string wrong = readNumber(text, value);
    if (wrong.empty()) into = value;
    return wrong;
  };
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
Option Verb::option(const char* name, const char* placeholder, int& value, const char* help) {
  return option(name, placeholder, takeNumber<int>(value), help);
}
Option Verb::option(const char* name, const char* placeholder, std::optional<int>& value, const char* help) {
  return option(name, placeholder, takeNumber<int>(value), help);
}
Option Verb::option(const char* name, const char* placeholder, double& value, const char* help) {
  return option(name, placeholder, takeNumber<double>(value), help);
}
Option Verb::option(const char* name, const char* placeholder, std::optional<double>& value, const char* help) {
  return option(name, placeholder, takeNumber<double>(value), help);
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
