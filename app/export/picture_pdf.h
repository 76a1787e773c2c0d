#pragma once
// Pictures as a PDF file, one per page: vectors, with embedded fonts.

#include "export/picture.h"

#include <memory>
#include <string>

namespace gjklab {

class PdfPages;  // vector/pdf_pages.h

class PicturesPdf {
 public:
  PicturesPdf();
  ~PicturesPdf();
  PicturesPdf(const PicturesPdf&) = delete;
  PicturesPdf& operator=(const PicturesPdf&) = delete;

  /// Adds a page. All pages have the size of the first.
  void add(const ComposedPicture&);
  /// The file's bytes; empty on failure.
  std::string finish();

 private:
  std::unique_ptr<PdfPages> pages_;
};

/// A file with one picture.
std::string pictureAsPdf(const ComposedPicture&);

}  // namespace gjklab
