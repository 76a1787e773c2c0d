// Files that the program keeps are in the browser's local storage, under "gjklab/": those that all tabs share by their
// names, unsaved work below the name of the tab that it is of. app/web/page.js reads them into memory before the
// program starts; here they are written back.

#include "platform/system.h"

#include <SDL.h>
#include <emscripten.h>

/// The pasted text, then the key for pasting.
extern "C" EMSCRIPTEN_KEEPALIVE void gjklab_paste(const char* text) {
  SDL_SetClipboardText(text);
  SDL_Event event{};
  event.type = SDL_KEYDOWN;
  event.key.state = SDL_PRESSED;
  event.key.keysym.scancode = SDL_SCANCODE_V;
  event.key.keysym.sym = SDLK_v;
  event.key.keysym.mod = KMOD_LCTRL;
  SDL_PushEvent(&event);
  event.type = SDL_KEYUP;
  event.key.state = SDL_RELEASED;
  SDL_PushEvent(&event);
}

namespace gjklab {
namespace {

EM_JS(int, keepFiles, (), { return Module.page.keep() ? 1 : 0; });
EM_JS(int, hasStorage, (), { return Module.page.storage ? 1 : 0; });
EM_JS(void, copyText, (const char* text), { Module.page.copy(UTF8ToString(text)); });

}  // namespace

std::string preferenceDirectory(std::string& error) {
  if (hasStorage() != 0) return "/kept/";
  error = "Settings and unsaved work cannot be kept: this browser allows the page no storage. Save your work.";
  return "";
}

std::string keepPreferences() {
  return keepFiles() != 0 ? ""
                          : "The browser's storage is full: settings and unsaved work are not kept. Save your work.";
}

std::string clipboardText() {
  char* text = SDL_GetClipboardText();
  std::string result = text ? text : "";
  SDL_free(text);
  return result;
}

std::string setClipboardText(const std::string& text) {
  SDL_SetClipboardText(text.c_str());
  copyText(text.c_str());
  return "";
}

}  // namespace gjklab
