#include "model/lecture/lecture_work.h"

#include <algorithm>
#include <utility>

namespace gjklab {

void LectureWork::apply(const LectureEdit& edit) {
  using What = LectureEdit::What;
  const bool insert = edit.what == What::insert;
  if (edit.stop < 0 || edit.stop >= size() + (insert ? 1 : 0)) return;
  auto changed = std::make_shared<Lecture>(*now_);
  auto& stops = changed->stops;
  const auto place = stops.begin() + edit.stop;
  int at = at_;
  std::optional<Typed> typed;
  switch (edit.what) {
    case What::insert:
      stops.insert(place, edit.with);
      at = edit.stop;
      break;
    case What::replace: {
      std::string ask = std::move(place->ask), answer = std::move(place->answer), note = std::move(place->note);
      const bool world_alone = place->world_alone, hides_run = place->hides_run;
      *place = edit.with;
      if (!std::holds_alternative<std::string>(place->what)) {  // a lesson asks its own questions
        place->ask = std::move(ask);
        place->answer = std::move(answer);
        const bool scene = std::holds_alternative<Scene>(place->what);
        place->world_alone = world_alone && scene;
        place->hides_run = hides_run && scene;
      }
      place->note = std::move(note);
      break;
    }
    case What::ask:
      place->ask = edit.text;
      typed = Typed{edit.what, edit.stop};
      break;
    case What::answer:
      place->answer = edit.text;
      typed = Typed{edit.what, edit.stop};
      break;
    case What::note:
      place->note = edit.text;
      typed = Typed{edit.what, edit.stop};
      break;
    case What::title:
      changed->title = edit.text;
      typed = Typed{edit.what, 0};
      break;
    case What::duplicate:
      stops.insert(place + 1, LectureStop(*place));
      break;
    case What::remove:
      if (stops.size() == 1) return;
      stops.erase(place);
      if (edit.stop < at) --at;
      break;
    case What::move: {
      const int to = std::clamp(edit.to, 0, size() - 1);
      if (edit.stop < to) std::rotate(place, place + 1, stops.begin() + to + 1);
      if (edit.stop > to) std::rotate(stops.begin() + to, place, place + 1);
      if (at == edit.stop)
        at = to;
      else if (edit.stop < at && at <= to)
        --at;
      else if (to <= at && at < edit.stop)
        ++at;
      break;
    }
  }
  if (*changed == *now_) return;
  if (!typed || typed != typed_) past_.push_back(now_);
  future_.clear();
  now_ = std::move(changed);
  typed_ = typed;
  at_ = at;
  settle();
}

/// After any change of the list.
void LectureWork::settle() {
  at_ = std::clamp(at_, 0, size() - 1);
  modified_ = saved_ == nullptr || !(*now_ == *saved_);
}

void LectureWork::undo() {
  if (past_.empty()) return;
  future_.push_back(std::exchange(now_, past_.back()));
  past_.pop_back();
  typed_.reset();
  settle();
}

void LectureWork::redo() {
  if (future_.empty()) return;
  past_.push_back(std::exchange(now_, future_.back()));
  future_.pop_back();
  typed_.reset();
  settle();
}

void LectureWork::markSaved(std::string path) {
  path_ = std::move(path);
  typed_.reset();
  forgetChanges();
}

void LectureWork::forgetChanges() {
  saved_ = now_;
  modified_ = false;
}

void LectureWork::markUnsaved() {
  saved_ = nullptr;
  modified_ = true;
}

}  // namespace gjklab
