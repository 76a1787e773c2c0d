#pragma once
// The desk: files, clipboard, recovered work, and the questions they raise. Nothing here loses work without asking; how
// a question is put to the user is somebody else's matter (ui/panel/desk_dialogs).

#include "desk/importing.h"
#include "desk/news.h"
#include "desk/opened_file.h"
#include "desk/picture_wish.h"
#include "desk/seen_files.h"
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
  /// A picture as the bytes of a PNG file, or of an SVG; one sentence when it failed. Where there is none, an SVG is
  /// copied as text.
  std::function<std::string(const std::string&)> write_picture = {}, write_svg = {};
  /// Gives a file that was written to the user, who cannot see the folder that it is in; empty where they can.
  std::function<void(const std::string& path)> hand_over = {};
  /// A picture as the bytes of a PDF file; empty where this build writes none.
  std::function<std::string(const ComposedPicture&)> make_pdf = {};
  /// Begins a film beside the window. Null, with one sentence in `error`, where that cannot be; empty where this build
  /// makes none.
  std::function<std::unique_ptr<FilmMaking>(std::unique_ptr<Film>, FilmKind, std::string& error)> make_film = {};
  /// A page that opens what the link opens, as the text of an HTML file. Empty, with one sentence in `error`, where it
  /// cannot be made; empty where this build makes none.
  std::function<std::string(const Link&, std::string& error)> make_page = {};
};

class Desk {
 public:
  /// What waits for the user's answer.
  enum class Question : std::uint8_t {
    none,
    unsaved_changes,  ///< answered by saveChanges, dropChanges or cancel
    changed_file,     ///< somebody else wrote to it or removed it: answered by overwrite, saveElsewhere or cancel
    open_where,       ///< answered by choose or cancel
    save_where,
    replay_where,   ///< somebody's own run
    import_where,   ///< points
    picture_where,  ///< or a film
    page_where,     ///< one file for any browser
  };

  /// `directory`: where unsaved work is kept; empty: nowhere.
  Desk(Session& session, News& news, const std::string& directory, Clipboard clipboard);

  /// Called before a work of the user's own shows: a lesson ends then, whose scenes are nobody's.
  void beforeShowing(std::function<void()> leave) { leave_ = std::move(leave); }
  /// What opens a file that has waited for an answer, in place of openFile: the window, which knows lessons too.
  void openWaitingWith(std::function<void(const std::string& path)> open) { open_waiting_ = std::move(open); }

  void perform(Task task);
  /// After the answer where a question is open.
  void openFile(const std::string& path);
  /// One after the other; the last one shows, and what could not be opened is said.
  void openFiles(const std::vector<std::string>& paths);
  void openText(const std::string& text, const std::string& source);
  /// At the moment of an address; says so where the run has none. Empty: stays.
  void goTo(const std::string& moment);
  /// A run that is not ours.
  void show(const std::shared_ptr<const GivenRun>& run);
  /// Somebody's own run beside the reference.
  void show(const std::shared_ptr<const ReplayedRun>& run);
  /// Once a frame: shows a file that has been read beside the window, or how far that is.
  void update(double seconds);
  /// Seconds until the next look at a file that is being read; negative: none is.
  double idleSeconds() const;
  /// Looks for what a crash left behind, and names what of it cannot be read. It is offered whenever nothing else is
  /// said, until it is answered.
  void claimRecovered();

  Question question() const { return question_; }
  bool asking() const { return question_ != Question::none; }
  /// The path that the question where to open or to save begins with.
  std::string suggestedPath() const;
  /// What the question about unsaved changes calls the scene.
  std::string sceneName() const;
  /// Saves the window as a picture beside the scene's file, or where the program was started, over nothing that is
  /// there: RGB rows from top to bottom.
  void savePicture(const std::vector<std::uint8_t>& rgb, int width, int height);
  /// The same to the clipboard.
  void copyPicture(const std::vector<std::uint8_t>& rgb, int width, int height);
  /// Which picture of what shows is to be saved or copied. Where it is to be saved is asked next, unless files are
  /// handed over.
  void wantPicture(const PictureWish&);
  /// The picture that is to be made now, once; nothing: none.
  std::optional<PictureWish> takePictureWish() { return std::exchange(picture_ready_, std::nullopt); }
  /// What shows, composed as the wish says. Not for the window itself.
  std::unique_ptr<Film> pictureOf(const PictureWish&) const;
  /// To where the wish says: as a PNG of these rows, RGB from top to bottom.
  void deliverPicture(const PictureWish&, const std::vector<std::uint8_t>& rgb, int width, int height);
  /// As vectors.
  void deliverPicture(const PictureWish&, Film&);
  /// The film that the wish asks for, begun; null where it cannot be, which has been said.
  std::unique_ptr<FilmMaking> filmOf(const PictureWish&) const;
  /// The film, complete.
  void deliverFilm(const PictureWish&, FilmMaking&);
  bool writesPdf() const { return static_cast<bool>(clipboard_.make_pdf); }
  bool filmAsked() const { return picture_asked_ && picture_asked_->span != PictureSpan::moment; }
  void saveChanges();
  void dropChanges();
  /// What has become of the file that is to be written, in one sentence.
  std::string whatChanged() const;
  void overwrite();
  void saveElsewhere() { question_ = Question::save_where; }
  void choose(const std::string& path);
  /// The question is taken back, with what waited for its answer.
  void cancel();

  /// Whether the program may end now.
  bool quitting() const { return quitting_; }
  /// Ends the program without a question: unsaved work is left for the next start.
  void endNow();
  /// Keeps unsaved work where a crash cannot take it. Cheap when nothing changed.
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
  std::function<void()> after_;  ///< what waits for an answer about unsaved changes
  bool quitting_ = false, keep_failed_ = false;
  std::string directory_;                                    ///< where unsaved work is kept; empty: nowhere
  std::map<std::uint64_t, std::unique_ptr<Recovery>> kept_;  ///< one for each unsaved work, by its number
  Recovery left_behind_;
  std::optional<RecoveredWork> recovered_;
  bool discarding_ = false;  ///< the recovered work: asked about once more
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
  std::unique_ptr<FileReading> opening_;                ///< of a file that is being read
  std::vector<std::unique_ptr<FileReading>> given_up_;  ///< until they have ended
  double opening_for_ = 0;                              ///< seconds
  std::pair<std::uint64_t, int> opened_over_{0, 0};     ///< revisions of the scene and the world when it began
};

}  // namespace gjklab
