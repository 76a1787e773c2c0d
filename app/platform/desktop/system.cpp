#include "platform/system.h"

#include <SDL.h>
#include <fmt/format.h>

namespace gjklab {

std::string preferenceDirectory(std::string& error) {
  // An empty variable is as good as none; SDL would take the root folder.
  const char *data = SDL_getenv("XDG_DATA_HOME"), *home = SDL_getenv("HOME");
  if (data && *data == '\0' && home) SDL_setenv("XDG_DATA_HOME", (std::string(home) + "/.local/share").c_str(), 1);
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
