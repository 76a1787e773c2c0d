#pragma once
// A PDF file in memory, page by page.

#include <cairo.h>

#include <memory>
#include <string>

namespace gjklab {

class PdfPages {
 public:
  /// Sizes in points.
  PdfPages(double width, double height, const std::string& title);
  PdfPages(const PdfPages&) = delete;
  PdfPages& operator=(const PdfPages&) = delete;
  cairo_t* context() { return context_.get(); }
  void endPage() { cairo_show_page(context_.get()); }
  /// The file; empty on failure.
  std::string finish();

 private:
  std::string bytes_;
  std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface_;
  std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context_;
};

}  // namespace gjklab
