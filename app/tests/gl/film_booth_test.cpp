// A film from the window: what `record` makes, drawn beside the window, which stays as it is; stopped without a trace.

#include "gl/hand.h"
#include "model/gallery/gallery.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"
#include "shell/film_maker.h"

#include <SDL_keycode.h>

#include <filesystem>

namespace gjklab::film_booth_test {
namespace {

using FilmBoothTest = GlTest;

/// Up to the choice of a name, which is taken.
void askForFilm(Hand& hand, const std::string& path) {
  hand.command("Save a film");
  hand.key(SDLK_RETURN);
  hand.rest(4);
  ASSERT_EQ(hand.bench().desk().question(), Desk::Question::picture_where);
  EXPECT_TRUE(hand.bench().desk().filmAsked());
  EXPECT_TRUE(hand.bench().desk().suggestedPath().ends_with(".gif")) << hand.bench().desk().suggestedPath();
  hand.bench().desk().choose(path);
}

TEST_F(FilmBoothTest, TheFilmIsThatOfRecordAndTheWindowStaysAsItWas) {
  const TemporaryFolder folder("film");
  SeeingHand hand(defaultScene(1), 1280, 720, Hand::still(), folder / "pair.json");
  hand.bench().session().apply(Seek{2});
  hand.rest(8);
  const Picture before = hand.picture();
  askForFilm(hand, folder / "run.gif");
  int frames = 0;
  for (; !std::filesystem::exists(folder / "run.gif") && frames < 3000; ++frames) hand.frame();
  EXPECT_GT(frames, 3) << "the window draws on meanwhile";
  EXPECT_EQ(hand.bench().idleSeconds(), 0) << "its dialog goes with the next frame";
  hand.rest(4);
  EXPECT_FALSE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel));
  EXPECT_NE(hand.bench().news().sentence().find("run.gif"), std::string::npos) << hand.bench().news().sentence();
  hand.bench().news().dismiss();
  hand.rest(8);
  EXPECT_TRUE(hand.picture().rgb == before.rgb);

  PictureOptions options;
  options.width = 960;
  options.height = 540;
  options.figure.handles = false;
  options.disclosure = Disclosure::so_far;
  options.theme = hand.session().settings().theme;
  const PictureScene scene(hand.session().sceneAsSeen());
  PictureMaker maker(hand.toolkit());
  const std::unique_ptr<FilmMaking> making = makeGif(filmOf(scene, options, false), maker);
  EXPECT_EQ(making->total(), scene.timeline.size() * 7 - 5) << "learned, and five on the way to each but the first";
  std::string error;
  while (!making->complete()) ASSERT_TRUE(making->drawNext(error)) << error;
  EXPECT_TRUE(making->finish() == readPlainly(folder / "run.gif"));
}

TEST_F(FilmBoothTest, StoppedItLeavesNothing) {
  const TemporaryFolder folder("stopped");
  Hand hand(defaultScene(2), 1280, 720, Hand::still(), folder / "pair.json");
  askForFilm(hand, folder / "run.gif");
  hand.rest(3);
  EXPECT_EQ(hand.bench().idleSeconds(), 0) << "it is being made";
  hand.key(SDLK_ESCAPE);
  hand.rest(4);
  EXPECT_EQ(folder.files(), 0);
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), 1) << "nothing is in front";
}

TEST_F(FilmBoothTest, SlidesAreAPdf) {
  const TemporaryFolder folder("slides");
  Hand hand(defaultScene(1), 1280, 720, Hand::still(), folder / "pair.json");
  PictureWish wish;
  wish.span = PictureSpan::iterations;
  wish.kind = PictureKind::pdf;
  hand.bench().desk().wantPicture(wish);
  hand.bench().desk().choose(folder / "run.pdf");
  for (int frame = 0; !std::filesystem::exists(folder / "run.pdf") && frame < 600; ++frame) hand.frame();
  EXPECT_TRUE(readPlainly(folder / "run.pdf").starts_with("%PDF"));
}

}  // namespace
}  // namespace gjklab::film_booth_test
