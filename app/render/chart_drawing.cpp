#include "render/chart_drawing.h"

#include "render/text.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

ImVec2 pixel(dvec2 p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

void drawMark(ImDrawList& list, const ChartLine& line) {
  const auto width = static_cast<float>(line.width);
  if (line.gap <= 0) {  // piece by piece: ImGui's own polyline breaks up at sharp corners
    for (std::size_t i = 1; i < line.points.size(); ++i)
      list.AddLine(pixel(line.points[i - 1]), pixel(line.points[i]), packed(line.color), width);
    return;
  }
  const double period = line.dash + line.gap;
  double phase = 0;
  for (std::size_t i = 1; i < line.points.size(); ++i) {
    const dvec2 from = line.points[i - 1], way = line.points[i] - from;
    const double length = glm::length(way);
    for (double s = -phase; s < length; s += period) {
      const double begin = std::max(0.0, s), end = std::min(length, s + line.dash);
      if (end > begin)
        list.AddLine(pixel(from + way * (begin / length)), pixel(from + way * (end / length)), packed(line.color),
                     width);
    }
    phase = std::fmod(phase + length, period);
  }
}

void drawMark(ImDrawList& list, const ChartArea& area) {
  if (area.corners.size() == 1)
    return list.AddCircleFilled(pixel(area.corners[0]), static_cast<float>(area.radius), packed(area.color), 20);
  std::vector<ImVec2> corners;
  for (const dvec2& p : area.corners) corners.push_back(pixel(p));
  list.AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), packed(area.color));
}

}  // namespace

ChartRoom chartRoom(const Theme& theme, ImFont* font, ImFont* bold, double scale, dvec2 corner, dvec2 size) {
  return {.corner = corner,
          .size = size,
          .scale = scale,
          .line_height = static_cast<double>(font->FontSize),
          .bold_height = static_cast<double>(bold->FontSize),
          .theme = theme,
          .width = [font, bold](const std::string& text, bool is_bold) {
            const ImFont* face = is_bold ? bold : font;
            return static_cast<double>(face->CalcTextSizeA(face->FontSize, 1e9f, 0, text.c_str()).x);
          }};
}

void drawChart(ImDrawList& list, const Chart& chart, ImFont* font, ImFont* bold) {
  for (const auto& mark : chart) {
    if (const auto* text = std::get_if<ChartText>(&mark)) {
      const ImFont* face = text->bold ? bold : font;
      list.AddText(face, face->FontSize, pixel(glm::round(text->corner)), packed(text->color), text->text.c_str());
    } else if (const auto* line = std::get_if<ChartLine>(&mark)) {
      drawMark(list, *line);
    } else {
      drawMark(list, std::get<ChartArea>(mark));
    }
  }
}

}  // namespace gjklab
