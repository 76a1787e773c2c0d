#pragma once
// Makes a film one picture at a time, with its progress, so that it can be stopped.

#include <cstdint>
#include <string>

namespace gjklab {

enum class FilmKind : std::uint8_t {
  gif,    ///< a film
  slides  ///< a PDF with one picture per page
};

class FilmMaking {
 public:
  virtual ~FilmMaking() = default;
  /// The number of pictures, and how many have been drawn.
  virtual int total() const = 0;
  virtual int drawn() const = 0;
  /// Draws one; false with a sentence in `error` on failure.
  virtual bool drawNext(std::string& error) = 0;
  bool complete() const { return drawn() == total(); }
  /// The file's bytes, once it is complete; empty on failure.
  virtual std::string finish() = 0;
};

}  // namespace gjklab
