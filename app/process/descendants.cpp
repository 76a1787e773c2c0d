#include "process/descendants.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <cstring>

namespace gjklab {

namespace {

constexpr int kMost = 1 << 16;  ///< processes on a machine; further ones are ignored

/// Reads the beginning of /proc/PID/NAME; false where the process is gone.
template <std::size_t N>
bool readProc(pid_t pid, const char* name, char (&into)[N]) {
  char path[64] = "/proc/";
  char* at = path + 6;
  char digits[16];
  int count = 0;
  for (int left = pid; left > 0; left /= 10) digits[count++] = static_cast<char>('0' + left % 10);
  while (count > 0) *at++ = digits[--count];
  *at++ = '/';
  std::strcpy(at, name);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t got = read(file, into, N - 1);
  close(file);
  if (got <= 0) return false;
  into[got] = '\0';
  return true;
}

/// The number that begins the n-th of the words after `text`, which are parted by single blanks; the first is 0.
long long wordAt(const char* text, int n) {
  for (; n > 0 && *text != '\0'; ++text) n -= *text == ' ' ? 1 : 0;
  return std::strtoll(text, nullptr, 10);
}

}  // namespace

struct Descendants::Entry {
  pid_t pid, parent;
  int tasks;
  long long bytes;
  bool below;
};

Descendants::Descendants() {
  void* pages = mmap(nullptr, kMost * sizeof(Entry), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  entries_ = pages == MAP_FAILED ? nullptr : static_cast<Entry*>(pages);
}

Descendants::~Descendants() {
  if (entries_ != nullptr) munmap(entries_, kMost * sizeof(Entry));
}

/// "PID (NAME) STATE PARENT …": proc(5). The name may hold blanks and brackets.
void Descendants::take(pid_t pid, const char* but_named) {
  char text[1024];
  if (!readProc(pid, "stat", text)) return;
  const char *name = std::strchr(text, '('), *name_end = std::strrchr(text, ')');
  if (name == nullptr || name_end == nullptr || name_end[1] == '\0') return;
  const auto length = static_cast<std::size_t>(name_end - name - 1);
  if (but_named != nullptr && std::strlen(but_named) == length && std::strncmp(name + 1, but_named, length) == 0)
    return;
  const char* fields = name_end + 2;  // the state is the first
  constexpr int kParent = 1, kThreads = 17, kResidentPages = 21;
  const bool ended = *fields == 'Z' || *fields == 'X';
  entries_[count_++] = {pid, static_cast<pid_t>(wordAt(fields, kParent)),
                        ended ? 0 : static_cast<int>(wordAt(fields, kThreads)),
                        ended ? 0 : wordAt(fields, kResidentPages) * sysconf(_SC_PAGESIZE), false};
}

void Descendants::scan(pid_t ancestor, const char* but_named) {
  count_ = 0;
  const int folder = entries_ == nullptr ? -1 : open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  alignas(dirent64) char names[1 << 14];
  long got = 0;
  // readdir allocates; the system call does not.
  while ((got = syscall(SYS_getdents64, folder, names, sizeof names)) > 0)
    for (long at = 0; at < got;) {
      const auto* entry = reinterpret_cast<const dirent64*>(names + at);
      const pid_t pid = static_cast<pid_t>(std::strtol(entry->d_name, nullptr, 10));
      if (pid > 0 && count_ < kMost) take(pid, but_named);
      at += entry->d_reclen;
    }
  close(folder);
  keepBelow(ancestor);
}

void Descendants::keepBelow(pid_t ancestor) {
  // Children mostly come after their parents, so that this ends after a round or two.
  for (bool more = true; more;) {
    more = false;
    for (int i = 0; i < count_; ++i) {
      Entry& entry = entries_[i];
      if (entry.below) continue;
      bool below = entry.parent == ancestor;
      for (int k = 0; k < count_ && !below; ++k) below = entries_[k].below && entries_[k].pid == entry.parent;
      entry.below = below;
      more = more || below;
    }
  }
  int kept = 0;
  for (int i = 0; i < count_; ++i)
    if (entries_[i].below) entries_[kept++] = entries_[i];
  count_ = kept;
}

Descendants::Use Descendants::use() const {
  Use use;
  for (int i = 0; i < count_; ++i) use.tasks += entries_[i].tasks, use.bytes += entries_[i].bytes;
  return use;
}

long long Descendants::exactBytes() const {
  long long bytes = 0;
  for (int i = 0; i < count_; ++i) {
    char text[1024];
    const char* at = readProc(entries_[i].pid, "smaps_rollup", text) ? std::strstr(text, "\nPss:") : nullptr;
    bytes += at == nullptr ? entries_[i].bytes : std::strtoll(at + 5, nullptr, 10) * 1024;
  }
  return bytes;
}

/// A number in the table still belongs to the same process, because the system reuses numbers only after all others.
void Descendants::signalAll(int signal) const {
  for (int i = 0; i < count_; ++i) kill(entries_[i].pid, signal);
}

void Descendants::reapAll() const {
  for (int i = 0; i < count_; ++i) waitpid(entries_[i].pid, nullptr, WNOHANG);
}

}  // namespace gjklab
