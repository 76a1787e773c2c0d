// Typing on a screen without keys (app/web/typing.js): what the browser's own keyboard writes comes as events of SDL.

#include "platform/typing.h"

#include <SDL.h>
#include <emscripten.h>

#include <cstddef>

namespace {

int cursor_bottom = -1;  ///< pixels of the canvas; negative while no text field is active

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE int gjklab_typing() { return cursor_bottom; }

extern "C" EMSCRIPTEN_KEEPALIVE void gjklab_type(const char* text) {
  while (*text != 0) {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    const std::size_t taken = SDL_utf8strlcpy(event.text.text, text, sizeof event.text.text);
    if (taken == 0) return;  // no UTF-8
    text += taken;
    SDL_PushEvent(&event);
  }
}

/// A key that goes down and up again.
extern "C" EMSCRIPTEN_KEEPALIVE void gjklab_key(int scancode) {
  SDL_Event event{};
  event.type = SDL_KEYDOWN;
  event.key.state = SDL_PRESSED;
  event.key.keysym.scancode = static_cast<SDL_Scancode>(scancode);
  event.key.keysym.sym = SDL_GetKeyFromScancode(event.key.keysym.scancode);
  SDL_PushEvent(&event);
  event.type = SDL_KEYUP;
  event.key.state = SDL_RELEASED;
  SDL_PushEvent(&event);
}

namespace gjklab {

void typingAt(std::optional<int> bottom) { cursor_bottom = bottom.value_or(-1); }

}  // namespace gjklab
