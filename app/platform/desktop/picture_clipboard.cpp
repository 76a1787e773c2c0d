#include "platform/picture_clipboard.h"

#ifdef GJKLAB_XCB

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>
#include <xcb/xcb.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace gjklab {
namespace {

template <class T>
using Freed = std::unique_ptr<T, decltype(&std::free)>;
template <class T>
Freed<T> freed(T* reply) {
  return {reply, &std::free};
}

xcb_atom_t atomOf(xcb_connection_t* display, std::string_view name) {
  const xcb_intern_atom_cookie_t asked =
      xcb_intern_atom(display, 0, static_cast<std::uint16_t>(name.size()), name.data());
  const auto reply = freed(xcb_intern_atom_reply(display, asked, nullptr));
  return reply ? reply->atom : static_cast<xcb_atom_t>(XCB_ATOM_NONE);
}

}  // namespace

/// The selection, with its own connection and thread, so that it answers pasting programs while the window sleeps.
struct PictureClipboard::Owner {
  Owner(CopiedPicture kind, std::string copied) : bytes(std::move(copied)), svg(kind == CopiedPicture::svg) {}
  ~Owner() {
    if (thread.joinable()) {
      const char any = 0;
      if (::write(wake[1], &any, 1) == 1) thread.join();
    }
    for (const int end : wake)
      if (end >= 0) ::close(end);
    if (display) xcb_disconnect(display);
  }

  /// One sentence when the selection cannot be had.
  std::string take() {
    int screen_number = 0;
    display = xcb_connect(nullptr, &screen_number);
    if (xcb_connection_has_error(display) != 0)
      return "A picture can be copied where there is an X11 display only, and there is none; Ctrl P saves it.";
    // Sends the requested data in one request.
    const std::size_t most = std::size_t{4} * xcb_get_maximum_request_length(display);
    if (bytes.size() + 64 > most)
      return fmt::format("The picture has {} kB, and this display's clipboard takes {} kB; Ctrl P saves it.",
                         bytes.size() / 1024, most / 1024);
    clipboard = atomOf(display, "CLIPBOARD");
    targets = atomOf(display, "TARGETS");
    kinds = {targets, atomOf(display, svg ? "image/svg+xml" : "image/png")};
    if (svg)
      for (const char* text : {"UTF8_STRING", "text/plain;charset=utf-8"}) kinds.push_back(atomOf(display, text));
    const xcb_screen_t* screen = xcb_setup_roots_iterator(xcb_get_setup(display)).data;
    window = xcb_generate_id(display);
    xcb_create_window(display, XCB_COPY_FROM_PARENT, window, screen->root, 0, 0, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                      XCB_COPY_FROM_PARENT, 0, nullptr);
    xcb_set_selection_owner(display, window, clipboard, XCB_CURRENT_TIME);
    const auto reply =
        freed(xcb_get_selection_owner_reply(display, xcb_get_selection_owner(display, clipboard), nullptr));
    if (!reply || reply->owner != window) return "Could not copy to the clipboard; Ctrl P saves the picture.";
    if (::pipe(wake.data()) != 0) return "Could not copy to the clipboard; Ctrl P saves the picture.";
    try {
      thread = std::thread([this] { serve(); });
    } catch (const std::system_error&) {
      return "The clipboard could not be served; Ctrl P saves the picture.";
    }
    return "";
  }

  /// Until something else is copied, or the owner is destroyed. Allocates nothing: an exception would end the program.
  void serve() {
    std::array<pollfd, 2> sources{{{xcb_get_file_descriptor(display), POLLIN, 0}, {wake[0], POLLIN, 0}}};
    while (xcb_connection_has_error(display) == 0) {
      while (const auto event = freed(xcb_poll_for_event(display))) {
        const int kind = event->response_type & ~0x80;
        if (kind == XCB_SELECTION_CLEAR) return;
        if (kind == XCB_SELECTION_REQUEST) answer(*reinterpret_cast<const xcb_selection_request_event_t*>(event.get()));
      }
      xcb_flush(display);
      if (::poll(sources.data(), sources.size(), -1) < 0 || sources[1].revents != 0) return;
    }
  }

  void answer(const xcb_selection_request_event_t& request) const {
    xcb_selection_notify_event_t reply{};
    reply.response_type = XCB_SELECTION_NOTIFY;
    reply.time = request.time;
    reply.requestor = request.requestor;
    reply.selection = request.selection;
    reply.target = request.target;
    reply.property = request.property == XCB_ATOM_NONE ? request.target : request.property;  // of old programs
    if (request.target == targets) {
      xcb_change_property(display, XCB_PROP_MODE_REPLACE, reply.requestor, reply.property, XCB_ATOM_ATOM, 32,
                          static_cast<std::uint32_t>(kinds.size()), kinds.data());
    } else if (std::find(kinds.begin(), kinds.end(), request.target) != kinds.end()) {
      xcb_change_property(display, XCB_PROP_MODE_REPLACE, reply.requestor, reply.property, request.target, 8,
                          static_cast<std::uint32_t>(bytes.size()), bytes.data());
    } else {
      reply.property = XCB_ATOM_NONE;
    }
    std::array<char, 32> event{};  // as long as every event is
    static_assert(sizeof reply <= 32);
    std::memcpy(event.data(), &reply, sizeof reply);
    xcb_send_event(display, 0, reply.requestor, XCB_EVENT_MASK_NO_EVENT, event.data());
    xcb_flush(display);
  }

  std::string bytes;
  bool svg;
  std::vector<xcb_atom_t> kinds;  ///< available formats: the list of them, and the picture
  xcb_connection_t* display = nullptr;
  xcb_window_t window = 0;
  xcb_atom_t clipboard = 0, targets = 0;
  std::array<int, 2> wake{-1, -1};
  std::thread thread;
};

std::string PictureClipboard::write(CopiedPicture kind, const std::string& bytes) {
  owner_.reset();
  auto owner = std::make_unique<Owner>(kind, bytes);
  std::string error = owner->take();
  if (error.empty()) owner_ = std::move(owner);
  return error;
}

}  // namespace gjklab

#else

namespace gjklab {

struct PictureClipboard::Owner {};

std::string PictureClipboard::write(CopiedPicture, const std::string&) {
  return "This build cannot put pictures on the clipboard; Ctrl P saves them.";
}

}  // namespace gjklab

#endif

namespace gjklab {

PictureClipboard::PictureClipboard() = default;
PictureClipboard::~PictureClipboard() = default;

}  // namespace gjklab
