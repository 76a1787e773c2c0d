#pragma once
// The page of ./run web with work in it, as one file for any browser.

#include "model/text/link.h"

#include <string>

namespace gjklab {

/// What a page opens at its start, as JSON.
std::string workOf(const Link&);

/// The page's text with this work in it, in place of any that it holds. `path`: of the page; empty: looks for it beside
/// the program. Empty, with one sentence in `error`, where there is none or it takes no work.
std::string pageWith(const std::string& work, const std::string& path, std::string& error);

}  // namespace gjklab
