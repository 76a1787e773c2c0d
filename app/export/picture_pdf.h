#pragma once
// Pictures as a PDF file, one a page: vectors, with the fonts of their letters.

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

  /// One more page. All pages have the size of the first.
  void add(const ComposedPicture&);
  /// The file's bytes; empty where it could not be made.
  std::string finish();

 private:
  std::unique_ptr<PdfPages> pages_;
};

/// The file of one picture.
std::string pictureAsPdf(const ComposedPicture&);

}  // namespace gjklab
