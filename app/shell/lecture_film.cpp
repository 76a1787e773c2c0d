#include "shell/lecture_film.h"

#include "shell/studio.h"

#include <utility>

namespace gjklab {

std::unique_ptr<Film> filmOfLecture(const PictureArguments& arguments, const std::vector<PictureArguments>& stops) {
  std::vector<StopPicture> pictures;
  for (const PictureArguments& stop : stops) {
    StopPicture picture{{}, optionsOf(stop)};
    if (stop.world) {
      picture.what = *stop.world;
    } else {
      ShownMoment moment{*stop.scene, followUps(stop.inquiry), rivalOf(stop.inquiry), nullptr, 0};
      placeOf(stop.step, PictureScene(moment.scene, moment.asked, moment.rival).timeline, moment.position);
      picture.what = std::move(moment);
    }
    pictures.push_back(std::move(picture));
  }
  return filmOf(std::move(pictures), optionsOf(arguments));
}

}  // namespace gjklab
