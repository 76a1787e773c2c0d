#pragma once
// The page of ./run web with embedded content, as one file for any browser.

#include "model/text/link.h"

#include <string>

namespace gjklab {

/// The content that a page opens at its start, as JSON.
std::string workOf(const Link&);

/// The page's text with this content, which replaces any that it has. `path`: of the page; empty: searches for it
/// beside the program. Empty, with a sentence in `error`, if there is no page or it cannot embed content.
std::string pageWith(const std::string& work, const std::string& path, std::string& error);

}  // namespace gjklab
