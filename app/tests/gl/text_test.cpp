// Fonts and set text, without OpenGL: the atlas is built in memory.

#include "render/text.h"
#include "model/store/temporary_folder.h"
#include "render/fonts.h"
#include "render/renderer.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <gtest/gtest.h>
#include <imgui.h>

#include <filesystem>

namespace gjklab::text_test {
namespace {

class TextTest : public testing::Test {
 protected:
  void SetUp() override {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {800, 600};
    warning_ = loadFonts(*ImGui::GetIO().Fonts, 1, fonts_);
    build();
  }
  void TearDown() override { ImGui::DestroyContext(); }

  static void build() {
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    ImGui::GetIO().Fonts->SetTexID(reinterpret_cast<ImTextureID>(1));
  }
  TextLook look() const { return panelText(fonts_, {0, 0, 0, 1}); }

  Fonts fonts_;
  std::string warning_;
};

TEST_F(TextTest, FontsAreThereWithTheSignsOfTheFigures) {
  ASSERT_TRUE(warning_.empty()) << warning_;
  for (ImFont* font : {fonts_.ui, fonts_.small, fonts_.bold, fonts_.title, fonts_.mono, fonts_.serif.cut(16)}) {
    ASSERT_NE(font, nullptr);
    for (const char16_t sign : std::u16string_view(u"A·⊖−λ≤≥₁—×°⁻⁰¹²³⁴⁵⁶⁷⁸⁹₀₂₃₄₅₆₇₈₉"))
      EXPECT_NE(font->FindGlyphNoFallback(sign), nullptr) << std::hex << static_cast<int>(sign);
  }
  for (const ImWchar sign : {u'▶', u'◀', u'☾', u'✓', u'⇧', u'←', u'→', u'…', u'Š', u'Ж'})
    EXPECT_NE(fonts_.ui->FindGlyphNoFallback(sign), nullptr) << std::hex << static_cast<int>(sign);
}

TEST_F(TextTest, ADraggableNumberHasRoomForItsTint) {
  const std::string text = "B is at (***−0.2***), and so on";
  TextLook plain = look(), padded = look();
  padded.number_pad = 6;
  const auto width = [&](const std::string& part, const TextLook& in) {
    return measureText(parseRichText(part), in).x;
  };
  EXPECT_EQ(width("(***−0.2***)", padded), width("(**−0.2**)", padded) + 12);
  EXPECT_EQ(width("*w* and **bold**", padded), width("*w* and **bold**", plain));
  const float room = width(text, plain) + 1;
  EXPECT_EQ(wrapText(text, plain, room).size(), 1u);
  EXPECT_EQ(wrapText(text, padded, room).size(), 2u);
}

TEST_F(TextTest, NoticesAreBrokenAtSpacesOnly) {
  const auto linesOf = [&](const std::string& text, float width) {
    std::vector<std::string> lines{""};
    for (const char each : brokenAtSpaces(fonts_.ui, text, width))
      each == '\n' ? lines.emplace_back() : lines.back() += each, void();
    return lines;
  };
  const std::string text = "w lies at (−0.1456, 1.25), and a − b is 0.5; then\nit ends.";
  for (float width = 90; width < 400; width += 3) {
    std::string joined;
    for (const std::string& line : linesOf(text, width)) {
      EXPECT_LE(textSize(fonts_.ui, line).x, width) << line;
      EXPECT_FALSE(line.ends_with(".") && !line.ends_with("ends.")) << line;
      EXPECT_FALSE(line.starts_with("− ") || line.ends_with("−")) << line;
      joined += (joined.empty() ? "" : " ") + line;
    }
    EXPECT_EQ(joined, "w lies at (−0.1456, 1.25), and a − b is 0.5; then it ends.");
  }
  EXPECT_EQ(linesOf(text, 1e6F).size(), 2U);
  EXPECT_GT(linesOf("/a/very/long/path/without/a/space.json", 80).size(), 1U) << "a long word is broken all the same";
  EXPECT_EQ(linesOf("", 80).size(), 1U);
}

TEST_F(TextTest, MissingFontsGiveOneSentenceAndTextAllTheSame) {
  Fonts fonts;
  const std::string sentence = loadFonts(*ImGui::GetIO().Fonts, 2, fonts, {"/no/such/place"});
  build();
  EXPECT_NE(sentence.find("DejaVuSans.ttf"), std::string::npos) << sentence;
  EXPECT_EQ(sentence.find('\n'), std::string::npos);
  for (ImFont* font : {fonts.ui, fonts.small, fonts.bold, fonts.title, fonts.mono, fonts.serif.cut(16)}) {
    ASSERT_NE(font, nullptr);
    EXPECT_NE(font->FindGlyphNoFallback('A'), nullptr);
    const ImFontGlyph* minus = font->FindGlyphNoFallback(u'−');
    ASSERT_NE(minus, nullptr) << "a hyphen stands in";
    EXPECT_EQ(minus, font->FindGlyphNoFallback('-'));
    EXPECT_EQ(font->FindGlyphNoFallback(u'₂'), font->FindGlyphNoFallback('2'));
  }
  EXPECT_GT(measureText(parseRichText("s_A(d) ⊖"), panelText(fonts, {})).x, 10);
}

TEST_F(TextTest, OneMissingFaceIsReplacedByAnother) {
  const TemporaryFolder folder;
  for (const std::string& directory : fontDirectories()) {
    const auto from = std::filesystem::path(directory) / "DejaVuSans.ttf";
    std::error_code failure;
    if (std::filesystem::copy_file(from, folder / "DejaVuSans.ttf", std::filesystem::copy_options::overwrite_existing,
                                   failure))
      break;
  }
  Fonts fonts;
  const std::string sentence = loadFonts(*ImGui::GetIO().Fonts, 1, fonts, {folder.path()});
  build();
  EXPECT_NE(sentence.find("DejaVuSerif.ttf"), std::string::npos) << sentence;
  EXPECT_NE(fonts.serif.cut(16)->FindGlyphNoFallback(u'⊖'), nullptr);
}

TEST_F(TextTest, SizesFollowTheScale) {
  const float before = fonts_.ui->FontSize, serif = fonts_.serif.cut(20)->FontSize;
  loadFonts(*ImGui::GetIO().Fonts, 2, fonts_);
  build();
  EXPECT_NEAR(fonts_.ui->FontSize, 2 * before, 1);
  EXPECT_NEAR(fonts_.serif.cut(2 * 20)->FontSize, 2 * serif, 1.5);
}

TEST_F(TextTest, SubscriptsAreSmallerAndItalicsNoWider) {
  const float upright = measureText(parseRichText("sAd"), look()).x;
  EXPECT_LT(measureText(parseRichText("s_Ad"), look()).x, upright);
  EXPECT_NEAR(measureText(parseRichText("*sAd*"), look()).x, upright, 2);
  EXPECT_GT(measureText(parseRichText("**sAd**"), look()).x, upright);
}

TEST_F(TextTest, WrappingKeepsEveryWordAndTheWidth) {
  const std::string text =
      "O is on the inner side of *ab*, *bc* and *ac*: it lies **inside the triangle**. s_A(d) stays.";
  for (const float width : {60.f, 120.f, 300.f, 5000.f}) {
    std::string joined;
    for (const auto& line : wrapText(text, look(), width)) {
      EXPECT_LE(measureText(line, look()).x, std::max(width, 75.f));
      if (!joined.empty()) joined += ' ';
      for (const TextRun& run : line) joined += run.text;
    }
    EXPECT_EQ(joined, plainText(text)) << width;
  }
  EXPECT_EQ(wrapText("one\ntwo", look(), 1000).size(), 2u);
}

TEST_F(TextTest, LabelsAreDrawnInsideThePaneWithAHalo) {
  ImGui::NewFrame();
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  Figure figure;
  View view;
  view.size = {300, 200};
  for (int i = 0; i < 12; ++i) figure.labels.push_back({Role::simplex, {0.01 * i, 0, 0}, "*s_A(d)*", {1, 0}, i});
  drawLabels(figure, view, theme(ThemeName::light), fonts_, list, {100, 50});
  EXPECT_GT(list.VtxBuffer.Size, 100);
  for (const ImDrawVert& vertex : list.VtxBuffer) {
    EXPECT_GE(vertex.pos.x, 97);
    EXPECT_LE(vertex.pos.x, 403);
    EXPECT_GE(vertex.pos.y, 45);
    EXPECT_LE(vertex.pos.y, 255);
  }
  ImGui::Render();
}

}  // namespace
}  // namespace gjklab::text_test
