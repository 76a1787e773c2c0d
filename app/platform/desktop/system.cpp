#include "platform/system.h"

#include <SDL.h>
#include <fmt/format.h>

namespace gjklab {

std::string preferenceDirectory(std::string& error) {
  char* path = SDL_GetPrefPath("gjklab", "gjklab");
  if (!path)
    error = "Settings and unsaved work cannot be kept: the folder for them in your home directory cannot be written.";
  std::string result = path ? path : "";
  SDL_free(path);
  return result;
}

std::string keepPreferences() { return ""; }

std::string clipboardText() {
  char* text = SDL_GetClipboardText();
  std::string result = text ? text : "";
  SDL_free(text);
  return result;
}

std::string setClipboardText(const std::string& text) {
  return SDL_SetClipboardText(text.c_str()) == 0 ? ""
                                                 : fmt::format("Could not copy to the clipboard: {}.", SDL_GetError());
}

}  // namespace gjklab
