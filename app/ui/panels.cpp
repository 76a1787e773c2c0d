#include "ui/panels.h"

#include "ui/inspector.h"
#include "ui/pane_header.h"
#include "ui/scene_panel.h"
#include "ui/timeline_bar.h"
#include "ui/top_bar.h"

#include <array>

namespace gjklab {
namespace {

void showInspector(const Ui& ui, const Layout& layout) {
  const Session& session = ui.session;
  inspector(ui, layout.inspector, caption(session.scene(), session.run(), session.timeline(), session.position()));
}

constexpr std::array kPanels{
    Panel{"top bar", &Layout::top_bar, [](const Ui& ui, const Layout& layout) { topBar(ui, layout.top_bar); }},
    Panel{"world header", &Layout::world_header,
          [](const Ui& ui, const Layout& layout) { worldHeader(ui, layout.world_header); }},
    Panel{"difference header", &Layout::difference_header,
          [](const Ui& ui, const Layout& layout) { differenceHeader(ui, layout.difference_header); }},
    Panel{"scene panel", &Layout::scene_panel,
          [](const Ui& ui, const Layout& layout) { scenePanel(ui, layout.scene_panel); }},
    Panel{"inspector", &Layout::inspector, showInspector},
    Panel{"timeline", &Layout::timeline,
          [](const Ui& ui, const Layout& layout) { timelineBar(ui, layout.timeline, layout.key_hints); }},
};

}  // namespace

std::span<const Panel> panelList() { return kPanels; }

}  // namespace gjklab
