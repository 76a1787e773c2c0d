#pragma once
// Tasks that run on several cores, with their output in the order of the tasks.

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
  /// Receives the output of a task; returns false if no more can be received. Called in order, one call at a time.
  using Take = std::function<bool(const std::string&)>;

  /// With one job, tasks run in the caller's thread.
  OrderedWork(int jobs, Take take);
  /// Waits for the tasks.
  ~OrderedWork();
  OrderedWork(const OrderedWork&) = delete;
  OrderedWork& operator=(const OrderedWork&) = delete;

  /// Adds a task; waits while very many are running. False once output could not be received, or a task threw.
  bool give(Task);
  /// Waits for all; false if output could not be received. Rethrows a task's exception.
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
  std::exception_ptr thrown_;  ///< by a task or the receiver of its output
  std::vector<std::thread> workers_;
};

}  // namespace gjklab
