// gjklab record, from outside: the same run as a film, as pages and as pictures.

#include "cli/program_run.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace gjklab::record_test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostOfAFilm = 3'000'000;  ///< bytes, of a run of 30 steps at 960×540

/// How many pictures a GIF file has, by its blocks (GIF89a, appendix A); −1 where they do not lead to its end.
int picturesIn(const std::string& gif) {
  const auto byte = [&](std::size_t at) { return at < gif.size() ? static_cast<unsigned char>(gif[at]) : 0U; };
  const auto tableSize = [&](unsigned flags) {
    return (flags & 0x80U) != 0 ? std::size_t{3} << ((flags & 7U) + 1) : 0;
  };
  const auto skipParts = [&](std::size_t at) {
    while (byte(at) != 0) at += 1 + byte(at);
    return at + 1;
  };
  int count = 0;
  for (std::size_t at = 13 + tableSize(byte(10)); at < gif.size();) {
    const unsigned kind = byte(at);
    if (kind == 0x3B) return at + 1 == gif.size() ? count : -1;
    if (kind == 0x21) {
      at = skipParts(at + 2);
    } else if (kind == 0x2C) {
      ++count;
      at = skipParts(at + 11 + tableSize(byte(at + 9)));
    } else {
      return -1;
    }
  }
  return -1;
}

int countOfPages(const std::string& pdf) {
  int count = 0;
  for (std::size_t at = pdf.find("/Type /Page "); at != std::string::npos; at = pdf.find("/Type /Page ", at + 1))
    ++count;
  return count;
}

TEST(RecordVerb, AFilmPagesAndPicturesShowTheSameSteps) {
  const TemporaryFolder folder("record");
  for (const GalleryEntry& entry : gallery())
    if (entry.id == "dyn4j-pair") writePlainly(folder / "scene.json", writeScene(entry.scene));
  const auto recorded = [&](const std::string& output) {
    const Said said = runProgramWith({"record", folder / "scene.json", "-o", folder / output, "--size", "320x180"});
    EXPECT_EQ(said.status, 0) << said.error;
    return output.find('.') == std::string::npos ? "" : readPlainly(folder / output);
  };
  recorded("pictures");
  int pictures = 0;
  for (const auto& entry : fs::directory_iterator(folder / "pictures"))
    if (entry.path().extension() == ".png") ++pictures;
  EXPECT_GE(pictures, 20);
  EXPECT_EQ(countOfPages(recorded("film.pdf")), pictures);
  // Between two steps there are pictures of the way.
  const int in_gif = picturesIn(recorded("film.gif"));
  EXPECT_GE(in_gif, 2 * pictures - 1);
  EXPECT_EQ((in_gif - 1) % (pictures - 1), 0) << in_gif << " pictures for " << pictures << " steps";
}

TEST(RecordVerb, AFilmOfThirtyStepsCanBeSent) {
  const TemporaryFolder folder("record");
  writePlainly(folder / "scene.json", R"({"gjklab":1,"dimension":3,"a":{"shape":"box","half_extents":[1,1,1]},)"
                                      R"("b":{"shape":"box","half_extents":[1,0.7,0.5],"position":[1.2,0.7,0.4]}})");
  const Said film = runProgramWith({"record", folder / "scene.json", "-o", folder / "film.gif"});
  ASSERT_EQ(film.status, 0) << film.error;
  const Said pages = runProgramWith({"record", folder / "scene.json", "-o", folder / "film.pdf"});
  ASSERT_EQ(pages.status, 0) << pages.error;
  const int steps = countOfPages(readPlainly(folder / "film.pdf"));
  ASSERT_GE(steps, 20);
  const std::string gif = readPlainly(folder / "film.gif");
  EXPECT_LT(gif.size() * 30 / static_cast<std::size_t>(steps), kMostOfAFilm)
      << gif.size() << " bytes, " << steps << " steps";
}

}  // namespace
}  // namespace gjklab::record_test
