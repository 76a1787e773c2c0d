#pragma once
// Links: a file as one line of text, which the page opens in a browser and every verb accepts in place of a file.
//
//   gjklab.html#CONTENT&at=gjk%203%20region&theme=dark&embed
//
// CONTENT is the file, compressed (raw deflate, RFC 1951) and written in base64 with - and _ in place of + and /,
// without padding (RFC 4648, section 5). "at" is a moment's address, "lesson" a lesson and its page ("6.3"), "theme" a
// theme's name; "embed" shows the picture without the window around it. Every part, including CONTENT, may be missing.

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace gjklab {

struct Link {
  std::string content;  ///< of a scene or a world; empty: none
  std::string at, theme, lesson;
  bool embed = false;
  friend bool operator==(const Link&, const Link&) = default;
};

struct LinkFault {
  std::string message;  ///< one sentence
};

/// The largest unpacked size of CONTENT, so that a short text cannot fill the memory.
inline constexpr std::size_t kMostLinkContent = std::size_t{16} << 20;

/// One line, as above.
std::string writeLink(const Link&);

/// Whether the text is a link: it begins with "#", or has the address of a page before its first "#".
bool isLink(std::string_view text);

/// Reads a link, from its first "#" on.
std::variant<Link, LinkFault> readLink(std::string_view text);

}  // namespace gjklab
