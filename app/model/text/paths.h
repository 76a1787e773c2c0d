#pragma once
// Paths as text are UTF-8 on every system. On Windows, std::filesystem and std::fopen would interpret a std::string in
// other encodings. No other code of the program converts between paths and text (cmake/check_layers.cmake).

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

namespace gjklab {

std::filesystem::path pathOf(std::string_view utf8);
std::string textOf(const std::filesystem::path&);

/// "scene.json" of "folder/scene.json".
std::string fileNameOf(std::string_view path);
/// "scene" of "folder/scene.json".
std::string fileStemOf(std::string_view path);

/// The user's home folder, or "/" if the system has none.
std::string homeFolder();

/// Like std::fopen: null if the file cannot be opened; errno has the reason.
std::FILE* openFile(std::string_view path, const char* mode);

}  // namespace gjklab
