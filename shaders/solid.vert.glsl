// Surface of a body: world → the pane's pixels, and the light that falls on it.
layout(location = 0) in vec3 a_position;
layout(location = 1) in vec3 a_normal;

uniform mat4 u_matrix;  // to pixels and depth, times the fourth coordinate, which is 1 in a parallel projection
uniform vec2 u_size;    // of the pane
uniform vec2 u_depth;   // nearest depth in pixels, and one over the range
uniform vec3 u_light;   // unit vector towards the light, world

out float v_depth;  // 0 … 1 over the range, times w: see crossing.frag.glsl
out float v_light;  // −1 … 1

void main() {
  vec4 p = u_matrix * vec4(a_position, 1.0);
  float depth = (p.z / p.w - u_depth.x) * u_depth.y;
  v_depth = depth * p.w;
  v_light = dot(a_normal, u_light);
  gl_Position = vec4(p.x / u_size.x * 2.0 - p.w, p.w - p.y / u_size.y * 2.0, 0.0, p.w);
#ifdef WITH_DEPTH
  gl_Position.z = (depth * 2.0 - 1.0) * p.w;
#endif
}
