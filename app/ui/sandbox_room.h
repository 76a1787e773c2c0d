#pragma once
// The window's content for a world, the user's own or a lesson's: its pane with grabbing and throwing, and its panels.
// It returns intents, which are applied in one place, once per frame.

#include "model/sandbox/sandbox_figure.h"
#include "model/session/pair_inset.h"
#include "platform/input.h"
#include "ui/kit/layout.h"
#include "ui/panel/sandbox_panels.h"

#include <cstdint>
#include <map>
#include <optional>

namespace gjklab {

class SandboxRoom {
 public:
  /// Shows the world of a session, which must outlive it.
  explicit SandboxRoom(const Session& session) : session_(session) {}

  const Sandbox& sandbox() const { return session_.world(); }
  /// Whether the window shows the world: it is open, and none of its pairs is shown as a scene.
  bool shows() const { return session_.showsWorld(); }

  /// The pane's area in a window with this layout.
  static Area paneOf(const Layout& layout);
  /// Draws panels and pane. Adds intents for everything that it does not handle itself.
  void show(const Ui& ui, const Layout& layout, const Input& input);
  /// Handles a key; false if it has no meaning here.
  bool takeKey(const KeyPress& press, Intents& intents);
  /// Redraws the picture. `words`: the font of the names in the inset.
  void update(const InsetWords& words);
  /// The pair to highlight while nothing is under the pointer; a < 0: none.
  void pointAt(BodyPair pair);
  /// Cancels the present drag; false if there is none.
  bool cancel(Intents& intents);
  /// Clears the selection.
  void chooseNothing();

  const Figure& figure() const { return painter_.figure(); }
  const View& view() const { return session_.worldView(); }
  /// A ⊖ B of the chosen pair.
  const PairInset& inset() const { return inset_; }
  /// Seconds until the next automatic change; 0 while it plays, or until the legend matches the picture; negative if
  /// none.
  double idleSeconds() const {
    const bool legend_is_true = legend_impulses_ == painter_.impulses();
    return shows() && (sandbox().playing() || sandbox().hold().body >= 0 || !legend_is_true) ? 0 : -1;
  }

 private:
  void pane(const Ui&, const Layout&, const Input&);
  void follow();
  void press(const Ui& ui, dvec2 pointer, const Input& input);
  void beginMoving(dvec2 pointer, bool panning);
  void dragFromContact(const Ui& ui);
  void pinch(const Ui& ui, const Pinch&, dvec2 corner);
  void drag(const Ui& ui, dvec2 pointer);
  void shoot(bool diamond, Intents& intents);
  void choose(int by);
  void openChosen(Intents& intents) const;
  bool pushChosen(const KeyPress&, Intents& intents) const;
  static bool goesOn(SDL_Keycode);
  void tip(const Ui& ui) const;
  void weigh();

  const Session& session_;
  SandboxPainter painter_;
  ImpulseCount legend_impulses_;  ///< as the legend says
  float legend_bottom_ = 0;       ///< from the pane's upper edge
  SandboxTarget hover_;
  BodyPair pointed_;
  SandboxChoice choice_;
  std::uint64_t shown_ = 0;              ///< the world to which these belong
  std::map<std::uint64_t, int> chosen_;  ///< the selected bodies of the worlds before
  PairInset inset_;
  std::shared_ptr<const WorldFile> weighed_;  ///< the file for which the selection's mass was computed
  int weighed_body_ = -1;
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
