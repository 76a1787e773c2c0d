#pragma once
// What the audience's window shows in the presenter's view: the stage of the lecturer's session, laid out and lettered
// for that window's size. It reads the session and changes nothing.

#include "model/compose/labels.h"
#include "model/figure/lens.h"
#include "model/lesson/classroom.h"
#include "render/toolkit.h"
#include "ui/panel/lesson_panel.h"
#include "ui/sandbox_room.h"

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace gjklab {

/// What there is to show, and where the lecturer points.
struct AudienceScene {
  const Session& session;
  const Classroom* lesson = nullptr;  ///< null where none is open
  const LessonShelf* shelf = nullptr;
  const SandboxRoom* world = nullptr;  ///< null where none shows
  LessonChoice choice = {};            ///< of the lesson's question
  struct Pointer {
    Space space;
    dvec3 at;  ///< of that pane's space
  };
  std::optional<Pointer> pointer = {};  ///< nothing where it is in no pane, or rests
};

/// The audience sees the projector's theme, or the dark one where that is chosen.
ThemeName audienceTheme(ThemeName);

class Audience {
 public:
  /// Null with one sentence in `error` where the graphics context cannot do it.
  static std::unique_ptr<Audience> create(std::string& error);
  ~Audience();
  Audience(const Audience&) = delete;
  Audience& operator=(const Audience&) = delete;

  /// Draws into the framebuffer that is bound. After the session's update(); the user interface's current context is
  /// the same afterwards.
  void frame(const AudienceScene&, int width, int height);
  const Layout& layout() const { return layout_; }
  /// That the text of a lesson takes here.
  int pages() const { return text_.pages; }
  /// Of world and difference space, and of a world's pane.
  const View& view(Space space) const { return views_[Cameras::index(space)]; }
  const Figure& figure(Space space) const { return pictures_.figure(space); }

 private:
  Audience() = default;
  bool shows(const AudienceScene&, Space) const;
  void update(const AudienceScene&, const Theme&, float panel_scale);
  void see(const AudienceScene&, float scale);
  void build(const AudienceScene&, const Ui&, float width, float height);
  void labels(const AudienceScene&, const Ui&);
  void lesson(const AudienceScene&, const Ui&);
  void ink(const AudienceScene&, const Ui&);
  std::optional<dvec2> pointerIn(const AudienceScene&) const;
  void draw(const AudienceScene&, const Theme&, int width, int height);

  std::unique_ptr<Toolkit> toolkit_;
  Layout layout_;
  std::array<View, 2> views_;
  Pictures pictures_;
  SandboxPainter painter_;
  std::array<LabelMemory, 3> label_memory_;
  std::uint64_t labelled_ = 0;  ///< the work that they belong to
  std::array<std::optional<Lens>, 3> lens_;
  LessonChoice text_;
  Intents ignored_;
  const Theme* styled_ = nullptr;
  float style_scale_ = 0;
};

}  // namespace gjklab
