#include "model/text/translate.h"

#include <algorithm>
#include <atomic>
#include <string_view>

namespace gjklab {
namespace {

std::atomic<const MessageCatalogue*> spoken{nullptr};
std::atomic<int> revision{0};

}  // namespace

void speak(const MessageCatalogue* catalogue) {
  if (spoken.exchange(catalogue) != catalogue) ++revision;
}

const MessageCatalogue* spokenCatalogue() { return spoken; }

int languageRevision() { return revision; }

const char* tr(const char* english) { return trc("", english); }

const char* trc(const char* context, const char* english) {
  const MessageCatalogue* catalogue = spoken;
  const char* found = catalogue != nullptr && *english != 0 ? catalogue->find(context, english) : nullptr;
  return found != nullptr ? found : english;
}

std::string filledIn(const char* sentence, std::initializer_list<Argument> arguments) {
  std::string out;
  std::string_view rest = sentence;
  while (!rest.empty()) {
    const std::size_t begin = rest.find('{'), end = begin == rest.npos ? rest.npos : rest.find('}', begin);
    out += rest.substr(0, begin);
    if (begin == rest.npos) return out;
    if (end == rest.npos) return out += rest.substr(begin);
    const std::string_view name = rest.substr(begin + 1, end - begin - 1);
    const auto found =
        std::find_if(arguments.begin(), arguments.end(), [name](const Argument& each) { return name == each.name; });
    out += found != arguments.end() ? std::string_view(found->text) : rest.substr(begin, end + 1 - begin);
    rest.remove_prefix(end + 1);
  }
  return out;
}

const char* pluralForm(const char* singular, const char* plural, long long count) {
  const auto n = static_cast<unsigned long>(count < 0 ? -count : count);
  const MessageCatalogue* catalogue = spoken;
  const char* found = catalogue != nullptr ? catalogue->find(singular, plural, n) : nullptr;
  return found != nullptr ? found : n == 1 ? singular : plural;
}

}  // namespace gjklab
