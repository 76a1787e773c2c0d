#include "platform/page_door.h"

#include <emscripten.h>

#include <cstring>

namespace {

EM_JS(void, openDoor, (const void* answer), { Module.page.openDoor(answer); });

}  // namespace

/// The answer's text, which the page frees.
extern "C" EMSCRIPTEN_KEEPALIVE char* gjklab_answer(const gjklab::PageAnswer* answer, const char* request,
                                                    const char* text) {
  return strdup((*answer)(request, text).c_str());
}

namespace gjklab {

void answerPage(const PageAnswer& answer) { openDoor(new PageAnswer(answer)); }

}  // namespace gjklab
