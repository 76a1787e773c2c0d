#pragma once
// Pictures as a PDF file, one a page: vectors, with the fonts of their letters.

#include "export/picture.h"

#include <span>
#include <string>

namespace gjklab {

/// The file's bytes; empty where it could not be made. All pictures have the size of the first.
std::string picturesPdf(std::span<const ComposedPicture>);

}  // namespace gjklab
