#include "cli/page_file.h"

#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"
#include "process/program_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <string_view>
#include <variant>
#include <vector>

namespace gjklab {
namespace {

constexpr std::string_view kWorkMark = "<script type=\"application/json\" id=\"gjklab-work\">";
constexpr std::string_view kProgramMark = "<script type=\"text/plain\" id=\"program\">";
constexpr std::string_view kScriptEnd = "</script>\n";

/// Where the page is looked for, in this order: beside the program, where it is installed, where it is built.
std::vector<std::string> pagePlaces() {
  const std::filesystem::path program = programFile();
  std::vector<std::string> places;
  if (program.empty()) return places;
  for (const char* below : {"gjklab.html", "../share/gjklab/gjklab.html", "web/gjklab.html"})
    places.push_back(textOf((program.parent_path() / below).lexically_normal()));
  return places;
}

/// Escaped so that it cannot end the surrounding script.
std::string withinScript(std::string json) {
  for (std::size_t at = 0; (at = json.find('<', at)) != std::string::npos;) json.replace(at, 1, "\\u003c");
  return json;
}

}  // namespace

std::string workOf(const Link& link) {
  const std::string line = writeLink(link);
  return fmt::format("{{\"open\":\"{}\"}}", line.substr(line.find('#')));
}

std::string pageWith(const std::string& work, const std::string& given, std::string& error) {
  std::string path = given;
  for (const std::string& place : pagePlaces())
    if (path.empty() && isRegularFile(place)) path = place;
  if (path.empty()) {
    error = tr("the page gjklab.html was not found; build it with \"./run web\"");
    return {};
  }
  auto read = readFile(path);
  if (const auto* fault = std::get_if<FileError>(&read)) {
    error = fault->message;
    return {};
  }
  std::string page = std::get<std::string>(std::move(read));
  // A page with work in it takes other work in its place.
  if (const std::size_t old = page.find(kWorkMark); old != std::string::npos)
    page.erase(old, page.find(kScriptEnd, old) + kScriptEnd.size() - old);
  const std::size_t program = page.find(kProgramMark);
  if (program == std::string::npos || page.find("gjklab-work") == std::string::npos) {
    error = tr("{file}: is not a page that \"./run web\" built", arg("file", path));
    return {};
  }
  return page.insert(program, fmt::format("{}{}{}", kWorkMark, withinScript(work), kScriptEnd));
}

}  // namespace gjklab
