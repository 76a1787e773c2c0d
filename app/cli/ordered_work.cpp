#include "cli/ordered_work.h"

#include <algorithm>
#include <utility>

namespace gjklab {

namespace {

constexpr std::size_t kWaitingPerJob = 64;

}  // namespace

OrderedWork::OrderedWork(int jobs, Take take)
    : most_waiting_(kWaitingPerJob * static_cast<std::size_t>(std::max(jobs, 1))), take_(std::move(take)) {
  for (int i = 0; jobs > 1 && i < jobs; ++i) workers_.emplace_back([this] { work(); });
}

OrderedWork::~OrderedWork() { join(); }

bool OrderedWork::give(Task task) {
  if (workers_.empty()) {
    failed_ = failed_ || !take_(task());
    return !failed_;
  }
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return failed_ || slots_.size() < most_waiting_; });
  if (failed_) return false;
  slots_.push_back(std::make_shared<Slot>(Slot{std::move(task), {}, false, false}));
  changed_.notify_all();
  return true;
}

bool OrderedWork::finish() {
  join();
  if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
  return !failed_;
}

void OrderedWork::join() {
  {
    const std::unique_lock lock(mutex_);
    ending_ = true;
    changed_.notify_all();
  }
  for (std::thread& worker : workers_) worker.join();
  workers_.clear();
}

/// An exception that left the thread would end the program.
void OrderedWork::work() {
  std::unique_lock lock(mutex_);
  try {
    while (workOnOne(lock)) {
    }
  } catch (...) {
    if (!lock.owns_lock()) lock.lock();
    if (!thrown_) thrown_ = std::current_exception();
    failed_ = true;
    taking_ = false;
    changed_.notify_all();
  }
}

bool OrderedWork::workOnOne(std::unique_lock<std::mutex>& lock) {
  std::shared_ptr<Slot> mine;
  changed_.wait(lock, [&] {
    const auto found = std::find_if(slots_.begin(), slots_.end(), [](const auto& slot) { return !slot->begun; });
    if (found != slots_.end()) mine = *found;
    return mine != nullptr || ending_ || failed_;
  });
  if (failed_ || mine == nullptr) return false;
  mine->begun = true;
  lock.unlock();
  std::string made = mine->task();
  lock.lock();
  mine->made = std::move(made);
  mine->done = true;
  takeFinished(lock);
  return true;
}

/// The thread that finishes the first pending task delivers all finished ones after it.
void OrderedWork::takeFinished(std::unique_lock<std::mutex>& lock) {
  while (!taking_ && !failed_ && !slots_.empty() && slots_.front()->done) {
    const std::shared_ptr<Slot> first = slots_.front();
    slots_.pop_front();
    taking_ = true;
    lock.unlock();
    const bool taken = take_(first->made);
    lock.lock();
    taking_ = false;
    failed_ = failed_ || !taken;
    changed_.notify_all();
  }
}

}  // namespace gjklab
