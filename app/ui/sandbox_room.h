#pragma once
// The window's content for a world, the user's own or a lesson's: its pane with camera, grabbing and throwing, and its
// panels. Panels return intents, which are applied in one place, once per frame.

#include "model/sandbox/sandbox_figure.h"
#include "model/session/lectern.h"
#include "model/session/pair_inset.h"
#include "platform/input.h"
#include "ui/kit/layout.h"
#include "ui/panel/sandbox_panels.h"

#include <optional>

namespace gjklab {

class SandboxRoom {
 public:
  /// Shows a sandbox, which must outlive it.
  explicit SandboxRoom(const Sandbox& sandbox) : sandbox_(sandbox) {}

  const Sandbox& sandbox() const { return sandbox_; }
  /// Whether the window shows the world: it is open, and none of its pairs is shown as a scene.
  bool shows() const { return sandbox_.shows(); }

  /// The pane's area in a window with this layout.
  static Area paneOf(const Layout& layout);
  void resize(dvec2 size, double ui_scale);
  /// Draws panels and pane. Adds intents for everything that it does not handle itself.
  void show(const Ui& ui, const Layout& layout, const Input& input);
  /// Undoes or clears ink on the world. False if the intent does not concern it.
  bool takeInk(const Intent& intent);
  /// Handles a key; false if it has no meaning here.
  bool takeKey(const KeyPress& press, Intents& intents);
  /// Redraws the picture. `words`: the font of the names in the inset.
  void update(const InsetWords& words);
  /// The pair to highlight while nothing is under the pointer; a < 0: none.
  void pointAt(BodyPair pair) { pointed_ = pair; }
  /// Cancels the present drag; false if there is none.
  bool cancel(Intents& intents);
  /// Clears the selection.
  void chooseNothing() { choice_.body = -1; }

  const Figure& figure() const { return painter_.figure(); }
  const View& view() const { return view_; }
  /// A ⊖ B of the chosen pair.
  const PairInset& inset() const { return inset_; }
  /// The same view in a pane of another size, and its picture there.
  View viewIn(dvec2 size, double ui_scale) const;
  const Figure& paint(SandboxPainter& painter, const View& view) const { return painter.draw(sandbox_, view, {}); }
  /// The ink on the present step.
  const std::vector<InkStroke>& ink() const { return ink_.ink(inkPage()); }
  /// Seconds until the next automatic change; 0 while it plays, or until the legend matches the picture; negative if
  /// none.
  double idleSeconds() const {
    const bool legend_is_true = legend_impulses_ == painter_.impulses();
    return shows() && (sandbox_.playing() || sandbox_.hold().body >= 0 || !legend_is_true) ? 0 : -1;
  }
  ImpulseCount impulses() const { return painter_.impulses(); }

 private:
  void pane(const Ui&, const Layout&, const Input&);
  void draw(const Ui& ui, bool begins);
  InkPage inkPage() const;
  void press(const Ui& ui, dvec2 pointer, const Input& input);
  void beginMoving(dvec2 pointer, bool panning);
  void dragFromContact(const Ui& ui);
  void pinch(const Pinch&, dvec2 corner);
  void follow(const Ui& ui, dvec2 pointer);
  void frame();
  void shoot(bool diamond, Intents& intents);
  void choose(int by);
  void openChosen(Intents& intents) const;
  bool pushChosen(const KeyPress&, Intents& intents) const;
  static bool isOfWindow(SDL_Keycode);
  void tip(const Ui& ui) const;
  void weigh();

  const Sandbox& sandbox_;
  SandboxPainter painter_;
  ImpulseCount legend_impulses_;  ///< as the legend says
  float legend_bottom_ = 0;       ///< from the pane's upper edge
  View view_;
  std::uint64_t framed_ = 0;     ///< the world that the camera was set up for
  bool camera_by_hand_ = false;  ///< the user has rotated, moved or zoomed it since
  SandboxTarget hover_;
  BodyPair pointed_;
  SandboxChoice choice_;
  PairInset inset_;
  std::shared_ptr<const WorldFile> weighed_;  ///< the file for which the selection's mass was computed
  int weighed_body_ = -1;
  Lectern ink_;  ///< the ink on this world, stored per step
  dvec2 pointer_{0.0};
  /// A pressed contact: releasing it opens its pair; dragging it grabs the body under it.
  std::optional<BodyPair> pressed_;
  dvec2 pressed_at_{0.0};
  // The camera, while the user moves it.
  bool moving_ = false, panning_ = false;
  View camera_start_;
  dvec2 camera_grab_{0.0};
};

}  // namespace gjklab
