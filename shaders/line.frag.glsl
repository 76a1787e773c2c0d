// A line segment with round ends: coverage is the overlap of the stroke with a pixel-wide box around the fragment.
//
// Segments of one polyline are parted by the bisecting planes of their joints, so that no pixel is drawn twice: a
// translucent line has no dots where its segments meet.
flat in vec4 v_ends;
flat in vec4 v_joints;
flat in vec4 v_shape;
flat in vec2 v_depth;
flat in vec4 v_color;

uniform vec2 u_origin;  // the pane's top-left corner in the framebuffer
#ifdef BEHIND_SOLIDS
uniform sampler2D u_front;  // depth of the front surface of the solids, the pane's lower left corner at texel 0, 0
uniform vec2 u_size;
uniform float u_bias;
uniform vec2 u_hidden_dash;   // dash and gap of covered parts
uniform float u_hidden_alpha;

// Looks at the line's axis, not at the fragment: beside the axis the surface may already come nearer. The farthest of
// five places counts, so that an edge on the silhouette is not covered by its own body.
bool isCovered(vec2 axis, float depth) {
  ivec2 top = ivec2(u_size) - 1;
  ivec2 texel = ivec2(floor(vec2(axis.x, u_size.y - axis.y)));
  float far = texelFetch(u_front, clamp(texel, ivec2(0), top), 0).r;
  far = max(far, texelFetch(u_front, clamp(texel + ivec2(1, 0), ivec2(0), top), 0).r);
  far = max(far, texelFetch(u_front, clamp(texel - ivec2(1, 0), ivec2(0), top), 0).r);
  far = max(far, texelFetch(u_front, clamp(texel + ivec2(0, 1), ivec2(0), top), 0).r);
  far = max(far, texelFetch(u_front, clamp(texel - ivec2(0, 1), ivec2(0), top), 0).r);
  return depth > far + u_bias;
}
#endif

out vec4 o_color;

float dashCoverage(float along, vec2 dash) {
  float period = dash.x + dash.y;
  float from_middle = abs(mod(along + 0.5 * dash.y, period) - 0.5 * period);
  return clamp(0.5 * dash.x + 0.5 - from_middle, 0.0, 1.0);
}

void main() {
  vec2 p = vec2(gl_FragCoord.x - u_origin.x, u_origin.y - gl_FragCoord.y);
  vec2 a = v_ends.xy, b = v_ends.zw;
  if (dot(p - a, v_joints.xy) < 0.0) discard;
  if (v_joints.zw != vec2(0.0) && dot(p - b, v_joints.zw) >= 0.0) discard;

  vec2 ab = b - a;
  float t = clamp(dot(p - a, ab) / max(dot(ab, ab), 1e-12), 0.0, 1.0);
  vec2 axis = a + t * ab;
  float away = distance(p, axis);
  float half_width = v_shape.x;
  float coverage = clamp(away + 0.5, -half_width, half_width) - clamp(away - 0.5, -half_width, half_width);

  float along = v_shape.w + t * length(ab);
  vec2 dash = v_shape.yz;
  float alpha = v_color.a;
#ifdef BEHIND_SOLIDS
  if (isCovered(axis, mix(v_depth.x, v_depth.y, t))) {
    if (dash.y == 0.0) dash = u_hidden_dash;
    alpha *= u_hidden_alpha;
  }
#endif
  if (dash.y > 0.0) coverage *= dashCoverage(along, dash);
  o_color = vec4(v_color.rgb, alpha * coverage);
}
