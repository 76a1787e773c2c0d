// Whole pictures: every built-in scene without a complaint of OpenGL, the same bytes every time, and
// the verbs' exit statuses.

#include "render/picture.h"
#include "export/png.h"
#include "gl/gl_fixture.h"
#include "messages_in.h"
#include "model/compose/picture_layout.h"
#include "model/figure/make_figure.h"
#include "model/gallery/gallery.h"
#include "model/store/temporary_folder.h"
#include "shell/draw.h"

#include <stb_image.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace gjklab::picture_test {
namespace {

std::string contentOf(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

class PictureTest : public testing::Test {
 protected:
  PictureArguments arguments(int dimension, const std::string& name) const {
    PictureArguments result;
    result.scene = defaultScene(dimension);
    result.scene_file = "scene.json";
    result.output = folder_ / name;
    result.size.width = 400;
    result.size.height = 250;
    return result;
  }

  const TemporaryFolder folder_;
};

TEST_F(PictureTest, PngHasThePixelsItWasGiven) {
  std::vector<std::uint8_t> rgb;
  for (int i = 0; i < 3 * 37 * 11; ++i) rgb.push_back(static_cast<std::uint8_t>(i * 7 % 256));
  const std::string bytes = encodePng(rgb, 37, 11);
  int width = 0, height = 0, channels = 0;
  stbi_uc* read = stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(bytes.data()), static_cast<int>(bytes.size()),
                                        &width, &height, &channels, 3);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(width, 37);
  EXPECT_EQ(height, 11);
  EXPECT_EQ(channels, 3);
  EXPECT_TRUE(std::equal(rgb.begin(), rgb.end(), read));
  stbi_image_free(read);
}

TEST_F(PictureTest, DrawWritesTheSameBytesEveryTime) {
  for (const int dimension : {1, 2, 3}) {
    PictureArguments first = arguments(dimension, "1.png"), second = arguments(dimension, "2.png");
    EXPECT_EQ(drawCommand(first), 0);
    EXPECT_EQ(drawCommand(second), 0);
    EXPECT_FALSE(contentOf(first.output).empty());
    EXPECT_EQ(contentOf(first.output), contentOf(second.output));
    EXPECT_EQ(contentOf(first.output).substr(1, 3), "PNG");
  }
}

TEST_F(PictureTest, ThemesPanesAndStepsMakeDifferentPictures) {
  std::vector<std::string> pictures;
  const auto add = [&](auto change) {
    PictureArguments with = arguments(2, "x.png");
    change(with);
    ASSERT_EQ(drawCommand(with), 0);
    pictures.push_back(contentOf(with.output));
  };
  add([](PictureArguments&) {});
  add([](PictureArguments& with) { with.theme = ThemeName::dark; });
  add([](PictureArguments& with) { with.theme = ThemeName::projector; });
  add([](PictureArguments& with) { with.pane = Pane::world; });
  add([](PictureArguments& with) { with.pane = Pane::difference; });
  add([](PictureArguments& with) { with.step = addressAt(0); });
  for (std::size_t i = 0; i < pictures.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(pictures[i], pictures[j]);
}

TEST_F(PictureTest, ExitStatusSaysWhatWentWrong) {
  PictureArguments beyond = arguments(2, "x.png");
  beyond.step = addressAt(100000);
  testing::internal::CaptureStderr();
  {
    const test::TestLanguage language;
    EXPECT_EQ(drawCommand(beyond), 2);
  }
  const std::string sentence = testing::internal::GetCapturedStderr();
  gjklab::Run run;
  runQuery(*beyond.scene, run);
  const std::string last = std::to_string(Timeline(run).size() - 1);
  EXPECT_TRUE(test::hasMessage(sentence, {{"step", "100000"}, {"last", last}})) << sentence;
  EXPECT_NE(sentence.find("scene.json: "), std::string::npos) << sentence;

  PictureArguments nowhere = arguments(2, "no-such-folder/x.png");
  testing::internal::CaptureStderr();
  EXPECT_EQ(drawCommand(nowhere), 1);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("no-such-folder"), std::string::npos);

  if (std::filesystem::exists("/dev/full")) {
    PictureArguments full = arguments(2, "x.png");
    full.output = "/dev/full";
    testing::internal::CaptureStderr();
    EXPECT_EQ(drawCommand(full), 1);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("/dev/full"), std::string::npos);
  }
  PictureArguments tour = arguments(2, "file");
  std::ofstream(tour.output) << "not a folder";
  testing::internal::CaptureStderr();
  EXPECT_EQ(tourCommand(tour), 1);
  EXPECT_NE(testing::internal::GetCapturedStderr().find(tour.output), std::string::npos);
}

