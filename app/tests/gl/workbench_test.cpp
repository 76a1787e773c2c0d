// The whole window, used by a scripted hand: what a mouse and a keyboard do to the scene and to what is seen of it.

#include "covered.h"
#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/figure/grid_step.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/session/target_text.h"

#include <imgui_internal.h>

namespace gjklab::workbench_test {
namespace {

constexpr double kExact = 1e-6;  // a drag is exact: the grabbed point stays under the pointer

class WorkbenchTest : public GlTest {};

TEST_F(WorkbenchTest, KeysStepThroughTheRun) {
  Hand hand(squares(), 1280, 720);
  EXPECT_EQ(hand.session().position(), 0);
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), 1);
  hand.key(SDLK_PAGEDOWN);
  hand.key(SDLK_LEFT);
  EXPECT_EQ(hand.session().position(), 1);
  hand.key(SDLK_RIGHT, false, true);
  EXPECT_EQ(hand.session().moment().record, 1);
  hand.key(SDLK_END);
  EXPECT_EQ(hand.session().position(), hand.session().timeline().size() - 1);
  EXPECT_EQ(hand.session().moment().sub_step, SubStep::result);
  hand.key(SDLK_HOME);
  EXPECT_EQ(hand.session().position(), 0);
  hand.key(SDLK_SPACE);
  EXPECT_TRUE(hand.session().playing());
  hand.rest(120);
  EXPECT_GT(hand.session().position(), 0);
}

TEST_F(WorkbenchTest, ABodyIsDraggedExactlyAndUndone) {
  Covered cases(3);
  for (const int dimension : {1, 2, 3}) {
    Hand hand(squares(dimension), 1280, 720);
    const Scene before = hand.scene();
    const auto revision = hand.session().document().revision();
    const dvec3 grab = before.a.position + dvec3(0.2, 0, 0);
    dvec2 from = hand.at(Space::world, grab);
    if (dimension == 1) from.y = middleOf(hand, BodyTarget{Which::a}).y;  // beside the axis
    hand.moveTo(from);
    hand.rest();
    if (!std::holds_alternative<BodyTarget>(hand.session().hover())) {
      ADD_FAILURE() << "nothing to grab in " << dimension << "-D";
      continue;
    }
    ++cases;
    hand.drag(from, from + dvec2(40, dimension == 1 ? 0 : 24));
    EXPECT_GT(hand.session().document().revision(), revision);
    const dvec2 now = hand.at(Space::world, grab + hand.scene().a.position - before.a.position);
    const dvec2 wanted = hand.at(Space::world, grab) + dvec2(40, dimension == 1 ? 0 : 24);
    EXPECT_NEAR(glm::length(now - wanted), 0, kExact) << dimension;
    EXPECT_EQ(hand.scene().b.position, before.b.position);
    hand.key(SDLK_z, true);
    EXPECT_EQ(hand.scene().a.position, before.a.position);
    EXPECT_FALSE(hand.session().document().canUndo()) << "one drag is one entry";
    hand.key(SDLK_y, true);
    EXPECT_NE(hand.scene().a.position, before.a.position);
  }
}

TEST_F(WorkbenchTest, EscapeCancelsADrag) {
  Hand hand(squares(), 1280, 720);
  const Scene before = hand.scene();
  hand.moveTo(hand.at(Space::world, before.b.position));
  hand.rest();
  hand.press();
  hand.dragTo(hand.at(Space::world, before.b.position) + dvec2(60, 60));
  EXPECT_NE(hand.scene().b.position, before.b.position);
  hand.key(SDLK_ESCAPE);
  EXPECT_EQ(hand.scene().b.position, before.b.position);
  hand.dragTo(hand.at(Space::world, before.b.position) + dvec2(90, 90));
  hand.release();
  hand.rest();
  EXPECT_EQ(hand.scene().b.position, before.b.position);
  EXPECT_FALSE(hand.session().document().canUndo());
}

TEST_F(WorkbenchTest, TheCursorStaysAtItsStepDuringADrag) {
  Hand hand(squares(), 1280, 720);
  for (int i = 0; i < 6; ++i) hand.key(SDLK_RIGHT);
  const Moment moment = hand.session().moment();
  const dvec2 from = hand.at(Space::world, hand.scene().b.position);
  hand.drag(from, from + dvec2(4, 6));
  EXPECT_EQ(hand.session().moment(), moment);
}

