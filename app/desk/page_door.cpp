#include "desk/page_door.h"

#include "export/result_json.h"
#include "model/caption/caption.h"
#include "model/playback/address.h"
#include "model/scene/scene_io.h"
#include "model/text/json_writer.h"
#include "model/text/rich_text.h"

#include <fmt/format.h>

namespace gjklab {

std::string PageDoor::open(const std::string& text) {
  ReadWatch unwatched;
  const OpenedFile opened = openedText(text, "text", {false, session_.scene()}, unwatched);
  if (opened.fault.empty()) desk_.openText(text, "text");
  return opened.fault;
}

std::string PageDoor::go(const std::string& moment) {
  Address address;
  int place = 0;
  std::string fault = parseAddress(moment, address);
  if (!fault.empty()) return fmt::format("A step {}.", fault);
  fault = placeOf(address, session_.timeline(), place);
  if (fault.empty()) session_.apply(Seek{place});
  return fault;
}

std::string PageDoor::state() const {
  const PlaceInStep at = session_.told();
  const Lane& lane = session_.lane(Space::difference);
  const Caption words =
      caption(lane.scene, lane.run, lane.timeline, at.place, at.disclosure, session_.naming(), at.test);
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
  json.key("caption").text(plainText(words.title + " " + words.body));
  json.close('}');
  return json.take();
}

std::string PageDoor::answer(const std::string& request, const std::string& text) {
  const std::string fault = request == "open" ? open(text) : request == "go" ? go(text) : "";
  if (fault.empty()) return state();
  JsonWriter json;
  json.open('{');
  json.key("fault").text(fault);
  json.close('}');
  return json.take();
}

}  // namespace gjklab
