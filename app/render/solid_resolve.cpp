// Blends the sorted crossings of each pixel over the picture.

#include "render/solid_pass.h"

#include "model/compose/surface_light.h"

#include <algorithm>

namespace gjklab {
namespace {

/// Crossings nearer to each other than this, in pixels of depth, have no order worth showing.
constexpr double kCloseness = 1.5;
constexpr double kDepthSteps = 1048575;
/// Batcher's odd-even merge sort for `count` keys, as lines of the shader: "SORT(0, 1)". Pairs beyond the count would
/// compare with keys that are empty, which sort last: they are left out.
std::string sortingNetwork(int count) {
  int size = 1;
  while (size < count) size *= 2;
  std::string network;
  for (int p = 1; p < size; p *= 2)
    for (int k = p; k >= 1; k /= 2)
      for (int j = k % p; j + k < size; j += 2 * k)
        for (int i = 0; i < std::min(k, size - j - k); ++i)
          if ((i + j) / (2 * p) == (i + j + k) / (2 * p) && i + j + k < count)
            network += "SORT(" + std::to_string(i + j) + ", " + std::to_string(i + j + k) + ") ";
  return network;
}

/// "FETCH(0) FETCH(1)". Like the others it is written out: with an index that is not known when the shader is compiled,
/// the keys would be kept in memory.
std::string fetching(int layers) {
  std::string lines;
  for (int i = 0; i < layers; ++i) lines += "FETCH(" + std::to_string(i) + ") ";
  return lines;
}

/// Blends the keys in turn and ends with the first empty one.
std::string blending(int count) {
  std::string lines, ends;
  for (int i = 0; i < count; ++i) {
    const std::string key = "key[" + std::to_string(i) + "]";
    lines += "if (" + key + " != kEmpty) { blend(" + key + "); ";
    ends += "}";
  }
  return lines + ends;
}

}  // namespace

const SolidPass::ResolveShader& SolidPass::resolveShader(int layers, bool fades, std::string& error) {
  ResolveShader& resolve = resolve_shaders_[fades ? 1 : 0][layers];
  if (!resolve.shader) {
    const auto line = [](const char* name, const std::string& value) {
      return std::string("#define ") + name + " " + value + "\n";
    };
    const std::string defines = line("LAYERS", std::to_string(layers)) + line("FETCH_ALL", fetching(layers)) +
                                line("SORT_ALL", sortingNetwork(2 * layers)) + line("BLEND_ALL", blending(2 * layers)) +
                                (fades ? "#define FADES\n" : "");
    resolve.shader = Shader::load("resolve.vert.glsl", "resolve.frag.glsl", error, defines);
  }
  if (resolve.shader && resolve.keys < 0) {
    resolve.keys = resolve.shader.uniform("u_keys");
    resolve.places = resolve.shader.uniform("u_places");
    resolve.fills = resolve.shader.uniform("u_fills");
    resolve.closeness = resolve.shader.uniform("u_closeness");
    resolve.shade = resolve.shader.uniform("u_shade");
    resolve.fading = resolve.shader.uniform("u_fading");
    resolve.fade = resolve.shader.uniform("u_fade");
    resolve.fade_depth = resolve.shader.uniform("u_fade_depth");
  }
  return resolve;
}

void SolidPass::resolve(const PaneContext& pane) {
  if (groups_.empty()) return;
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, keys_.id());
  glBindVertexArray(nothing_.id());
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  for (auto group = groups_.rbegin(); group != groups_.rend(); ++group) resolveGroup(*group, pane);
}

void SolidPass::resolveGroup(const Group& group, const PaneContext& pane) {
  const int left = static_cast<int>(pane.gl_origin.x), bottom = static_cast<int>(pane.gl_origin.y - pane.size.y);
  std::array<Color, kSurfaces> fills{};
  std::vector<PixelBox> boxes;
  GLuint fading = 0;
  for (const Layer& layer : group.layers) {
    for (std::size_t k = 0; k < layer.bodies.size(); ++k) {
      const Body& body = bodies_[layer.bodies[k]];
      fills[layer.id + k] = body.color;
      if (body.fades && pane.radial.on()) fading |= 1u << (layer.id + k);
    }
    for (std::size_t k = 0; k < layer.planes.size(); ++k) fills[layer.id + k] = planes_[layer.planes[k]].color;
    boxes.push_back(layer.box);
  }
  // Where fewer layers lie on one another, fewer are sorted.
  for (const PixelCell& cell : cellsOf(boxes)) {
    // From the framebuffer to where each layer is in the texture.
    std::array<GLint, static_cast<std::size_t>(2 * kGreatestLayers)> places{};
    int count = 0;
    for (std::size_t i = 0; i < group.layers.size(); ++i) {
      if ((cell.members >> i & 1u) == 0) continue;
      const Layer& layer = group.layers[i];
      const auto at = static_cast<std::size_t>(2 * count++);
      places[at] = layer.place.x - layer.box.x0 - left;
      places[at + 1] = layer.place.y - layer.box.y0 - bottom;
    }
    std::string error;
    const ResolveShader& resolve = resolveShader(count, fading != 0, error);
    resolve.shader.use();
    glUniform1i(resolve.keys, 0);
    glUniform2iv(resolve.places, count, places.data());
    glUniform4fv(resolve.fills, static_cast<GLsizei>(fills.size()), &fills[0].r);
    glUniform1f(resolve.closeness, static_cast<float>((far_ - near_) / kCloseness / kDepthSteps));
    const Shade shade = shadeFor(pane.theme);
    glUniform4f(resolve.shade, shade.color_dark, shade.color_bright, shade.alpha_dark, shade.alpha_bright);
    if (fading != 0) {
      const ScreenFade& fade = pane.radial;
      glUniform1ui(resolve.fading, fading);
      glUniform4f(resolve.fade, static_cast<float>(pane.gl_origin.x + fade.centre.x),
                  static_cast<float>(pane.gl_origin.y - fade.centre.y), static_cast<float>(fade.inner),
                  static_cast<float>(1 / (fade.outer - fade.inner)));
      glUniform2f(resolve.fade_depth, static_cast<float>((far_ - near_) / kDepthSteps),
                  static_cast<float>(near_ - fade.centre.z));
    }
    glScissor(left + cell.box.x0, bottom + cell.box.y0, cell.box.x1 - cell.box.x0, cell.box.y1 - cell.box.y0);
    glDrawArrays(GL_TRIANGLES, 0, 3);
  }
}

}  // namespace gjklab