TEST_F(WorkbenchTest, VerticesAreMovedAddedAndDeleted) {
  Scene scene = squares();
  scene.a.shape = ShapeKind::hull;
  scene.a.points = {{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, 1, 0}};
  Hand hand(scene, 1280, 720);
  const dvec2 corner = hand.at(Space::world, toWorld(scene.a, 2, scene.a.points[2]));
  hand.drag(corner, corner + dvec2(20, -20));
  EXPECT_NEAR(glm::length(hand.at(Space::world, toWorld(hand.scene().a, 2, hand.scene().a.points[2])) -
                          (hand.at(Space::world, toWorld(scene.a, 2, scene.a.points[2])) + dvec2(20, -20))),
              0, kExact);
  const dvec2 edge = hand.at(Space::world, toWorld(scene.a, 2, {-0.3, -1, 0}));
  hand.doubleClick(edge);
  ASSERT_EQ(hand.scene().a.points.size(), 5u);
  hand.moveTo(edge);
  hand.rest();
  hand.key(SDLK_DELETE);
  EXPECT_EQ(hand.scene().a.points.size(), 4u);
}

TEST_F(WorkbenchTest, ADoubleClickOnAnEdgeOfASolidAddsAVertex) {
  Hand hand(squares(3), 1280, 720);
  dvec3 on_edge(0.0);
  for (const double along : {-0.8, -0.4, 0.0, 0.4}) {  // the top front edge, where no turn ring crosses it
    on_edge = hand.scene().a.position + dvec3(along, 1, 1);
    hand.moveTo(hand.at(Space::world, on_edge));
    hand.rest();
    if (std::holds_alternative<EdgeTarget>(hand.session().hover())) break;
  }
  hand.doubleClick(hand.at(Space::world, on_edge));
  EXPECT_EQ(hand.scene().a.shape, ShapeKind::hull);
  ASSERT_EQ(hand.scene().a.points.size(), 9u);
  EXPECT_NEAR(glm::length(toWorld(hand.scene().a, 3, hand.scene().a.points.back()) - on_edge), 0, 1e-6);
  hand.key(SDLK_z, true);
  EXPECT_EQ(hand.scene().a.shape, ShapeKind::box);
}

TEST_F(WorkbenchTest, EverythingIsDrawnAgainAfterTheGraphicsWereLost) {
  SeeingHand hand(squares(3), 640, 480);
  const Picture before = hand.picture();
  ASSERT_EQ(hand.toolkit().renew(), "");
  hand.rest();
  const Picture after = hand.picture();
  int different = 0;
  for (std::size_t i = 0; i < before.rgb.size(); ++i) different += before.rgb[i] != after.rgb[i];
  EXPECT_EQ(different, 0);
}

TEST_F(WorkbenchTest, TheOriginIsDraggedInDifferenceSpace) {
  Hand hand(squares(), 1280, 720);
  const Scene before = hand.scene();
  const dvec2 origin = hand.at(Space::difference, dvec3(0.0));
  hand.drag(origin, origin + dvec2(-30, 12));
  const double scale = hand.session().view(Space::difference).pixels_per_unit;
  EXPECT_NEAR(hand.scene().b.position.x - before.b.position.x, -30 / scale, 1e-9);
  EXPECT_NEAR(hand.scene().b.position.y - before.b.position.y, -12 / scale, 1e-9);
  EXPECT_NEAR(glm::length(hand.at(Space::difference, dvec3(0.0)) - (origin + dvec2(-30, 12))), 0, kExact);
}

TEST_F(WorkbenchTest, TheFirstDirectionIsDraggedByItsTip) {
  Hand hand(squares(), 1280, 720);
  const Figure& figure = hand.session().figure(Space::difference);
  const auto tip = std::find_if(figure.handles.begin(), figure.handles.end(), [](const Handle& handle) {
    return std::holds_alternative<DirectionTarget>(handle.target);
  });
  ASSERT_NE(tip, figure.handles.end());
  const dvec2 from = hand.at(Space::difference, tip->shape[0]), origin = hand.at(Space::difference, dvec3(0.0));
  hand.moveTo(from);
  hand.rest();
  EXPECT_EQ(hand.session().hover(), PickTarget(DirectionTarget{}));
  hand.drag(from, origin + dvec2(0, -70));
  ASSERT_TRUE(hand.scene().query.initial_direction.has_value());
  EXPECT_NEAR(glm::length(*hand.scene().query.initial_direction - dvec3(0, 1, 0)), 0, 1e-6);
}

