#include "platform/memory.h"

#include <cstdlib>  // says whose library this is

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace gjklab {

void returnFreedMemory() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace gjklab
