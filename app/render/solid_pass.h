#pragma once
// Translucent convex bodies and planes in 3-D, blended exactly also where they interpenetrate.
//
// A line of sight meets a convex body in one front and one back point. So instead of peeling layer after layer off the
// whole scene, each body writes its two crossings (depth and light, packed into an integer) into its own layer; one
// pass then sorts the crossings of each pixel with a fixed network and blends them front to back. The cost is one
// rasterisation of each body, independently of overlaps, without a depth buffer. If two crossings are within a pixel or
// two of each other, their order fades from one to the other, so coplanar faces do not flicker and intersection curves
// are smooth.
//
// All layers are side by side in one texture, each as large as its content: on a large screen they take most of the
// program's memory. A layer holds one body or two planes; eight layers are sorted together. Further layers are sorted
// in further groups, which are drawn below in the order of the figure. Opaque meshes share a layer, in which a depth
// buffer keeps the nearest crossing: a world of a hundred bodies costs what one translucent body does.

#include "render/area_pass.h"
#include "render/line_pass.h"
#include "render/mesh_cache.h"
#include "render/pane.h"
#include "render/pixel_box.h"
#include "render/stream.h"

namespace gjklab {

class SolidPass {
 public:
  bool create(std::string& error);

  /// Rasterises the figure's meshes and fills into the pass's own textures; changes the bound framebuffer. `lines`:
  /// whether solids hide some line, so that their front surface is needed.
  void prepare(const Figure&, const PaneContext&, bool lines);
  /// Blends them over the bound framebuffer, whose viewport is the pane.
  void resolve(const PaneContext&);
  FrontSurface front() const { return front_; }

 private:
  static constexpr int kGreatestLayers = 8;
  static constexpr GLuint kSurfaces = 2 * kGreatestLayers;  ///< of a group, by number
  struct Body {
    const CachedMesh* mesh;
    glm::mat4 matrix{1};
    Color color;
    bool hides_lines, fades, opaque;
    PixelBox box;  ///< from the pane's lower left corner, y up
  };
  struct Plane {
    std::size_t first, count;  ///< vertices in the stream
    Color color;
    PixelBox box;
  };
  /// The content and position of one layer.
  struct Layer {
    std::vector<std::size_t> bodies;  ///< one, or several that are opaque
    std::vector<std::size_t> planes;  ///< at most two
    PixelBox box;
    GLuint id = 0;  ///< of the first of its surfaces, in the group
    GLuint ids() const { return static_cast<GLuint>(bodies.size() > 2 ? bodies.size() : 2); }
    PixelSheet::Place place = {};  ///< of the box's corner in the keys' texture
  };
  struct Group {
    std::vector<Layer> layers;
  };
  struct PlaneVertex {
    float x, y, depth;
  };
  struct SurfaceShader {
    Shader shader;
    PaneUniforms pane;
    GLint matrix = -1, depth = -1, light = -1, id = -1, side = -1;
    void find();
  };
  struct ResolveShader {
    Shader shader;
    GLint keys = -1, places = -1, fills = -1, closeness = -1, shade = -1, fading = -1, fade = -1, fade_depth = -1;
  };

  void addBody(const Mesh&, const PaneContext&);
  void addPlane(const Fill&, const PaneContext&);
  void makeGroups();
  void placeLayers();
  void drawLayer(const Layer&, const PaneContext&);
  void drawBody(const Body&, GLuint id, const PaneContext&);
  void drawOpaque(const Layer&, const PaneContext&);
  const Layer* allThatHides() const;
  void drawFront(const PaneContext&);
  void fit(int width, int height);
  void fitNearest();
  void fitFront(dvec2 pane_size);
  void setBody(const SurfaceShader&, const Body&, const PaneContext&) const;
  const ResolveShader& resolveShader(int layers, bool fades, std::string& error);
  void resolveGroup(const Group&, const PaneContext&);

  SurfaceShader body_shader_, plane_shader_, front_shader_;
  ResolveShader resolve_shaders_[2][kGreatestLayers + 1];  ///< without and with surfaces that fade
  MeshCache meshes_;
  StreamBuffer planes_stream_;
  GlVertexArray nothing_;

  GlTexture keys_, nearest_, depth_;  ///< nearest_: depth of the opaque surfaces in keys_, once there are some
  GlFramebuffer keys_target_, depth_target_;
  int width_ = 0, height_ = 0;  ///< of the keys' texture
  int nearest_width_ = 0, nearest_height_ = 0;
  int depth_width_ = 0, depth_height_ = 0;  ///< of the front surface's
  /// The recent demand on the texture, which shrinks when that has been much smaller for some time.
  struct Need {
    int width = 0, height = 0, count = 0;
  } lately_;

  std::vector<Body> bodies_;
  std::vector<Plane> planes_;
  std::vector<PlaneVertex> plane_vertices_;
  std::vector<Group> groups_;
  double near_ = 0, far_ = 1;
  FrontSurface front_;
};

}  // namespace gjklab
