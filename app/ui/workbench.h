#pragma once
// The workbench: the whole window's content. frame() takes the input events and draws everything into the bound
// framebuffer. A window, a script or a browser can drive it.

#include "desk/desk.h"
#include "desk/watching.h"
#include "model/compose/labels.h"
#include "model/figure/lens.h"
#include "platform/input.h"
#include "render/toolkit.h"
#include "ui/audience.h"
#include "ui/command_sheet.h"
#include "ui/film_booth.h"
#include "ui/finger_scroll.h"
#include "ui/gallery_page.h"
#include "ui/lessons.h"
#include "ui/pace.h"
#include "ui/panel/desk_dialogs.h"
#include "ui/panel/lesson_panel.h"
#include "ui/panel/long_run_news.h"
#include "ui/panel/picture_dialog.h"
#include "ui/panel/presenter_panel.h"
#include "ui/panel/viewport.h"
#include "ui/sandbox_room.h"

#include <array>
#include <optional>

namespace gjklab {

struct Surface {
  int width = 0, height = 0;  ///< pixels of the framebuffer
  double scale = 1;           ///< of the display
  bool handheld = false;      ///< a phone's
};

class Workbench {
 public:
  Workbench(Session session, Toolkit& toolkit, const std::string& work_directory, Clipboard clipboard);
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  void frame(const Input&, Surface, double seconds);

  /// Seconds until the next automatic change; 0 while something moves, negative if none.
  double idleSeconds() const;
  bool quitting() const { return desk_.quitting(); }
  /// The lower end of the text cursor, in pixels from the top, while a text field is active.
  std::optional<int> typingAt() const;
  std::string windowTitle() const;
  const Session& session() const { return session_; }
  Session& session() { return session_; }
  News& news() { return news_; }
  Desk& desk() { return desk_; }
  /// The window was closed while it is hidden: quits, or asks about unsaved work.
  void closeUnseen();
  Lessons& lessons() { return lessons_; }
  /// Pairs that arrive while the window is open.
  Watching& watching() { return watching_; }
  const Watching& watching() const { return watching_; }
  SandboxRoom& worlds() { return worlds_; }
  const SandboxRoom& worlds() const { return worlds_; }
  void showHelp() { help_ = true; }
  /// Embedded in another page: only text, picture and slider. The settings must have the Stage on.
  void embed() { embedded_ = true; }
  /// Whether the audience has a frozen picture, which a line at the window's edge reports.
  void showsStill(bool shows) { still_ = shows; }
  const Layout& layout() const { return layout_; }
  /// The content of the audience's window in the presenter's view, from the previous frame.
  AudienceScene forAudience() const;
  /// The number of pages of the lesson's text in the audience's window.
  void takePages(int pages) { lesson_choice_.pages = pages; }

 private:
  bool shows(Space) const;
  void setLook(const Theme&, float scale);
  void speakChosen();
  const char* menuAsked(const Input&) const;
  bool typing() const;
  void giveTyped();
  void takeKeys(const Ui&, const Input&);
  void escape(const Ui&);
  void leaveStage();
  void moveKeysOn();
  bool questionOpen() const;
  bool inTheDark(const Input&);
  void takeDrops(const Input&);
  void openFile(const std::string& path);
  void turnTo(Activity);
  void nameLesson(KeepMoment&) const;
  bool turnsPage(const Intent&);
  void followLecture();
  void announce(const Intent&);
  void turnToMotion();
  void turnToPair();
  float panelScale(Surface, const Theme&) const;
  void seePointing(const Input&);
  void keepPace(const Input&, Surface, double seconds);
  void build(const Ui&, const Input&, Surface);
  void layOutAll(Surface, float panel_scale, float scale);
  static Surface roomFor(Surface surface);
  Layout layoutOf(float width, float height, float scale) const;
  Layout windowLayout(float width, float height, float scale, const Settings&) const;
  Layout handheldLayout(float width, float height, float scale) const;
  void holdInHand(bool handheld);
  bool onStage() const;
  int lessonPage() const;
  ThemeName ownTheme() const;
  void hidePointer();
  void feed(const Input&, Surface, double seconds);
  void letReturnChoose(const Input&);
  void tabOn();
  void panels(const Ui&, const Input&, Surface);
  PointAt takePointed();
  void pointAtChoice(const Input&, PointAt&);
  void panes(const Ui&, const Input&);
  void splitter(const Ui&, const Input&);
  void applyIntents();
  bool answersInPicture(const Intent&);
  void magnify();
  void labels(const Ui&);
  void labelInset(const Ui&, const Area& pane);
  static InsetWords insetWords(const Ui&);
  void draw(const Theme&, Surface);
  void wantPicture(Task);
  void takePicture(Surface);
  void makePicture(Surface);

  Session session_;
  Toolkit& toolkit_;
  News news_;
  LongRunNews long_run_news_;
  Desk desk_;
  Watching watching_{session_, news_};
  DeskDialogs dialogs_{desk_};
  PictureDialog picture_dialog_;
  FilmBooth film_booth_{desk_, news_};
  Lessons lessons_{session_, news_};
  SandboxRoom worlds_{session_};
  LessonChoice lesson_choice_;
  int stops_shown_ = 0;  ///< of the lecture, by the session's count
  GalleryPage gallery_;
  CommandSheet commands_;
  /// The works before and after a switch from a static pair to a moving one.
  struct LeftAtRest {
    std::uint64_t resting, moving;
  };
  std::optional<LeftAtRest> resting_;
  PresenterPanel presenter_;
  std::array<Viewport, 3> viewports_{Viewport(Space::world), Viewport(Space::difference), Viewport(Space::rival)};
  std::array<std::array<LabelMemory, 3>, 3> label_memory_;  ///< of each pane: in the window, on the Stage, beside notes
  std::array<std::optional<Lens>, 3> lens_;                 ///< likewise
  std::uint64_t labelled_ = 0;                              ///< the work to which they belong
  Layout layout_;
  bool staged_ = false;    ///< the Stage's style
  bool handheld_ = false;  ///< a phone's style
  FingerScroll finger_scroll_;
  Intents intents_;
  bool topics_ = false;  ///< the page of the learner's results is open
  bool help_ = false, still_ = false, embedded_ = false;
  BelowFold below_fold_;
  std::string language_ = session_.settings().language;
  std::string key_panel_;               ///< the panel with the keyboard focus; empty: none
  std::optional<Task> picture_wanted_;  ///< choose_picture, save_picture or copy_picture
  PictureWish picture_wish_;            ///< of the first of them
  /// Frames until it is captured; then, below zero, until the message about it has been drawn.
  int picture_wait_ = 0;
  bool space_for_return_ = false;  ///< Dear ImGui was sent Space for a pressed Return
  unsigned typed_into_ = 0;        ///< the last text field, by Dear ImGui's id
  bool typing_begins_ = false;     ///< a field waits for the keyboard
  std::vector<ImWchar> typed_;     ///< meanwhile
  bool keys_choose_ = false;       ///< what is selected has been chosen by keys, with the mouse at …
  dvec2 chosen_at_{0.0};
  bool pointing_ = true;     ///< the mouse has moved since the last key
  bool dark_press_ = false;  ///< a button pressed on the blank screen is still down
  Pace pace_;
  Pace world_pace_;                ///< while a world plays
  dvec2 mouse_{0.0};               ///< in the previous frame
  const Theme* styled_ = nullptr;  ///< the present style
  float style_scale_ = 0;
};

}  // namespace gjklab
