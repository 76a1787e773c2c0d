#pragma once
// A film while it is being made, a picture at a time: whoever waits for it can see how far it is, and stop it.

#include <cstdint>
#include <string>

namespace gjklab {

enum class FilmKind : std::uint8_t {
  gif,    ///< a film
  slides  ///< a PDF with a picture a page
};

class FilmMaking {
 public:
  virtual ~FilmMaking() = default;
  /// Pictures that are to be drawn in all, and how many of them are.
  virtual int total() const = 0;
  virtual int drawn() const = 0;
  /// Draws one; false, with one sentence in `error`, where it could not.
  virtual bool drawNext(std::string& error) = 0;
  bool complete() const { return drawn() == total(); }
  /// The file's bytes, once it is complete; empty where they could not be made.
  virtual std::string finish() = 0;
};

}  // namespace gjklab
