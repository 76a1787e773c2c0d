// What shows, saved or copied as a picture: the same that `gjklab draw` makes of it.

#include "desk/desk.h"
#include "export/vector_picture.h"
#include "model/gallery/gallery.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"
#include "model/text/paths.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace gjklab {
namespace {

class PictureSaving : public testing::Test {
 protected:
  void goTo(int position) {
    session_.apply(Seek{position});
    session_.resize(Space::world, {500, 400}, 1);
    session_.resize(Space::difference, {500, 400}, 1);
    session_.update();
  }
  /// The picture, as the window would make it.
  void makeVectors() {
    const std::optional<PictureWish> wish = desk_.takePictureWish();
    ASSERT_TRUE(wish.has_value());
    desk_.deliverPicture(*wish, *desk_.pictureOf(*wish));
  }
  std::string drawn(int position, const PictureOptions& options) const {
    const PictureScene scene(session_.scene());
    return pictureSvg(composePicture(scene, position, options, PenMeasure()), false);
  }

  TemporaryFolder folder_{"pictures"};
  Session session_{defaultScene(2), folder_ / "Two shapes.json", Settings()};
  News news_;
  std::string clipboard_;
  Desk desk_{session_,
             news_,
             "",
             {[this] { return clipboard_; },
              [this](const std::string& text) {
                clipboard_ = text;
                return std::string();
              }}};
};

TEST_F(PictureSaving, ACopyIsThePictureOfTheStep) {
  goTo(3);
  PictureOptions options;
  options.width = 960;
  options.height = 540;
  options.theme = ThemeName::dark;
  options.figure.handles = false;
  options.disclosure = Disclosure::so_far;  // as the window tells it
  PictureWish wish;
  wish.kind = PictureKind::svg;
  wish.width = 960;
  wish.height = 540;
  wish.theme = ThemeName::dark;
  wish.copies = true;
  desk_.wantPicture(wish);
  EXPECT_FALSE(desk_.asking());
  makeVectors();
  EXPECT_TRUE(clipboard_ == drawn(3, options));
  EXPECT_FALSE(desk_.takePictureWish().has_value()) << "made once";

  wish.part = PicturePart::difference;
  desk_.wantPicture(wish);
  makeVectors();
  options.world = false;
  EXPECT_TRUE(clipboard_ == drawn(3, options));
  EXPECT_NE(news_.sentence(), "");
}

TEST_F(PictureSaving, ANameIsProposedAndTheFolderRemembered) {
  goTo(1);
  PictureWish wish;
  wish.kind = PictureKind::svg;
  desk_.wantPicture(wish);
  ASSERT_EQ(desk_.question(), Desk::Question::picture_where);
  EXPECT_EQ(std::filesystem::path(desk_.suggestedPath()).parent_path(),
            std::filesystem::path(folder_ / "x").parent_path());
  EXPECT_TRUE(desk_.suggestedPath().ends_with(".svg")) << desk_.suggestedPath();
  ASSERT_EQ(makeFolder(folder_ / "slides"), "");
  desk_.choose(folder_ / "slides/one.svg");
  makeVectors();
  EXPECT_TRUE(readPlainly(folder_ / "slides/one.svg").starts_with("<svg"));
  EXPECT_NE(news_.sentence().find(textOf(pathOf(folder_ / "slides") / "one.svg")), std::string::npos)
      << news_.sentence();

  desk_.wantPicture(wish);
  EXPECT_EQ(std::filesystem::path(desk_.suggestedPath()).parent_path(), std::filesystem::path(folder_ / "slides"));
  desk_.cancel();
  EXPECT_FALSE(desk_.takePictureWish().has_value());
}

TEST_F(PictureSaving, WhatCannotBeWrittenIsSaidInOneSentence) {
  goTo(1);
  writePlainly(folder_ / "file", "as it was");
  PictureWish wish;
  wish.kind = PictureKind::svg;
  desk_.wantPicture(wish);
  desk_.choose(folder_ / "file/x.svg");
  makeVectors();
  EXPECT_NE(news_.sentence().find(textOf(pathOf("file") / "x.svg")), std::string::npos) << news_.sentence();
  EXPECT_EQ(news_.sentence().find('\n'), std::string::npos);
  EXPECT_EQ(readPlainly(folder_ / "file"), "as it was");
  EXPECT_TRUE(session_.settings().picture_folder.empty());
}

TEST_F(PictureSaving, TheStageTellsNothingBeforeItsStep) {
  Settings settings;
  settings.answer_ahead = true;
  session_.apply(ChangeSettings{settings});
  goTo(1);
  PictureWish wish;
  wish.kind = PictureKind::svg;
  wish.copies = true;
  desk_.wantPicture(wish);
  makeVectors();
  EXPECT_NE(clipboard_.find(">intersecting<"), std::string::npos) << "both panes: with the answer";
  wish.part = PicturePart::stage;
  desk_.wantPicture(wish);
  makeVectors();
  EXPECT_EQ(clipboard_.find("intersecting"), std::string::npos);
  EXPECT_EQ(clipboard_.find("WORLD SPACE"), std::string::npos) << "no headings";
}

}  // namespace
}  // namespace gjklab
