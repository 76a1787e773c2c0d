#pragma once
// Draws and writes films, for the verb `record` and for the window, which continues to draw meanwhile.

#include "export/film.h"
#include "export/film_making.h"
#include "render/picture.h"

#include <memory>
#include <string>

namespace gjklab {

/// The greatest number of pictures of a film.
inline constexpr int kMostFilmPictures = 1500;

/// A GIF, with transitions between steps. The maker must outlive it.
std::unique_ptr<FilmMaking> makeGif(std::unique_ptr<Film>, PictureMaker&);
/// A PDF with one vector picture per page.
std::unique_ptr<FilmMaking> makeSlides(std::unique_ptr<Film>);

/// Beside an open window, with a separate toolkit, so that the window's fonts and framebuffer do not change. Null with
/// a sentence in `error` if the graphics do not support it or the film is too long.
std::unique_ptr<FilmMaking> makeBesideWindow(std::unique_ptr<Film>, FilmKind, std::string& error);

}  // namespace gjklab
