#pragma once
// Paths as text are UTF-8 on every system, Windows included, where std::filesystem takes the bytes of a std::string for
// letters of their own and std::fopen takes them for the system's code page. Nothing else in the program converts the
// one into the other (cmake/check_layers.cmake).

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

/// The user's own folder, "/" where the system names none.
std::string homeFolder();

/// As std::fopen; null where the file cannot be opened, and errno says why.
std::FILE* openFile(std::string_view path, const char* mode);

}  // namespace gjklab
