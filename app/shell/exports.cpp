#include "shell/exports.h"

#include "cli/page_file.h"
#include "export/picture_pdf.h"
#include "model/text/translate.h"
#include "shell/film_maker.h"

namespace gjklab {

Exports allExports() {
  const auto make_page = [](const Link& link, std::string& error) {
    std::string page = pageWith(workOf(link), "", error);
    if (!error.empty()) error = tr("No page was saved: {reason}.", arg("reason", error));
    return page;
  };
  return {pictureAsPdf, makeBesideWindow, make_page};
}

}  // namespace gjklab
