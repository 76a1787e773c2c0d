#include "desk/page_door.h"

#include "export/result_json.h"
#include "model/caption/caption.h"
#include "model/playback/address.h"
#include "model/scene/scene_io.h"
#include "model/text/json_writer.h"
#include "model/text/rich_text.h"

#include <utility>

namespace gjklab {

std::string PageDoor::open(const std::string& text) {
  if (desk_.asking()) return "Nothing was opened: the user has to answer a question in the window first.";
  ReadWatch unwatched;
  const OpenedFile opened = openedText(text, wordsOf(TextOrigin::page).name, {false, session_.scene()}, unwatched);
  if (!opened.fault.empty()) return opened.fault;
  desk_.openText(text, TextOrigin::page);
  return "";
}

std::string PageDoor::go(const std::string& moment) {
  const std::string fault = session_.seekTo(moment);
  return fault.empty() ? "" : "The step was not found: " + fault + ".";
}

std::string PageDoor::state() const {
  const PlaceInStep at = session_.revealed();
  const RunTrack& track = session_.track(Space::difference);
  const StopAnswer told = session_.stopAnswer();
  const Caption own =
      caption(track.scene, track.run, track.timeline, at.place, at.disclosure, session_.naming(), at.test);
  const Caption words = withQuestion(withQuestion(own, session_.stopQuestion()), told.question, told.answer);
  const gjk::Result<3>& result = session_.run().trace.result;
  JsonWriter json(session_.scene().dimension);
  json.open('{');
  json.key("scene").json(writeScene(session_.scene(), false));
  json.key("at").text(addressOf(session_.moment()));
  json.key("steps").whole(static_cast<long long>(session_.timeline().size()));
  if (session_.tellsAnswer()) {
    json.key("status").text(gjk::name(result.status));
    json.key("answer").json(resultJson(result, session_.scene().dimension));
  } else {
    json.key("status").none();
    json.key("answer").none();
  }
  const std::string lesson = lesson_();
  lesson.empty() ? json.key("lesson").none() : json.key("lesson").text(lesson);
  json.key("caption").text(plainText(words.title + " " + words.body));
  json.close('}');
  return json.take();
}

PageDoor::Source PageDoor::source() const {
  const Document& document = session_.document();
  return {document.number(),          document.revision(),    session_.study(),
          session_.timeline().size(), session_.position(),    session_.test(),
          session_.disclosure(),      session_.tellsAnswer(), lesson_()};
}

std::string PageDoor::news() {
  Source now = source();
  if (told_ == now) return "null";
  told_ = std::move(now);
  return state();
}

std::string PageDoor::answer(const std::string& request, const std::string& text) {
  if (request == "news") return news();
  const std::string fault = request == "open" ? open(text) : request == "go" ? go(text) : "";
  session_.update();
  if (fault.empty()) return state();
  JsonWriter json;
  json.open('{');
  json.key("fault").text(fault);
  json.close('}');
  return json.take();
}

}  // namespace gjklab
