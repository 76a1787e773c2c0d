// One corner of a line segment's quad, in the pane's pixels.
layout(location = 0) in vec2 a_corner;
layout(location = 1) in vec4 a_place;  // along and across the segment; beyond its first and its last joint
layout(location = 2) in vec3 a_shape;  // half width, length, length of the line before the segment
layout(location = 3) in vec4 a_color;
layout(location = 4) in vec2 a_dash;   // dash and gap
layout(location = 5) in vec4 a_ends;   // the segment's start and direction
layout(location = 6) in vec2 a_depth;  // at both ends

uniform vec2 u_size;  // of the pane

out vec4 v_place;
flat out vec3 v_shape;
out vec4 v_color;
#ifdef DASHED
flat out vec2 v_dash;
#endif
#ifdef BEHIND_SOLIDS
flat out vec4 v_ends;
flat out vec2 v_depth;
#endif

void main() {
  v_place = a_place;
  v_shape = a_shape;
  v_color = a_color;
#ifdef DASHED
  v_dash = a_dash;
#endif
#ifdef BEHIND_SOLIDS
  v_ends = a_ends;
  v_depth = a_depth;
#endif
  gl_Position = vec4(a_corner.x / u_size.x * 2.0 - 1.0, 1.0 - a_corner.y / u_size.y * 2.0, 0.0, 1.0);
}
