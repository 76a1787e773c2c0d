#pragma once
// Work done on several cores whose output comes in the order in which it was given.

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace gjklab {

class OrderedWork {
 public:
  using Task = std::function<std::string()>;
  /// Takes what a task made; false: it cannot be taken any more. Called in order, one call at a time.
  using Take = std::function<bool(const std::string&)>;

  /// With one job the work is done where it is given.
  OrderedWork(int jobs, Take take);
  /// Waits for what was given.
  ~OrderedWork();
  OrderedWork(const OrderedWork&) = delete;
  OrderedWork& operator=(const OrderedWork&) = delete;

  /// Gives a task; waits while very many are under way. False once output could not be taken, or a task threw.
  bool give(Task);
  /// Waits for all; false when output could not be taken. Throws what a task threw.
  bool finish();

 private:
  struct Slot {
    Task task;
    std::string made;
    bool begun = false, done = false;
  };
  void work();
  bool workOnOne(std::unique_lock<std::mutex>&);
  void join();
  void takeFinished(std::unique_lock<std::mutex>&);

  const std::size_t most_waiting_;
  Take take_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::shared_ptr<Slot>> slots_;
  bool taking_ = false, failed_ = false, ending_ = false;
  std::exception_ptr thrown_;  ///< by a task or by whoever took what it made
  std::vector<std::thread> workers_;
};

}  // namespace gjklab
