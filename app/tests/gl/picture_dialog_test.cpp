// Ctrl P: a picture of what shows, by its dialog.

#include "export/png.h"
#include "gl/hand.h"
#include "model/gallery/gallery.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include <SDL_keycode.h>

#include <filesystem>

namespace gjklab::picture_dialog_test {
namespace {

using PictureDialogTest = GlTest;

TEST_F(PictureDialogTest, ReturnSavesBothPanesAndTheWindowStaysAsItWas) {
  const TemporaryFolder folder("dialog");
  SeeingHand hand(defaultScene(2), 1280, 720, Hand::still(), folder / "pair.json");
  hand.rest(8);
  const Picture before = hand.picture();
  hand.key(SDLK_p, true);
  hand.rest(4);
  EXPECT_FALSE(hand.picture().rgb == before.rgb) << "the dialog";
  hand.key(SDLK_RETURN);
  hand.rest(4);
  ASSERT_EQ(hand.bench().desk().question(), Desk::Question::picture_where);
  const std::string path = hand.bench().desk().suggestedPath();
  ASSERT_EQ(std::filesystem::path(path).extension(), ".png");
  hand.bench().desk().choose(path);
  hand.rest(12);
  const auto bytes = readFile(path);
  ASSERT_TRUE(std::holds_alternative<std::string>(bytes));
  const PngPicture saved = decodePng(std::get<std::string>(bytes));
  EXPECT_EQ(saved.width, 1600);
  EXPECT_EQ(saved.height, 900);
  EXPECT_NE(hand.bench().news().sentence().find(path), std::string::npos) << hand.bench().news().sentence();
  hand.bench().news().dismiss();
  hand.rest(8);
  EXPECT_TRUE(hand.picture().rgb == before.rgb) << "fonts and panes as they were";
}

TEST_F(PictureDialogTest, EscapeLeavesIt) {
  Hand hand(defaultScene(2), 1280, 720);
  hand.key(SDLK_p, true);
  hand.rest(4);
  hand.key(SDLK_ESCAPE);
  hand.rest(4);
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), 1);
  EXPECT_FALSE(hand.bench().desk().asking());
}

}  // namespace
}  // namespace gjklab::picture_dialog_test
