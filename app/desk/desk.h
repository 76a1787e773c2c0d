#pragma once
// The desk: files, clipboard, recovered work, and the questions they raise. Never loses work without asking;
// ui/panel/desk_dialogs shows the questions.

#include "desk/importing.h"
#include "desk/news.h"
#include "desk/opened_file.h"
#include "desk/picture_wish.h"
#include "desk/seen_files.h"
#include "desk/text_origin.h"
#include "export/film_making.h"
#include "model/session/session.h"
#include "model/store/recovery.h"
#include "model/text/link.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gjklab {

/// The system's clipboard, or a script's.
struct Clipboard {
  std::function<std::string()> read;
  std::function<std::string(const std::string&)> write;  ///< one sentence when it failed
  /// Copies a picture, as the bytes of a PNG or SVG file; returns a sentence on failure. If it is empty, an SVG is
  /// copied as text.
  std::function<std::string(const std::string&)> write_picture = {}, write_svg = {};
  /// Delivers a written file to a user who has no access to its folder; empty if they have.
  std::function<void(const std::string& path)> hand_over = {};
  /// A picture as the bytes of a PDF file; empty if this build does not write PDF.
  std::function<std::string(const ComposedPicture&)> make_pdf = {};
  /// Begins a film beside the window. Null with a sentence in `error` on failure; empty if this build does not make
  /// films.
  std::function<std::unique_ptr<FilmMaking>(std::unique_ptr<Film>, FilmKind, std::string& error)> make_film = {};
  /// A page that opens the link's content, as the text of an HTML file. Empty text with a sentence in `error` on
  /// failure; empty if this build does not make pages.
  std::function<std::string(const Link&, std::string& error)> make_page = {};
};

class Desk {
 public:
  /// The pending question to the user.
  enum class Question : std::uint8_t {
    none,
    unsaved_changes,  ///< answered by saveChanges, dropChanges or cancel
    changed_file,     ///< another program has changed or removed it: answered by overwrite, saveElsewhere or cancel
    open_where,       ///< answered by choose or cancel
    save_where,
    replay_where,   ///< a run to replay
    import_where,   ///< points
    picture_where,  ///< or a film
    page_where,     ///< one file for any browser
  };

  /// `directory`: for unsaved work; empty: it is not stored.
  Desk(Session& session, News& news, const std::string& directory, Clipboard clipboard);

  /// Called before one of the user's works is shown, to end a lesson.
  void beforeShowing(std::function<void()> leave) { leave_ = std::move(leave); }
  /// Opens a file after a pending answer, in place of openFile: set by the window, which also opens lessons.
  void openWaitingWith(std::function<void(const std::string& path)> open) { open_waiting_ = std::move(open); }

  void perform(Task task);
  /// If a question is open, waits for its answer.
  void openFile(const std::string& path);
  /// Opens them one after another, shows the last one, and reports those that could not be opened.
  void openFiles(const std::vector<std::string>& paths);
  /// If a question is open, says that it must be answered first.
  void openText(const std::string& text, TextOrigin origin);
  /// Opens a text that is no import, such as one of the program's worlds or lectures; `name` stands in faults.
  void openNamed(const std::string& text, const std::string& name);
  /// Goes to the moment of an address, or reports that the run does not have it. Empty: stays.
  void goTo(const std::string& moment);
  /// Shows a run from a file.
  void show(const std::shared_ptr<const GivenRun>& run);
  /// Shows a replayed run beside the reference.
  void show(const std::shared_ptr<const ReplayedRun>& run);
  /// Call it once per frame: shows a file that was read in the background, or the progress.
  void update(double seconds);
  /// Seconds until the next check of a file being read; negative: none.
  double idleSeconds() const;
  /// Finds work to recover after a crash, and reports unreadable files. Offers the work whenever there is no other
  /// message, until the user answers.
  void claimRecovered();

