#include "gjk/version.h"

#define GJK_TEXT_OF(number) #number
#define GJK_TEXT(number) GJK_TEXT_OF(number)

namespace GJK_API gjk {

const char* version() {
  return GJK_TEXT(GJK_VERSION_MAJOR) "." GJK_TEXT(GJK_VERSION_MINOR) "." GJK_TEXT(GJK_VERSION_PATCH);
}

}  // namespace gjk
