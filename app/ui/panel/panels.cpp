#include "ui/panel/panels.h"

#include "ui/panel/compare_header.h"
#include "ui/panel/compare_panel.h"
#include "ui/panel/hand_numbers.h"
#include "ui/panel/inspector.h"
#include "ui/panel/lectern_bar.h"
#include "ui/panel/pane_header.h"
#include "ui/panel/replay_panel.h"
#include "ui/panel/scene_panel.h"
#include "ui/panel/stage_panel.h"
#include "ui/panel/timeline_bar.h"
#include "ui/panel/top_bar.h"

#include <array>

namespace gjklab {
namespace {

/// The words of a pane's moment.
Caption captionOf(const Session& session, Space space) {
  const RunTrack& track = session.track(space);
  const PlaceInStep at = session.revealed(space);
  return inStopsWords(
      session, caption(track.scene, track.run, track.timeline, at.place, at.disclosure, session.naming(), at.test));
}

void showInspector(const Ui& ui, const Layout& layout) {
  const Session& session = ui.session;
  if (session.replayed() != nullptr) return replayPanel(ui, layout.inspector, captionOf(session, Space::difference));
  if (session.comparing())
    return comparePanel(ui, layout.inspector, captionOf(session, Space::difference), captionOf(session, Space::rival));
  const Caption words = captionOf(session, Space::difference);
  if (ui.handheld && session.game() == nullptr) return handNumbers(ui, layout.inspector, words);
  if (session.settings().stage || ui.audience) return numbersPanel(ui, layout.inspector, words);
  inspector(ui, layout.inspector, words);
}

constexpr std::array kPanels{
    Panel{"top bar", &Layout::top_bar, [](const Ui& ui, const Layout& layout) { topBar(ui, layout.top_bar); }},
    Panel{"world header", &Layout::world_header,
          [](const Ui& ui, const Layout& layout) { worldHeader(ui, layout.world_header); }},
    Panel{"difference header", &Layout::difference_header,
          [](const Ui& ui, const Layout& layout) { differenceHeader(ui, layout.difference_header); }},
    Panel{"rival header", &Layout::rival_header,
          [](const Ui& ui, const Layout& layout) { rivalHeader(ui, layout.rival_header); }},
    Panel{"scene panel", &Layout::scene_panel,
          [](const Ui& ui, const Layout& layout) { scenePanel(ui, layout.scene_panel); }},
    Panel{"inspector", &Layout::inspector, showInspector},
    Panel{"stage", &Layout::stage,
          [](const Ui& ui, const Layout& layout) {
            stageWords(ui, layout.stage, captionOf(ui.session, Space::difference));
          }},
    Panel{"methods", &Layout::own_title, stageMethods},
    Panel{"plot", &Layout::plot, stagePlot},
    Panel{"lectern", &Layout::lectern, [](const Ui& ui, const Layout& layout) { lecternBar(ui, layout.lectern); }},
    Panel{"timeline", &Layout::timeline,
          [](const Ui& ui, const Layout& layout) {
            if (ui.handheld) return timelineForThumbs(ui, layout.timeline);
            if (!layout.stage.empty() || !layout.lectern.empty() || ui.audience)
              return timelineRow(ui, layout.timeline);
            timelineBar(ui, layout.timeline);
          }},
};

}  // namespace

std::span<const Panel> panelList() { return kPanels; }

}  // namespace gjklab
