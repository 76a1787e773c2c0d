#include "model/text/system_reason.h"

#include "model/text/translate.h"

#include <cerrno>
#include <cstring>

namespace gjklab {

std::string systemReason(int error) {
  switch (error) {
    case 0:
      return tr("unknown reason");
    case ENOENT:
      return tr("no such file or folder");
    case EACCES:
    case EPERM:
      return tr("permission denied");
    case EISDIR:
      return tr("it is a folder");
    case ENOTDIR:
      return tr("part of its path is not a folder");
    case EEXIST:
      return tr("it exists already");
    case ELOOP:
      return tr("its links form a loop");
    case ENAMETOOLONG:
      return tr("the name is too long");
    case EROFS:
      return tr("the disk is write-protected");
    case ENOSPC:
      return tr("the disk is full");
    case EIO:
      return tr("the device reports an error");
    case EFBIG:
      return tr("the system does not allow a file of this size");
    default:
      return std::strerror(error);
  }
}

std::string systemReason(const std::error_code& error) {
  const std::error_condition condition = error.default_error_condition();
  return condition.category() == std::generic_category() ? systemReason(condition.value()) : error.message();
}

}  // namespace gjklab
