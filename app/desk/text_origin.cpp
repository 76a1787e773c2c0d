#include "desk/text_origin.h"

#include "model/text/translate.h"

namespace gjklab {

const char* nameOf(TextOrigin origin) {
  switch (origin) {
    case TextOrigin::clipboard:
      return trc("in place of a file's name", "clipboard");
    case TextOrigin::drop:
      return trc("in place of a file's name", "dropped text");
    case TextOrigin::link:
      return trc("in place of a file's name", "link");
    case TextOrigin::page:
      break;
  }
  return trc("in place of a file's name", "text");
}

const char* fromWhat(TextOrigin origin) {
  switch (origin) {
    // Translators: as in "3 points from the clipboard".
    case TextOrigin::clipboard:
      return trc("points from …", "the clipboard");
    case TextOrigin::link:
      return trc("points from …", "the link");
    case TextOrigin::drop:
    case TextOrigin::page:
      break;
  }
  return trc("points from …", "the text");
}

const char* waitingText(TextOrigin origin) {
  switch (origin) {
    case TextOrigin::clipboard:
      return tr("The clipboard was not opened. Answer the question first.");
    case TextOrigin::drop:
      return tr("The dropped text was not opened. Answer the question first.");
    case TextOrigin::link:
      return tr("The link was not opened. Answer the question first.");
    case TextOrigin::page:
      break;
  }
  return tr("The text was not opened. Answer the question first.");
}

const char* emptyText(TextOrigin origin) {
  switch (origin) {
    case TextOrigin::clipboard:
      return tr("The clipboard contains no text.");
    case TextOrigin::drop:
      return tr("The dropped text is empty.");
    case TextOrigin::link:
    case TextOrigin::page:
      break;
  }
  return tr("The text is empty.");
}

}  // namespace gjklab
