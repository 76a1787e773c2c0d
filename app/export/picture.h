#pragma once
// The layout of a whole picture: the panes with their headings and a caption. `draw` and `tour` draw it with OpenGL
// (render/picture.h) or write it as vectors (vector_picture.h).

#include "model/chart/chart.h"
#include "model/compose/picture_layout.h"
#include "model/figure/ink_stroke.h"
#include "model/figure/lens.h"
#include "model/figure/make_figure.h"
#include "model/run/follow_up.h"
#include "model/sandbox/sandbox.h"
#include "model/session/run_track.h"
#include "model/session/settings.h"
#include "model/text/rich_text.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// Pixels are 1/96 inch on a screen. For paper they are finer: a picture of 482 points across is laid out on 964
/// pixels.
inline constexpr double kPointsOfScreen = 0.75, kPointsOfPrint = 0.5;

/// `rival`: the difference pane of a second method, if there is one.
struct PictureOptions {
  int width = 1600, height = 900;
  ThemeName theme = ThemeName::light;
  bool perspective = false;  ///< 3-D
  bool world = true, difference = true, rival = true;
  Disclosure disclosure = Disclosure::everything;
  std::optional<int> test;  ///< in a region step: the last test shown, from 0
  bool captions = true;     ///< the sentences below the panes
  bool stage = false;       ///< the Stage: panes up to the edges, with two lines of text above them
  FigureOptions figure{.handles = false};
  std::vector<InkStroke> ink = {};    ///< a lecturer's strokes on the panes
  std::string ask = {}, answer = {};  ///< a lecture's own words in place of the moment's
  bool without_run = false;           ///< only the bodies and A ⊖ B
  double points = kPointsOfScreen;    ///< printer's points per pixel in a vector file
  BodyPair pair = {};                 ///< of a world: its A ⊖ B is shown in a corner; a < 0: none
};

/// A scene ready to be drawn at any of its moments, alone or with a second method.
struct PictureScene {
  /// `given`: a run from a file, drawn instead of our own.
  explicit PictureScene(const Scene&, const FollowUps& asked = {}, const std::optional<Rival>& with = std::nullopt,
                        std::shared_ptr<const GivenRun> given = nullptr);
  PictureScene(const PictureScene&) = delete;
  PictureScene& operator=(const PictureScene&) = delete;

  Study study;  ///< the study of its moments
  RunTrack own;
  std::optional<RunTrack> rival;
  RivalNames names;   ///< of the difference panes
  Timeline timeline;  ///< of both runs combined
};

enum class TextSize : std::uint8_t { small, body, title, reading };  ///< reading: as large as a title

struct PictureText {
  dvec2 corner{0.0};  ///< top left of its line
  std::vector<TextRun> runs;
  TextSize size = TextSize::body;
  Color color;
};

struct PicturePane {
  Space space = Space::world;
  PixelRect rect;
  bool framed = false;
  Figure figure;
  View view;
  std::optional<Lens> lens;
};

struct PictureChart {
  const char* name = "";
  Chart marks;  ///< their text is small, or bold in the body's size
};

struct ComposedPicture {
  int width = 0, height = 0;
  std::string title;
  std::string question;             ///< the question that the moment answers; empty for a world
  double points = kPointsOfScreen;  ///< printer's points per pixel
  ThemeName theme = ThemeName::light;
  double text_scale = 1;  ///< of the fonts
  std::vector<PicturePane> panes;
  std::vector<PictureChart> charts;
  std::vector<PictureText> headings, caption;
};

/// The measure for text.
class PictureMeasure {
 public:
  virtual ~PictureMeasure() = default;
  virtual float width(const std::vector<TextRun>&, TextSize, float line_height) const = 0;
};

/// Factor on the fonts' sizes in a picture with these options.
double pictureTextScale(const PictureScene&, const PictureOptions&);
/// Height of a line in pixels.
float lineHeightOf(TextSize, double text_scale);

/// An animation between two moments, as in the window.
struct PictureTween {
  int from = 0;      ///< position
  double share = 1;  ///< progress from there, 0 … 1
};

/// The moment at `position`. The camera shows everything that any moment of the scene shows. With a tween the panes are
/// between two moments, but the text is that of `position`.
ComposedPicture composePicture(const PictureScene&, int position, const PictureOptions&, const PictureMeasure&,
                               const std::optional<PictureTween>& = {});

}  // namespace gjklab
