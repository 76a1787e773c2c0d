#include "render/fonts.h"

#include "model/compose/text_measure.h"
#include "model/text/paths.h"

#include <SDL.h>
#include <imgui.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace gjklab {
namespace {

// Kept by pointer until the atlas is built.
/// Panels: European scripts (scene titles are the user's), mathematics, arrows, the symbols on buttons.
constexpr ImWchar kPanelRanges[] = {0x20,   0x17F,  0x370,  0x3FF,  0x400,  0x45F,  0x2010, 0x205E,
                                    0x2070, 0x209F, 0x2100, 0x2161, 0x2190, 0x22FF, 0x25A0, 0x25FF,
                                    0x2600, 0x266F, 0x2713, 0x2718, 0x27C0, 0x27EF, 0};
/// Headings and tables: no symbols.
constexpr ImWchar kTextRanges[] = {0x20,   0x17F,  0x370,  0x3FF,  0x2010, 0x203A, 0x2070, 0x209F, 0x2190,
                                   0x2194, 0x2200, 0x221E, 0x2225, 0x2248, 0x2260, 0x2265, 0x2295, 0x2297,
                                   0x22A5, 0x22A5, 0x22C5, 0x22C5, 0x2713, 0x2717, 0x27E6, 0x27E9, 0};
/// Labels: Latin with its diacritics, Greek and the signs of the figures.
constexpr ImWchar kLabelRanges[] = {0x20,   0x17F,  0x3B1,  0x3C9,  0x2010, 0x2026, 0x2032,
                                    0x2033, 0x2070, 0x2089, 0x2212, 0x2212, 0x2260, 0x2265,
                                    0x2295, 0x2297, 0x22C5, 0x22C5, 0x27E6, 0x27E7, 0};

constexpr float kUiEm = 15, kSmallEm = 12.5f, kTitleEm = 19.5f, kMonoEm = 14, kLessonEm = 19.5f;
constexpr std::array<float, 4> kLabelEms{13, 16, 19, 24};

std::string findFont(const std::vector<std::string>& directories, const char* name) {
  for (const std::string& directory : directories) {
    const std::filesystem::path path = pathOf(directory) / pathOf(name);
    std::error_code failure;
    if (std::filesystem::is_regular_file(path, failure)) return textOf(path);
  }
  return {};
}

/// Adds one size of one font; the built-in fallback if the file cannot be read.
ImFont* add(ImFontAtlas& atlas, const std::string& path, float em, float scale, const ImWchar* ranges) {
  ImFontConfig config;
  // Text is set on whole pixels except where it is scaled; two samples across keep the atlas small.
  config.OversampleH = em * scale > 22 ? 1 : 2;
  config.OversampleV = 1;
  const float size = std::round(em * kLineHeightPerEm * scale);
  if (!path.empty())
    if (ImFont* font = atlas.AddFontFromFileTTF(path.c_str(), size, &config, ranges)) return font;
  config.SizePixels = size;
  return atlas.AddFontDefault(&config);
}

/// The built-in font has only ASCII: similar characters replace those used in numbers and names.
void standIn(ImFont& font) {
  struct Pair {
    ImWchar sign, letter;
  };
  constexpr Pair kPairs[] = {{0x2212, '-'}, {0x2296, '-'},  {0x00B7, '.'}, {0x00D7, 'x'}, {0x2192, '>'},
                             {0x2026, '.'}, {0x2019, '\''}, {0x2014, '-'}, {0x2013, '-'}, {0x00A0, ' '}};
  for (const Pair& pair : kPairs)
    if (font.FindGlyphNoFallback(pair.sign) == nullptr) font.AddRemapChar(pair.sign, pair.letter);
  for (ImWchar digit = 0; digit <= 9; ++digit)
    font.AddRemapChar(static_cast<ImWchar>(0x2080 + digit), static_cast<ImWchar>('0' + digit));
}

void addHome(std::vector<std::string>& directories, const char* variable, const char* below) {
  if (const char* home = std::getenv(variable)) directories.push_back(std::string(home) + below);
}

}  // namespace

ImFont* FontFace::cut(float line_height) const {
  ImFont* best = cuts[0];
  for (ImFont* font : cuts) {
    if (font == nullptr) break;
    best = font;
    if (font->FontSize >= line_height - 0.75f) break;
  }
  return best;
}

std::vector<std::string> fontDirectories() {
  std::vector<std::string> directories;
  if (char* base = SDL_GetBasePath()) {
    for (const char* below : {"fonts", "", "../share/gjklab/fonts", "../Resources/fonts"})
      directories.push_back(std::string(base) + below);
    SDL_free(base);
  }
  for (const char* place :
       {"/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu", "/usr/share/fonts/TTF",
        "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/dejavu-sans-mono-fonts",
        "/usr/share/fonts/dejavu-serif-fonts", "/usr/share/fonts/truetype", "/usr/local/share/fonts",
        "/usr/local/share/fonts/dejavu", "/run/current-system/sw/share/X11/fonts", "/Library/Fonts",
        "/opt/homebrew/share/fonts", "/opt/local/share/fonts/dejavu-fonts", "C:/Windows/Fonts"})
    directories.emplace_back(place);
  addHome(directories, "HOME", "/.local/share/fonts");
  addHome(directories, "HOME", "/.fonts");
  addHome(directories, "HOME", "/Library/Fonts");
  addHome(directories, "LOCALAPPDATA", "/Microsoft/Windows/Fonts");
  return directories;
}

std::string loadFonts(ImFontAtlas& atlas, float scale, Fonts& fonts, const std::vector<std::string>& directories) {
  struct File {
    const char* name;
    std::string path;
  };
  std::array<File, 4> files{
      {{"DejaVuSans.ttf", {}}, {"DejaVuSans-Bold.ttf", {}}, {"DejaVuSansMono.ttf", {}}, {"DejaVuSerif.ttf", {}}}};
  std::string missing, any;
  for (File& file : files) {
    file.path = findFont(directories, file.name);
    if (file.path.empty()) missing += (missing.empty() ? "" : ", ") + std::string(file.name);
    if (any.empty()) any = file.path;
  }
  for (File& file : files)
    if (file.path.empty()) file.path = any;

  atlas.Clear();
  atlas.TexDesiredWidth = scale > 3 ? 4096 : scale > 1.5f ? 2048 : 1024;
  fonts = {};
  fonts.scale = scale;
  fonts.ui = add(atlas, files[0].path, kUiEm, scale, kPanelRanges);
  fonts.small = add(atlas, files[0].path, kSmallEm, scale, kTextRanges);
  fonts.bold = add(atlas, files[1].path, kUiEm, scale, kTextRanges);
  fonts.title = add(atlas, files[1].path, kTitleEm, scale, kTextRanges);
  fonts.lesson = add(atlas, files[0].path, kLessonEm, scale, kTextRanges);
  fonts.mono = add(atlas, files[2].path, kMonoEm, scale, kTextRanges);
  for (std::size_t i = 0; i < kLabelEms.size(); ++i)
    fonts.serif.cuts[i] = add(atlas, files[3].path, kLabelEms[i], scale, kLabelRanges);
  atlas.Build();
  if (any.empty())
    for (ImFont* font : atlas.Fonts) standIn(*font);
  atlas.ClearInputData();  // some megabytes of font files, not needed again before the next change of scale
  if (missing.empty()) return {};
  return "Fonts missing: " + missing + " (package fonts-dejavu-core); " +
         (any.empty() ? "letters and signs beyond ASCII have plain stand-ins or show as ?."
                      : "another face stands in.");
}

}  // namespace gjklab
