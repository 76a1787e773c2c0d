#pragma once
// The program's terms, each with one meaning: assets/glossary.json. Every occurrence in a text can show its meaning.

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gjklab {

class Assets;  // model/assets/assets.h

struct Term {
  std::string word;
  std::vector<std::string> forms;  ///< its other forms in sentences: "facets"
  std::string meaning;             ///< one or two sentences, marked text
  bool quiet = false;              ///< a symbol like w: shows its meaning, but is not underlined
};

/// An occurrence of a term: a range of bytes in a line of plain text. A term broken over two lines has two ranges.
struct TermPlace {
  const Term* term = nullptr;
  int line = 0;
  std::size_t begin = 0, end = 0;
};

class Glossary {
 public:
  explicit Glossary(std::vector<Term> terms);

  const std::vector<Term>& terms() const { return terms_; }
  /// The occurrences in the order of the text. Matches whole words, the longest first, and ignores a capital at the
  /// beginning of a sentence.
  std::vector<TermPlace> find(const std::vector<std::string>& lines) const;

 private:
  struct Form {
    std::string text;
    std::size_t term;
  };
  const Form* formAt(std::string_view text, std::size_t at) const;

  std::vector<Term> terms_;
  std::array<std::vector<Form>, 256> forms_;  ///< by the first byte in small letters, the longest first
};

/// If the file cannot be used, a sentence with its name.
std::variant<Glossary, std::string> readGlossary(const Assets&);
/// The program's glossary. Empty while the file in an assets folder has a fault.
const Glossary& glossary();

}  // namespace gjklab