TEST_F(WorkbenchTest, AxisKeysKeepADragInThreeDimensionsToTheirAxis) {
  Hand hand(squares(3), 1280, 720);
  const Scene before = hand.scene();
  const dvec2 from = hand.at(Space::world, before.b.position);
  hand.holdAxis(1, true);
  hand.drag(from, from + dvec2(25, -40));
  EXPECT_EQ(hand.scene().b.position.x, before.b.position.x);
  EXPECT_EQ(hand.scene().b.position.z, before.b.position.z);
  EXPECT_GT(hand.scene().b.position.y, before.b.position.y);
}

TEST_F(WorkbenchTest, TheBackgroundTurnsAndMovesTheView) {
  Hand hand(squares(3), 1280, 720);
  const Scene before = hand.scene();
  const Area world = hand.bench().layout().world;
  const dvec2 corner(world.x + 12, world.y + 12);
  const View view = hand.session().view(Space::world);
  hand.drag(corner, corner + dvec2(50, 20));
  EXPECT_FALSE(hand.session().view(Space::world).orientation == view.orientation);
  EXPECT_EQ(hand.session().view(Space::difference).orientation, hand.session().view(Space::world).orientation);
  const View turned = hand.session().view(Space::world);
  hand.drag(corner, corner + dvec2(30, 10), 1);
  EXPECT_EQ(hand.session().view(Space::world).orientation, turned.orientation);
  EXPECT_FALSE(hand.session().view(Space::world).target == turned.target);
  EXPECT_EQ(hand.scene(), before);
  hand.key(SDLK_f);
  EXPECT_NEAR(glm::length(hand.session().view(Space::world).target - view.target), 0, 2);
}

TEST_F(WorkbenchTest, TheWheelZoomsToThePointer) {
  Hand hand(squares(), 1280, 720);
  const dvec3 point(1.2, 0.7, 0);
  const dvec2 pointer = hand.at(Space::world, point);
  hand.moveTo(pointer);
  const double scale = hand.session().view(Space::world).pixels_per_unit;
  hand.wheel(2);
  EXPECT_GT(hand.session().view(Space::world).pixels_per_unit, scale);
  EXPECT_NEAR(glm::length(hand.at(Space::world, point) - pointer), 0, kExact);
}

TEST_F(WorkbenchTest, HoveringLinksThePanes) {
  Hand hand(defaultScene(2), 1280, 720);
  const Body& a = hand.scene().a;
  hand.moveTo(hand.at(Space::world, toWorld(a, 2, a.points[0])));
  hand.rest();
  EXPECT_EQ(hand.session().hover(), PickTarget(VertexTarget{Which::a, 0}));
  EXPECT_EQ(hand.session().frame().hover, hand.session().hover());
  hand.moveTo({2, 2});
  hand.rest();
  EXPECT_EQ(hand.session().hover(), PickTarget());
}

bool tooltipShows() {
  const ImGuiWindow* window = ImGui::FindWindowByName("##Tooltip_00");
  return window && window->Active;
}

TEST_F(WorkbenchTest, ARegionTellsItsReasonWhenThePointerRests) {
  Hand hand(defaultScene(2), 1280, 720);
  while (hand.session().moment().sub_step != SubStep::gjk_region || hand.session().frame().simplex.size() < 3)
    hand.key(SDLK_RIGHT);
  const Area pane = hand.bench().layout().difference;
  hand.moveTo({pane.x + 30, pane.bottom() - 30});
  hand.rest();
  ASSERT_TRUE(std::holds_alternative<RegionTarget>(hand.session().hover()));
  EXPECT_NE(describeTarget(hand.session(), Space::difference, hand.session().hover()), "");
  EXPECT_FALSE(tooltipShows());
  EXPECT_GT(hand.bench().idleSeconds(), 0) << "the window has to wake up for it";
  hand.rest(60);
  EXPECT_TRUE(tooltipShows());
  EXPECT_LT(hand.bench().idleSeconds(), 0);
}

TEST_F(WorkbenchTest, ARegionLitUpByKeysGoesBeforeTheOneUnderAPointerThatRests) {
  Hand hand(defaultScene(2), 1280, 720);
  while (hand.session().moment().sub_step != SubStep::gjk_region || hand.session().frame().simplex.size() < 3)
    hand.key(SDLK_RIGHT);
  const Area pane = hand.bench().layout().difference;
  const dvec2 corner(pane.x + 30, pane.bottom() - 30);
  hand.moveTo(corner);
  hand.rest(60);
  const PickTarget under = hand.session().hover();
  ASSERT_TRUE(std::holds_alternative<RegionTarget>(under));
  for (std::size_t i = 0; i < hand.session().frame().regions.size(); ++i) {
    hand.key(SDLK_r);
    hand.rest();
    EXPECT_EQ(hand.session().frame().hover, hand.session().pointedRegion()) << i;
    EXPECT_FALSE(tooltipShows()) << "it would tell of another region";
  }
  hand.moveTo(corner + dvec2(12, -12));
  hand.rest();
  EXPECT_EQ(hand.session().frame().hover, under) << "a pointer that moves is listened to again";
}

