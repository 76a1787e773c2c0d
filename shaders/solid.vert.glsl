// Surface of a body: world → the pane's pixels, and the light that falls on it.
layout(location = 0) in vec3 a_position;
layout(location = 1) in vec3 a_normal;

uniform mat3 u_linear;
uniform vec3 u_shift;
uniform vec2 u_size;   // of the pane
uniform vec2 u_depth;  // nearest depth in pixels, and one over the range
uniform vec3 u_light;  // unit vector towards the light, world

out float v_depth;  // 0 … 1 over the range
out float v_light;  // −1 … 1

void main() {
  vec3 p = u_linear * a_position + u_shift;
  v_depth = (p.z - u_depth.x) * u_depth.y;
  v_light = dot(a_normal, u_light);
  gl_Position = vec4(p.x / u_size.x * 2.0 - 1.0, 1.0 - p.y / u_size.y * 2.0, 0.0, 1.0);
#ifdef WITH_DEPTH
  gl_Position.z = v_depth * 2.0 - 1.0;
#endif
}
