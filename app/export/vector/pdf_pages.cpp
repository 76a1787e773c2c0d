#include "export/vector/pdf_pages.h"

#include <cairo-pdf.h>

namespace gjklab {
namespace {

cairo_status_t appendPdf(void* into, const unsigned char* bytes, unsigned length) {
  static_cast<std::string*>(into)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

PdfPages::PdfPages(double width, double height, const std::string& title)
    : surface_(cairo_pdf_surface_create_for_stream(appendPdf, &bytes_, width, height), &cairo_surface_destroy),
      context_(cairo_create(surface_.get()), &cairo_destroy) {
  cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
}

std::string PdfPages::finish() {
  cairo_surface_finish(surface_.get());
  const bool written = cairo_status(context_.get()) == CAIRO_STATUS_SUCCESS &&
                       cairo_surface_status(surface_.get()) == CAIRO_STATUS_SUCCESS;
  return written ? bytes_ : "";
}

}  // namespace gjklab
