#include "platform/page_door.h"

namespace gjklab {

void answerPage(const PageAnswer&) {}

}  // namespace gjklab
