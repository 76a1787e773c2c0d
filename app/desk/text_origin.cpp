#include "desk/text_origin.h"

#include "model/text/translate.h"

namespace gjklab {

// Translators: sources of points, as in "3 points from the clipboard".
OriginWords wordsOf(TextOrigin origin) {
  switch (origin) {
    case TextOrigin::clipboard:
      return {trc("in place of a file's name", "clipboard"), trc("points from …", "the clipboard"),
              tr("The clipboard was not opened. Answer the question first."), tr("The clipboard contains no text.")};
    case TextOrigin::drop:
      return {trc("in place of a file's name", "dropped text"), trc("points from …", "the text"),
              tr("The dropped text was not opened. Answer the question first."), tr("The dropped text is empty.")};
    case TextOrigin::link:
      return {trc("in place of a file's name", "link"), trc("points from …", "the link"),
              tr("The link was not opened. Answer the question first."), tr("The text is empty.")};
    case TextOrigin::page:
      break;
  }
  return {trc("in place of a file's name", "text"), trc("points from …", "the text"),
          tr("The text was not opened. Answer the question first."), tr("The text is empty.")};
}

}  // namespace gjklab
