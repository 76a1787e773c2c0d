// A page has one canvas, and opens no second window of its own: capabilities() does not offer the presenter's view.

#include "platform/audience_window.h"

namespace gjklab {

std::unique_ptr<AudienceWindow> AudienceWindow::open(SDL_Window*, std::string& error) {
  error = "A page cannot open a second window for the audience. Share this one, or use the program itself.";
  return nullptr;
}

AudienceWindow::~AudienceWindow() = default;
bool AudienceWindow::handle(const SDL_Event&) { return false; }
int AudienceWindow::width() const { return 0; }
int AudienceWindow::height() const { return 0; }
bool AudienceWindow::begin() const { return false; }
void AudienceWindow::present() const {}

}  // namespace gjklab
