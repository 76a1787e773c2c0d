// Files that wait for one another or for an answer. The last one shows, and what could not be opened is said at the
// end.

#include "desk/desk.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace gjklab {

namespace fs = std::filesystem;

void Desk::openFiles(const std::vector<std::string>& paths) {
  several_.left.insert(several_.left.end(), paths.begin(), paths.end());
  several_.all += static_cast<int>(paths.size());
  update(0);
}

/// The answer is about what shows.
void Desk::waitForAnswer(const std::string& path) {
  several_.left.push_back(path);
  ++several_.all;
}

void Desk::openNext() {
  while (several_.all > 0 && !opening_ && !asking()) {
    if (several_.left.empty()) return endSeveral();
    const std::string path = several_.left.front();
    several_.left.erase(several_.left.begin());
    const std::string name = fileNameOf(path);
    std::error_code unknown;
    if (several_.all > 1 && isPointsFile(path))
      several_.refused.push_back(tr("{file} contains points: open it alone", arg("file", name)));
    else if (several_.all > 1 && name.ends_with(".md"))
      several_.refused.push_back(tr("{file} is a lesson: open it alone", arg("file", name)));
    else if (several_.all > 1 && fs::is_directory(pathOf(path), unknown))
      several_.refused.push_back(tr("{file} is a folder: open it alone", arg("file", name)));
    else if (open_waiting_)
      open_waiting_(path);
    else
      openFile(path);
  }
}

void Desk::endSeveral() {
  const auto [left, all, refused] = std::exchange(several_, {});
  if (!refused.empty()) {
    const std::string count =
        all > 1 ? tr("{failed} of {all} files could not be opened. ", arg("failed", refused.size()), arg("all", all))
                : std::string();
    news_.say(fmt::format("{}{}.", count, fmt::join(refused, "; ")), News::Mood::error);
  } else if (all > 1) {
    news_.say(tr("{opened} files are open. You see the last one; the File menu lists the others.", arg("opened", all)));
  }
}

void Desk::giveUpSeveral() {
  const auto [left, all, refused] = std::exchange(several_, {});
  const std::string waited = left.empty()       ? ""
                             : left.size() == 1 ? tr("{file} was not opened.", arg("file", fileNameOf(left.front())))
                                                : tr("{count} files were not opened.", arg("count", left.size()));
  if (!refused.empty())
    news_.say(fmt::format("{}{}{}.", waited, waited.empty() ? "" : " ", fmt::join(refused, "; ")), News::Mood::error);
  else if (!waited.empty())
    news_.say(waited);
}

/// Why a file cannot be opened: at once, or with the others.
void Desk::refuse(const std::string& fault) {
  if (several_.all > 0)
    several_.refused.push_back(fault);
  else
    news_.say(fault, News::Mood::error);
}

}  // namespace gjklab
