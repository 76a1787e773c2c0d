#include "export/picture_pdf.h"

#include "export/vector/cairo_pen.h"
#include "export/vector/pdf_pages.h"
#include "export/vector_picture.h"

namespace gjklab {

PicturesPdf::PicturesPdf() = default;
PicturesPdf::~PicturesPdf() = default;

void PicturesPdf::add(const ComposedPicture& picture) {
  if (!pages_) {
    pages_ = std::make_unique<PdfPages>(picture.points * picture.width, picture.points * picture.height, picture.title);
    cairo_scale(pages_->context(), picture.points, picture.points);
  }
  CairoPen pen(pages_->context());
  paintPicture(pen, picture);
  pages_->endPage();
}

std::string PicturesPdf::finish() { return pages_ ? pages_->finish() : ""; }

std::string pictureAsPdf(const ComposedPicture& picture) {
  PicturesPdf pdf;
  pdf.add(picture);
  return pdf.finish();
}

}  // namespace gjklab
