#pragma once
// The room of a world: what the window shows while it is open, the user's own or a lesson's. Its pane with camera,
// grabbing and throwing; panels ask for changes by wishes, which are granted at one place a frame.

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
  /// Of a sandbox that outlives it.
  explicit SandboxRoom(const Sandbox& sandbox) : sandbox_(sandbox) {}

  const Sandbox& sandbox() const { return sandbox_; }
  /// Whether the world is what the window shows: it is open, and none of its pairs is in the lab.
  bool shows() const { return sandbox_.shows(); }

  /// Where the pane is in a window laid out like this.
  static Area paneOf(const Layout& layout);
  void resize(dvec2 size, double ui_scale);
  /// Panels and pane; asks the lab's intents only for what is the lab's.
  void show(const Ui& ui, const Layout& layout, const Input& input);
  /// What is drawn on the world is taken back or cleared. False: the intent is about something else.
  bool takeInk(const Intent& intent);
  /// A key that means something here. False: it may mean something elsewhere.
  bool takeKey(const KeyPress& press, Intents& intents);
  /// Draws the picture anew.
  void update();
  /// A pair that stands out as long as nothing is under the pointer; a < 0: none.
  void pointAt(BodyPair pair) { pointed_ = pair; }
  /// Takes back what is under way. False when nothing is.
  bool cancel(Intents& intents);
  /// Nothing is chosen.
  void chooseNothing() { choice_.body = -1; }

  const Figure& figure() const { return painter_.figure(); }
  const View& view() const { return view_; }
  /// A ⊖ B of the chosen pair.
  const PairInset& inset() const { return inset_; }
  /// The same view in a pane of another size, and its picture there.
  View viewIn(dvec2 size, double ui_scale) const;
  const Figure& paint(SandboxPainter& painter, const View& view) const { return painter.draw(sandbox_, view, {}); }
  /// What is drawn on the step that shows.
  const std::vector<InkStroke>& ink() const { return ink_.ink(inkPage()); }
  /// How long nothing changes by itself: 0 while it plays, negative for ever.
  double idleSeconds() const { return shows() && (sandbox_.playing() || sandbox_.hold().body >= 0) ? 0 : -1; }

 private:
  void pane(const Ui& ui, Area area, const Input& input);
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
  View view_;
  std::uint64_t framed_ = 0;     ///< the world that the camera was set up for
  bool camera_by_hand_ = false;  ///< turned, moved or zoomed since
  SandboxTarget hover_;
  BodyPair pointed_;
  SandboxChoice choice_;
  PairInset inset_;
  std::shared_ptr<const WorldFile> weighed_;  ///< what the choice's mass is of
  int weighed_body_ = -1;
  Lectern ink_;  ///< what is drawn on this world: kept per step
  dvec2 pointer_{0.0};
  /// A contact that is pressed: released, its pair is looked at; dragged, the body beneath it is held.
  std::optional<BodyPair> pressed_;
  dvec2 pressed_at_{0.0};
  // The camera, while it is moved by hand.
  bool moving_ = false, panning_ = false;
  View camera_start_;
  dvec2 camera_grab_{0.0};
};

}  // namespace gjklab
