#pragma once
// The desk: files, clipboard, recovered work, and the questions they raise. Nothing here loses work without asking.

#include "model/store/recovery.h"
#include "ui/panel/banner.h"
#include "ui/panel/file_dialog.h"

#include <array>
#include <functional>
#include <string>

namespace gjklab {

/// The system's clipboard, or a script's.
struct Clipboard {
  std::function<std::string()> read;
  std::function<std::string(const std::string&)> write;  ///< one sentence when it failed
};

class Desk {
 public:
  /// `directory`: where unsaved work is kept; empty: nowhere.
  Desk(Session& session, Banner& banner, const std::string& directory, Clipboard clipboard);

  void perform(Task task);
  void openFile(const std::string& path);
  void openText(const std::string& text, const std::string& source);
  /// A run that is not ours.
  void show(const std::shared_ptr<const GivenRun>& run);
  /// Offers what a crash left behind.
  void offerRecovered();
  /// The dialogs that are open.
  void show(const Ui&, float window_width, float window_height);
  /// Escape: the question is taken back.
  void cancel();
  /// Return: what the lit button does.
  void confirm() { confirmed_ = asking(); }
  bool asking() const { return asking_ || dialog_.active(); }
  /// Whether the program may end now.
  bool quitting() const { return quitting_; }
  /// Ends the program without a question: unsaved work is left for the next start.
  void endNow();
  /// Keeps unsaved work where a crash cannot take it. Cheap when nothing changed.
  void keepWork();

 private:
  void guarded(std::function<void()> action);
  void quit();
  void proceed();
  void load(const std::string& path);
  void openRun(const std::string& text, const std::string& source);
  void save();
  void saveAs();
  bool saveTo(const std::string& path);
  void remember(const std::string& path);
  void askAboutChanges(const Ui&, float window_width, float window_height);

  Session& session_;
  Banner& banner_;
  Clipboard clipboard_;
  FileDialog dialog_;
  bool dialog_saves_ = false;
  std::function<void()> after_;  ///< what waits for an answer about unsaved changes
  bool asking_ = false, confirmed_ = false, quitting_ = false, keep_failed_ = false;
  bool keeps_ = false;
  std::array<Recovery, 3> kept_;  ///< of each dimension
  Recovery left_behind_;
  std::optional<RecoveredWork> recovered_;
};

}  // namespace gjklab
