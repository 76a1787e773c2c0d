#pragma once
// The words of the program, each with one meaning: assets/glossary.json. Wherever one of them stands it can be asked
// what it means.

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gjklab {

class Assets;  // model/assets/assets.h

struct Term {
  std::string word;
  std::vector<std::string> forms;  ///< how else it stands in sentences: "facets"
  std::string meaning;             ///< one or two sentences, marked text
  bool quiet = false;              ///< a sign like w: tells itself, but is not underlined
};

/// A place where a term stands: bytes of a line of plain text. One that is broken over two lines has two.
struct TermPlace {
  const Term* term = nullptr;
  int line = 0;
  std::size_t begin = 0, end = 0;
};

class Glossary {
 public:
  explicit Glossary(std::vector<Term> terms);

  const std::vector<Term>& terms() const { return terms_; }
  /// In the order of the text. Whole words only, the longest first; a capital at the beginning of a sentence is none.
  std::vector<TermPlace> find(const std::vector<std::string>& lines) const;

 private:
  struct Form {
    std::string text;
    std::size_t term;
  };
  std::vector<Term> terms_;
  std::vector<Form> forms_;  ///< the longest first
};

/// One sentence with the file's name where it cannot be used.
std::variant<Glossary, std::string> readGlossary(const Assets&);
/// The program's own. Without terms while the file of a folder that is being written has a fault.
const Glossary& glossary();

}  // namespace gjklab