TEST_F(PictureTest, TourHasAPictureForEveryStepOfThreeScenes) {
  PictureArguments tour = arguments(2, "a/tour");
  tour.size = {160, 100};
  tour.theme = ThemeName::dark;
  ASSERT_EQ(tourCommand(tour), 0);
  int expected = 0;
  for (const int dimension : {1, 2, 3}) expected += PictureScene(defaultScene(dimension)).timeline.size();
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(tour.output)) {
    names.push_back(entry.path().filename().string());
    EXPECT_GT(entry.file_size(), 100u);
  }
  std::sort(names.begin(), names.end());
  ASSERT_EQ(static_cast<int>(names.size()), expected);
  EXPECT_EQ(names.front().substr(0, 6), "01-1d-");
}

TEST_F(PictureTest, LayoutKeepsEverythingInside) {
  for (const auto& [width, height] :
       {std::pair{64, 64}, std::pair{8192, 64}, std::pair{64, 8192}, std::pair{300, 200}, std::pair{640, 480},
        std::pair{1280, 720}, std::pair{1600, 900}, std::pair{1920, 1080}, std::pair{900, 1600}, std::pair{3840, 2160}})
    for (const int panes : {1, 2}) {
      const PictureLayout layout = layOutPicture(width, height, panes, 150 * pictureScale(width, height, panes));
      ASSERT_EQ(static_cast<int>(layout.panes.size()), panes);
      std::vector<PixelRect> parts{layout.caption};
      for (const auto& place : layout.panes) {
        EXPECT_GT(place.pane.width, 0);
        EXPECT_GT(place.pane.height, 0);
        parts.push_back(place.pane);
        parts.push_back(place.heading);
      }
      for (std::size_t i = 0; i < parts.size(); ++i) {
        const PixelRect& p = parts[i];
        EXPECT_TRUE(p.x >= 0 && p.y >= 0 && p.x + p.width <= width + 1 && p.y + p.height <= height + 1);
        for (std::size_t j = 0; j < i; ++j) {
          const PixelRect& q = parts[j];
          const int across = std::min(p.x + p.width, q.x + q.width) - std::max(p.x, q.x);
          const int down = std::min(p.y + p.height, q.y + q.height) - std::max(p.y, q.y);
          EXPECT_FALSE(across > 1 && down > 1) << width << " x " << height << ", parts " << i << " and " << j;
        }
      }
    }
}

class SceneDrawing : public GlTest {};

TEST_F(SceneDrawing, EveryBuiltInSceneWithoutComplaint) {
  for (const GalleryEntry& entry : gallery()) {
    const PictureScene scene(entry.scene);
    View view;
    view.dimension = entry.scene.dimension;
    view.size = {120, 100};
    view.pixels_per_unit = 20;
    view.orientation = defaultOrientation();
    target_.resize(240, 100);
    const int stride = std::max(1, scene.timeline.size() / 12);  // long runs repeat themselves
    for (int i = 0; i < scene.timeline.size(); i += stride) {
      const Frame frame = makeFrame(scene.own.scene, scene.own.run, scene.own.geometry, scene.timeline[i], {});
      Figure world, difference;
      worldFigure(frame, view, {}, world);
      differenceFigure(frame, view, {}, difference);
      target_.bind();
      renderer_->draw(world, view, theme(ThemeName::light), {0, 0, 120, 100}, 100);
      renderer_->draw(difference, view, theme(ThemeName::dark), {120, 0, 120, 100}, 100);
    }
    for (const std::string& message : shared()->takeMessages()) ADD_FAILURE() << entry.id << ": OpenGL: " << message;
  }
}

}  // namespace
}  // namespace gjklab::picture_test
