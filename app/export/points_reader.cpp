#include "export/points_reader.h"

#include "export/debugger_text.h"
#include "model/text/json_tree.h"
#include "model/text/translate.h"

#include <cctype>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace gjklab {

namespace {

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Blanks in place of comments: // and # and % to the line's end, and /* */.
std::string withoutComments(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool line = text[i] == '#' || text[i] == '%' || text.compare(i, 2, "//") == 0;
    const bool block = text.compare(i, 2, "/*") == 0;
    if (!line && !block) continue;
    const std::size_t end = std::min(line ? text.find('\n', i) : text.find("*/", i), text.size());
    for (; i < end; ++i) text[i] = ' ';
    if (block && end < text.size()) text[end] = text[end + 1] = ' ';
  }
  return text;
}

/// Numbers, words, brackets and what ends a row, in order.
struct Piece {
  enum class Kind { number, word, open, close, row } kind = Kind::number;
  double value = 0;
  std::string word = {};
};

/// Whether the word is what programs print for a value that is not finite.
bool isNotFinite(std::string word) {
  for (char& c : word) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return word == "nan" || word == "inf" || word == "infinity";
}

class Pieces {
 public:
  explicit Pieces(const std::string& text) : text_(text) {
    while (at_ < text_.size()) next();
  }
  std::vector<Piece> all;
  bool finite = true;
  bool isOpen() const { return depth_ > 0; }

 private:
  void next() {
    const char c = text_[at_];
    // In brackets, a row that ends with a comma continues on the next line.
    if (c == ',') goes_on_ = depth_ > 0;
    if (std::isspace(static_cast<unsigned char>(c)) == 0 && c != ',') goes_on_ = false;
    if (c == '{' || c == '[' || c == '(') ++depth_;
    if (c == '}' || c == ']' || c == ')') --depth_;
    if (c == '{' || c == '[' || c == '(') {
      all.push_back({Piece::Kind::open, 0});
    } else if (c == '}' || c == ']' || c == ')') {
      all.push_back({Piece::Kind::close, 0});
    } else if (c == ';' || (c == '\n' && !goes_on_)) {
      all.push_back({Piece::Kind::row, 0});
    } else if (std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_') {
      return word();
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0 ||
               ((c == '-' || c == '+' || c == '.') && startsNumber())) {
      number();
      return;
    }
    ++at_;
  }
  /// A name, digits in it included.
  void word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && isWord(text_[at_])) ++at_;
    std::string name = text_.substr(begin, at_ - begin);
    if (isNotFinite(name) || isElement(begin)) all.push_back({Piece::Kind::word, 0, std::move(name)});
  }
  /// Whether the word that begins there stands in brackets where a number could: [3, x].
  bool isElement(std::size_t begin) const {
    const std::size_t before = begin == 0 ? text_.npos : text_.find_last_not_of(" \t\r\n+-", begin - 1);
    const std::size_t after = text_.find_first_not_of(" \t\r\n", at_);
    return depth_ > 0 && before != text_.npos && after != text_.npos &&
           std::string_view(",{[(").find(text_[before]) != std::string_view::npos &&
           std::string_view(",;}])").find(text_[after]) != std::string_view::npos;
  }
  bool startsNumber() const {
    std::size_t i = at_ + (text_[at_] == '.' ? 0 : 1);
    if (i < text_.size() && text_[i] == '.') ++i;
    return i < text_.size() && std::isdigit(static_cast<unsigned char>(text_[i])) != 0;
  }
  void number() {
    char* end = nullptr;
    const double value = std::strtod(text_.c_str() + at_, &end);
    at_ = static_cast<std::size_t>(end - text_.c_str());
    while (at_ < text_.size() && (text_[at_] == 'f' || text_[at_] == 'F' || text_[at_] == 'l' || text_[at_] == 'L'))
      ++at_;  // of a C literal
    finite = finite && std::isfinite(value);
    all.push_back({Piece::Kind::number, value});
  }

  const std::string& text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool goes_on_ = false;
};

using Rows = std::vector<std::vector<double>>;