TEST_F(WorkbenchTest, DimensionKeysAndUndoBringScenesBack) {
  Hand hand(squares(), 1280, 720);
  hand.key(SDLK_3);
  EXPECT_EQ(hand.scene().dimension, 3);
  hand.key(SDLK_1);
  EXPECT_EQ(hand.scene().dimension, 1);
  hand.key(SDLK_z, true);
  hand.key(SDLK_z, true);
  EXPECT_EQ(hand.scene(), squares());
}

TEST_F(WorkbenchTest, KeysDoNothingWhileTextIsTyped) {
  Settings settings = Hand::still();
  settings.scene_panel = true;
  Hand hand(squares(), 1280, 720, settings);
  const Area panel = hand.bench().layout().scene_panel;
  hand.click({panel.x + 0.7 * panel.width, panel.y + 52});
  ASSERT_TRUE(ImGui::GetIO().WantTextInput) << "the title field should have the keyboard";
  hand.key(SDLK_3);
  hand.key(SDLK_TAB);
  EXPECT_EQ(hand.scene().dimension, 2);
  EXPECT_TRUE(hand.session().settings().panels_visible);
}

TEST_F(WorkbenchTest, ControlKeepsADragToTheGridAndSaysWhere) {
  Hand hand(squares(), 1280, 720);
  const double step = gridStep(hand.session().view(Space::world));
  const dvec2 from = hand.at(Space::world, hand.scene().a.position);
  const auto offGrid = [&] {
    const dvec3 p = hand.scene().a.position / step;
    return glm::length(p - glm::round(p));
  };
  hand.moveTo(from);
  hand.rest();
  hand.press();
  hand.input().control = true;
  hand.dragTo(from + dvec2(41, -67));
  EXPECT_LT(offGrid(), 1e-9);
  EXPECT_NE(hand.scene().a.position, squares().a.position);
  EXPECT_TRUE(tooltipShows()) << "its place stands beside the pointer";
  hand.input().control = false;
  hand.dragTo(from + dvec2(43, -61));
  EXPECT_GT(offGrid(), 1e-3);
  hand.release();
  hand.rest();
  EXPECT_FALSE(hand.session().document().inGesture());
  const dvec3 before = hand.scene().a.position;
  hand.key(SDLK_UP, true);
  EXPECT_NEAR(hand.scene().a.position.y, before.y + step, 1e-9) << "what was dragged is selected";
}

TEST_F(WorkbenchTest, ScenesGoThroughTheClipboard) {
  Hand hand(squares(), 1280, 720);
  hand.key(SDLK_c, true);
  const auto copied = readScene(hand.clipboard, "clipboard");
  ASSERT_TRUE(std::holds_alternative<Scene>(copied));
  EXPECT_EQ(std::get<Scene>(copied).a.position, squares().a.position);
  hand.clipboard = writeScene(defaultScene(3));
  hand.key(SDLK_v, true);
  EXPECT_EQ(hand.scene().dimension, 3);
  const Scene before = hand.scene();
  hand.clipboard = "{\"gjklab\": 1, \"dimension\": 2}";
  hand.key(SDLK_v, true);
  EXPECT_EQ(hand.scene(), before) << "a bad scene changes nothing";
  EXPECT_FALSE(hand.bench().news().empty()) << "and is told";
}

TEST_F(WorkbenchTest, EverySizeAndThemeIsDrawnWithoutComplaint) {
  const std::pair<int, int> sizes[] = {{1280, 720}, {800, 480}, {640, 1200}};
  for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::projector}) {
    Settings settings = Hand::still();
    settings.theme = name;
    settings.scene_panel = true;
    const auto [width, height] = sizes[static_cast<int>(name)];
    Hand hand(defaultScene(1 + static_cast<int>(name)), width, height, settings);
    hand.key(SDLK_END);
    hand.bench().showHelp();
    hand.rest();
  }
}

}  // namespace
}  // namespace gjklab::workbench_test
