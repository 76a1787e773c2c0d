#include "export/picture_pdf.h"

#include "export/vector/cairo_pen.h"
#include "export/vector/pdf_pages.h"
#include "export/vector_picture.h"

namespace gjklab {
namespace {

constexpr double kPointsPerPixel = 0.75;  // 96 pixels an inch

}  // namespace

std::string picturesPdf(std::span<const ComposedPicture> pictures) {
  const ComposedPicture& first = pictures.front();
  PdfPages pdf(kPointsPerPixel * first.width, kPointsPerPixel * first.height, first.title);
  cairo_scale(pdf.context(), kPointsPerPixel, kPointsPerPixel);
  for (const ComposedPicture& picture : pictures) {
    CairoPen pen(pdf.context());
    paintPicture(pen, picture);
    pdf.endPage();
  }
  return pdf.finish();
}

}  // namespace gjklab
