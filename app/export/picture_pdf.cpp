#include "export/picture_pdf.h"

#include "export/vector/cairo_pen.h"
#include "export/vector/pdf_pages.h"
#include "export/vector_picture.h"

#include <memory>

namespace gjklab {
std::string picturesPdf(int count, const std::function<ComposedPicture(int)>& picture) {
  std::unique_ptr<PdfPages> pdf;
  for (int i = 0; i < count; ++i) {
    const ComposedPicture page = picture(i);
    if (!pdf) {
      pdf = std::make_unique<PdfPages>(page.points * page.width, page.points * page.height, page.title);
      cairo_scale(pdf->context(), page.points, page.points);
    }
    CairoPen pen(pdf->context());
    paintPicture(pen, page);
    pdf->endPage();
  }
  return pdf ? pdf->finish() : "";
}

}  // namespace gjklab
