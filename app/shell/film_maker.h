#pragma once
// Films, drawn and written: for the verb `record`, and for the window, which draws on meanwhile.

#include "export/film.h"
#include "export/film_making.h"
#include "render/picture.h"

#include <memory>
#include <string>

namespace gjklab {

/// The most pictures that a film may have.
inline constexpr int kMostFilmPictures = 1500;

/// A GIF, with the way between two steps. The maker is to outlive it.
std::unique_ptr<FilmMaking> makeGif(std::unique_ptr<Film>, PictureMaker&);
/// A PDF with a picture a page, in vectors.
std::unique_ptr<FilmMaking> makeSlides(std::unique_ptr<Film>);

/// Beside an open window: with a toolkit of its own, so that the window's fonts and framebuffer stay as they are. Null,
/// with one sentence in `error`, where the graphics cannot do it or the film is too long.
std::unique_ptr<FilmMaking> makeBesideWindow(std::unique_ptr<Film>, FilmKind, std::string& error);

}  // namespace gjklab
