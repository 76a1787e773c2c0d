#pragma once
// Pictures as a PDF file, one a page: vectors, with the fonts of their letters.

#include "export/picture.h"

#include <functional>
#include <string>

namespace gjklab {

/// The file's bytes; empty where it could not be made. All pictures, from 0, have the size of the first.
std::string picturesPdf(int count, const std::function<ComposedPicture(int)>& picture);

}  // namespace gjklab
