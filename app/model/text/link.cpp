#include "model/text/link.h"

#include "model/text/translate.h"

#include <zlib.h>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace gjklab {

namespace {

constexpr std::string_view kPage = "gjklab.html";
/// Raw deflate: no header and no checksum around it.
constexpr int kRawWindow = -MAX_WBITS;

constexpr std::string_view kBase64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int kBitsPerDigit = 6;

std::string base64Of(std::string_view bytes) {
  std::string text;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = bits << 8 | static_cast<unsigned char>(byte);
    for (count += 8; count >= kBitsPerDigit; count -= kBitsPerDigit)
      text += kBase64Digits[bits >> (count - kBitsPerDigit) & 63];
  }
  if (count > 0) text += kBase64Digits[bits << (kBitsPerDigit - count) & 63];
  return text;
}

/// Nothing where a character is no digit, or the text is cut off within a byte.
std::optional<std::string> fromBase64(std::string_view text) {
  std::string bytes;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    const std::size_t digit = kBase64Digits.find(c);
    if (digit == kBase64Digits.npos) return std::nullopt;
    bits = bits << kBitsPerDigit | static_cast<std::uint32_t>(digit);
    count += kBitsPerDigit;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 255);
  }
  const bool whole = count < kBitsPerDigit && (bits & ((1U << count) - 1)) == 0;
  return whole ? std::optional(std::move(bytes)) : std::nullopt;
}

Bytef* bytesOf(std::string& text) { return reinterpret_cast<Bytef*>(text.data()); }

std::string deflated(std::string content) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kRawWindow, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) != Z_OK)
    return {};
  std::string packed(deflateBound(&stream, static_cast<uLong>(content.size())), '\0');
  stream.next_in = bytesOf(content);
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = bytesOf(packed);
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

/// Nothing where the bytes are not what deflate writes, end too early, go on behind their end, or say too much.
std::optional<std::string> inflated(std::string packed) {
  z_stream stream{};
  if (inflateInit2(&stream, kRawWindow) != Z_OK) return std::nullopt;
  stream.next_in = bytesOf(packed);
  stream.avail_in = static_cast<uInt>(packed.size());
  std::string content;
  std::string block(std::size_t{1} << 16, '\0');
  int status = Z_OK;
  while (status == Z_OK && content.size() <= kMostLinkContent) {
    stream.next_out = bytesOf(block);
    stream.avail_out = static_cast<uInt>(block.size());
    status = inflate(&stream, Z_NO_FLUSH);
    content.append(block, 0, block.size() - stream.avail_out);
  }
  const bool whole = status == Z_STREAM_END && stream.avail_in == 0 && content.size() <= kMostLinkContent;
  inflateEnd(&stream);
  return whole ? std::optional(std::move(content)) : std::nullopt;
}

bool isPlain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
}

std::string percentEncoded(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (isPlain(c))
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return out;
}

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char small = static_cast<char>(c | 0x20);
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/// A "%" that two hexadecimal digits do not follow is itself.
std::string percentDecoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int high = text[i] == '%' && i + 2 < text.size() ? hexDigit(text[i + 1]) : -1;
    const int low = high >= 0 ? hexDigit(text[i + 2]) : -1;
    out += low >= 0 ? static_cast<char>(16 * high + low) : text[i] == '+' ? ' ' : text[i];
    if (low >= 0) i += 2;
  }
  return out;
}

/// One part behind the content. Empty when read, otherwise what is wrong.
std::string readPart(std::string_view part, Link& into) {
  const std::size_t equals = part.find('=');
  const std::string_view name = part.substr(0, equals);
  const std::string value = equals == part.npos ? "" : percentDecoded(part.substr(equals + 1));
  if (name == "embed") return into.embed = true, "";
  for (const auto& [word, field] : {std::pair{"at", &into.at}, {"theme", &into.theme}, {"lesson", &into.lesson}})
    if (name == word) return *field = value, "";
  return tr("the link cannot be read: \"{part}\" is unknown; allowed are at, theme, lesson and embed",
            arg("part", percentDecoded(name)));
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kAround = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kAround);
  return begin == text.npos ? "" : text.substr(begin, text.find_last_not_of(kAround) + 1 - begin);
}

}  // namespace

std::string writeLink(const Link& link) {
  std::string line = fmt::format("{}#{}", kPage, link.content.empty() ? "" : base64Of(deflated(link.content)));
  for (const auto& [name, value] : {std::pair{"at", &link.at}, {"theme", &link.theme}, {"lesson", &link.lesson}})
    if (!value->empty()) line += fmt::format("&{}={}", name, percentEncoded(*value));
  return line + (link.embed ? "&embed" : "");
}

bool isLink(std::string_view text) {
  text = trimmed(text);
  const std::string_view page = text.substr(0, text.find('#'));
  if (page.size() == text.size() || text.find_first_of(" \t\r\n") != text.npos) return false;
  return page.empty() || page.ends_with(".html") || page.find("://") != page.npos;
}

std::variant<Link, LinkFault> readLink(std::string_view text) {
  text = trimmed(text);
  text.remove_prefix(std::min(text.size(), text.find('#') + 1));
  Link link;
  const std::string_view content = text.substr(0, text.find('&'));
  while (text.find('&') != text.npos) {
    text.remove_prefix(text.find('&') + 1);
    if (std::string wrong = readPart(text.substr(0, text.find('&')), link); !wrong.empty())
      return LinkFault{std::move(wrong)};
  }
  if (content.empty()) return link;
  std::optional<std::string> packed = fromBase64(content);
  std::optional<std::string> file = packed ? inflated(std::move(*packed)) : std::nullopt;
  if (!file) return LinkFault{tr("the link cannot be read: it is cut off or was changed; copy the whole link again")};
  link.content = std::move(*file);
  return link;
}

}  // namespace gjklab
