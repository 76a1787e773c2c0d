#include "platform/file_exchange.h"

#include <SDL.h>
#include <emscripten.h>

#include <cstdlib>

namespace {

/// What is dropped onto the page, as SDL tells it elsewhere.
void pushDrop(Uint32 type, const char* text) {
  SDL_Event event{};
  event.type = type;
  event.drop.file = SDL_strdup(text);
  SDL_PushEvent(&event);
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void gjklab_dropFile(const char* path) { pushDrop(SDL_DROPFILE, path); }
extern "C" EMSCRIPTEN_KEEPALIVE void gjklab_dropText(const char* text) { pushDrop(SDL_DROPTEXT, text); }

namespace gjklab {
namespace {

EM_JS(void, chooseFile, (const char* endings), { Module.page.choose(UTF8ToString(endings)); });
/// 0: not yet; 1: cancelled; otherwise the path, which must be freed.
EM_JS(char*, chosenFile, (), { return Module.page.chosenText(); });
EM_JS(void, download, (const char* path), { Module.page.download(UTF8ToString(path)); });

}  // namespace

void askForFile(const std::string& endings) { chooseFile(endings.c_str()); }

FileAnswer answerAboutFile(std::string& path) {
  char* answer = chosenFile();
  if (answer == nullptr) return FileAnswer::none;
  if (answer == reinterpret_cast<char*>(1)) return FileAnswer::cancelled;
  path = answer;
  std::free(answer);
  return FileAnswer::chosen;
}

void handOver(const std::string& path) { download(path.c_str()); }

}  // namespace gjklab