/// Innermost brackets are rows; a bracket with rows of its own (MATLAB) is parted at them. Without brackets lines are.
/// `fault`: the first point with a word among its numbers.
Rows rowsOf(const std::vector<Piece>& pieces, std::string& fault) {
  Rows rows;
  std::vector<double> row;
  std::string word;
  const auto finish = [&] {
    if (!word.empty() && fault.empty() && (!row.empty() || isNotFinite(word)))
      fault = tr("point {point}: \"{word}\" is not a finite number", arg("point", rows.size() + 1),
                 arg("word", printable(word)));
    word.clear();
    if (!row.empty()) rows.push_back(row);
    row.clear();
  };
  bool brackets = false;
  for (const Piece& piece : pieces) brackets = brackets || piece.kind == Piece::Kind::open;
  int depth = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    switch (pieces[i].kind) {
      case Piece::Kind::open:
        ++depth;
        finish();
        break;
      case Piece::Kind::close:
        --depth;
        finish();
        break;
      case Piece::Kind::row:
        finish();
        break;
      case Piece::Kind::word:
        if (word.empty() && (!brackets || depth > 0)) word = pieces[i].word;
        break;
      case Piece::Kind::number:
        if (!brackets || depth > 0) row.push_back(pieces[i].value);
        break;
    }
  }
  finish();
  return rows;
}

}  // namespace

std::variant<PointCloud, std::string> readPoints(const std::string& given) {
  std::string text = withoutComments(arraysFromDebugger(given).value_or(given));
  // What is assigned, not the "[8][3]" of its declaration.
  if (const std::size_t assigned = text.find('='); assigned != std::string::npos) text.erase(0, assigned + 1);
  const Pieces pieces(text);
  if (!pieces.finite) return std::string(tr("a number is too large"));
  if (pieces.isOpen()) return std::string(tr("a bracket is not closed"));
  std::string fault;
  const Rows rows = rowsOf(pieces.all, fault);
  if (!fault.empty()) return fault;
  if (rows.empty()) return std::string(tr("no points were found"));
  PointCloud cloud;
  cloud.dimension = static_cast<int>(rows[0].size());
  if (cloud.dimension > 3)
    return tr("the first point has {count} numbers; 1, 2 or 3 are allowed", arg("count", rows[0].size()));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].size() != rows[0].size())
      return trn("point {point} has {n} number, but the first point has {first}",
                 "point {point} has {n} numbers, but the first point has {first}",
                 static_cast<long long>(rows[i].size()), arg("point", i + 1), arg("first", rows[0].size()));
    glm::dvec3 point(0.0);
    for (std::size_t k = 0; k < rows[i].size(); ++k) point[static_cast<int>(k)] = rows[i][k];
    cloud.points.push_back(point);
  }
  return cloud;
}

std::variant<glm::dmat4, std::string> readMatrix(const std::string& text, MatrixOrder order) {
  const Pieces pieces(text);
  std::vector<double> numbers;
  for (const Piece& piece : pieces.all)
    if (piece.kind == Piece::Kind::number) numbers.push_back(piece.value);
  if (numbers.size() != 16)
    return trn("a matrix needs 16 numbers; this one has {n}", "a matrix needs 16 numbers; this one has {n}",
               static_cast<long long>(numbers.size()));
  if (!pieces.finite) return std::string(tr("a number is too large"));
  glm::dmat4 matrix(0.0);
  for (int i = 0; i < 16; ++i) {
    const int row = order == MatrixOrder::row_major ? i / 4 : i % 4,
              column = order == MatrixOrder::row_major ? i % 4 : i / 4;
    matrix[column][row] = numbers[static_cast<std::size_t>(i)];
  }
  const auto affine = [](const glm::dmat4& m) { return m[0][3] == 0 && m[1][3] == 0 && m[2][3] == 0 && m[3][3] == 1; };
  if (affine(matrix)) return matrix;
  if (!affine(glm::transpose(matrix))) return std::string(tr("the last row of the matrix is not 0 0 0 1"));
  return std::string(
      order == MatrixOrder::row_major
          ? tr("the last row of the matrix is not 0 0 0 1; it would be in column-major order (--matrix column)")
          : tr("the last row of the matrix is not 0 0 0 1; it would be in row-major order (--matrix row)"));
}

}  // namespace gjklab