  Question question() const { return question_; }
  bool asking() const { return question_ != Question::none; }
  /// The initial path of the dialogs for opening and saving.
  std::string suggestedPath() const;
  /// The name of the scene in the question about unsaved changes.
  std::string sceneName() const;
  /// Saves the window as a picture beside the scene's file, or in the working directory, without overwriting anything:
  /// RGB rows from top to bottom.
  void savePicture(const std::vector<std::uint8_t>& rgb, int width, int height);
  /// Copies the same to the clipboard.
  void copyPicture(const std::vector<std::uint8_t>& rgb, int width, int height);
  /// Asks which picture of the present content to save or copy. Then asks where to save it, unless the system delivers
  /// files.
  void wantPicture(const PictureWish&);
  /// The picture to make now, returned once; empty: none.
  std::optional<PictureWish> takePictureWish() { return std::exchange(picture_ready_, std::nullopt); }
  /// The present content, composed according to the request. Not for a picture of the window itself.
  std::unique_ptr<Film> pictureOf(const PictureWish&) const;
  /// Writes it to the requested destination, as a PNG of these rows, RGB from top to bottom.
  void deliverPicture(const PictureWish&, const std::vector<std::uint8_t>& rgb, int width, int height);
  /// As vectors.
  void deliverPicture(const PictureWish&, Film&);
  /// Begins the requested film; null on failure, which has then been reported.
  std::unique_ptr<FilmMaking> filmOf(const PictureWish&) const;
  /// The film, complete.
  void deliverFilm(const PictureWish&, FilmMaking&);
  bool writesPdf() const { return static_cast<bool>(clipboard_.make_pdf); }
  bool filmAsked() const { return picture_asked_ && picture_asked_->span != PictureSpan::moment; }
  void saveChanges();
  void dropChanges();
  /// A sentence about what has happened to the file to be written.
  std::string whatChanged() const;
  void overwrite();
  void saveElsewhere() { question_ = Question::save_where; }
  void choose(const std::string& path);
  /// Cancels the question and the action that waited for its answer.
  void cancel();

  /// Whether the program may quit now.
  bool quitting() const { return quitting_; }
  /// Quits without a question; unsaved work is stored for the next start.
  void endNow();
  /// Stores unsaved work for recovery after a crash. Fast if nothing changed.
  void keepWork();

 private:
  void guarded(std::function<void()> action);
  void quit();
  PictureOptions optionsOf(const PictureWish&) const;
  ShownMoment shownMoment() const;
  void deliverFile(const PictureWish&, const std::string& bytes);
  void saveScores();
  Link linkToShown() const;
  void copyLink();
  void savePage(const std::string& path);
  std::filesystem::path besideScene(const std::string& name) const;
  void report(const std::filesystem::path& path, const char* what, const std::string& error);
  void proceed();
  void load(const std::string& path, bool replay);
  void finishOpening();
  void giveUpOpening();
  void openNext();
  void endSeveral();
  void refuse(const std::string& fault);
  void waitForAnswer(const std::string& path);
  void giveUpSeveral();
  void show(OpenedFile opened, const std::string& path);
  void answerRecovered(bool restore);
  void offerRecovered();
  void show(Scene scene, const std::string& path, std::unique_ptr<RunTrack> ready = nullptr);
  void show(const WorldFile& world, const std::string& path);
  void show(const Lecture& lecture, const std::string& path);
  void leave() {
    if (leave_) leave_();
  }
  std::string whyNotRead() const;
  std::string textOfShown(bool spaced = true) const;
  std::pair<std::uint64_t, int> revisions() const {
    return {session_.document().revision(), session_.world().revision()};
  }
  bool saveTo(const std::string& path);
  void remember(const std::string& path);

  Session& session_;
  News& news_;
  Importing importing_{session_, news_};
  Clipboard clipboard_;
  Question question_ = Question::none;
  std::optional<PictureWish> picture_asked_, picture_ready_;
  std::function<void()> after_;  ///< the action that waits for an answer about unsaved changes
  bool quitting_ = false, keep_failed_ = false;
  std::string directory_;                                    ///< for unsaved work; empty: it is not stored
  std::map<std::uint64_t, std::unique_ptr<Recovery>> kept_;  ///< one for each unsaved work, by its number
  Recovery left_behind_;
  std::optional<RecoveredWork> recovered_;
  bool discarding_ = false;  ///< asking again before discarding the recovered work
  std::size_t unreadable_named_ = 0;
  SeenFiles seen_;
  struct Several {
    std::vector<std::string> left;  ///< the next one first
    int all = 0;                    ///< 0: no group of files is being opened
    std::vector<std::string> refused;
  };
  Several several_;
  std::function<void(const std::string&)> open_waiting_;
  std::function<void()> leave_;
  std::unique_ptr<FileReading> opening_;                ///< of a file being read
  std::vector<std::unique_ptr<FileReading>> given_up_;  ///< until they have ended
  double opening_for_ = 0;                              ///< seconds
  std::pair<std::uint64_t, int> opened_over_{0, 0};     ///< revisions of the scene and the world when it began
};

}  // namespace gjklab
