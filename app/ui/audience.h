#pragma once
// The content of the audience's window in the presenter's view: the Stage of the lecturer's session, laid out for that
// window's size. It reads the session and does not change it.

#include "model/compose/labels.h"
#include "model/figure/lens.h"
#include "model/lesson/classroom.h"
#include "render/toolkit.h"
#include "ui/panel/lesson_panel.h"

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace gjklab {

/// The content, and the lecturer's pointer.
struct AudienceScene {
  const Session& session;
  const Classroom* lesson = nullptr;  ///< null if none is open
  const LessonShelf* shelf = nullptr;
  LessonChoice choice = {};  ///< of the lesson's question
  struct Pointer {
    Space space;
    dvec3 at;  ///< of that pane's space
  };
  std::optional<Pointer> pointer = {};  ///< empty if it is in no pane, or at rest
};

/// The audience's theme: projector, or dark if that is chosen.
ThemeName audienceTheme(ThemeName);

class Audience {
 public:
  /// Null with a sentence in `error` if the graphics context does not support it.
  static std::unique_ptr<Audience> create(std::string& error);
  ~Audience();
  Audience(const Audience&) = delete;
  Audience& operator=(const Audience&) = delete;

  /// Draws into the bound framebuffer. Call it after the session's update(); it restores the user interface's current
  /// context.
  void frame(const AudienceScene&, int width, int height);
  const Layout& layout() const { return layout_; }
  /// The number of pages of a lesson's text here.
  int pages() const { return text_.pages; }
  /// The views of world and difference space, and of a world's pane.
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
  std::optional<SharedRoom> room_;  ///< that world and difference space share
  double share_ = 0.5;              ///< world space's of its width
  std::uint64_t shared_at_ = 0;
  std::array<View, 2> views_;
  Pictures pictures_;
  SandboxPainter painter_;
  std::array<LabelMemory, 3> label_memory_;
  std::uint64_t labelled_ = 0;  ///< the work to which they belong
  std::array<std::optional<Lens>, 3> lens_;
  LessonChoice text_;
  Intents ignored_;
  const Theme* styled_ = nullptr;
  float style_scale_ = 0;
};

}  // namespace gjklab
