// A line segment with round ends: coverage is the overlap of the stroke with a pixel-wide box around the fragment.
//
// Segments of one polyline are parted by the bisecting planes of their joints, so that no pixel is drawn twice: a
// translucent line has no dots where its segments meet.
in vec4 v_place;
flat in vec3 v_shape;
in vec4 v_color;

#ifdef DASHED
flat in vec2 v_dash;

float dashCoverage(float along, vec2 dash) {
  float period = dash.x + dash.y;
  float from_middle = abs(mod(along + 0.5 * dash.y, period) - 0.5 * period);
  return clamp(0.5 * dash.x + 0.5 - from_middle, 0.0, 1.0);
}
#endif

#ifdef BEHIND_SOLIDS
flat in vec4 v_ends;
flat in vec2 v_depth;

uniform sampler2D u_front;   // depth of the front surface of the solids
uniform ivec4 u_front_box;   // what it knows of the pane, y up
uniform ivec2 u_front_at;    // from the pane to the texture
uniform vec2 u_size;        // of the pane
uniform float u_bias;
uniform vec2 u_hidden_dash;  // dash and gap of covered parts
uniform float u_hidden_alpha;

float frontAt(vec2 p) {
  ivec2 at = ivec2(clamp(vec2(p.x, u_size.y - p.y), vec2(0.0), u_size - 1.0));
  if (any(lessThan(at, u_front_box.xy)) || any(greaterThanEqual(at, u_front_box.zw))) return 1.0;
  return texelFetch(u_front, at + u_front_at, 0).r;
}

// Looks to both sides of the line's axis and takes the farther place: an edge on the silhouette is not covered by its
// own body, whose surface may come nearer steeply on one side.
bool isCovered(float along) {
  vec2 axis = v_ends.xy + along * v_ends.zw;
  vec2 aside = 1.25 * vec2(-v_ends.w, v_ends.z);
  float depth = mix(v_depth.x, v_depth.y, along / max(v_shape.y, 1e-6));
  float front = max(frontAt(axis + aside), frontAt(axis - aside));
  return front < 1.0 && depth > front + u_bias;  // 1: no solid there
}
#endif

out vec4 o_color;

void main() {
  float half_width = v_shape.x;
  float along = clamp(v_place.x, 0.0, v_shape.y);
  float away = length(vec2(v_place.x - along, v_place.y));
  float coverage = clamp(away + 0.5, -half_width, half_width) - clamp(away - 0.5, -half_width, half_width);
  // A hundredth of a pixel belongs to both neighbours: no gap may open between them.
  if (max(v_place.z, v_place.w) > 0.01) coverage = 0.0;

  float alpha = v_color.a;
#ifdef DASHED
  vec2 dash = v_dash;
#ifdef BEHIND_SOLIDS
  if (isCovered(along)) {
    if (dash.y == 0.0) dash = u_hidden_dash;
    alpha *= u_hidden_alpha;
  }
#endif
  if (dash.y > 0.0) coverage *= dashCoverage(v_shape.z + along, dash);
#endif
  o_color = vec4(v_color.rgb, alpha * coverage);
}
