// Corner of a translucent plane, in the pane's pixels.
layout(location = 0) in vec3 a_position;

uniform vec2 u_size;   // of the pane
uniform vec2 u_depth;  // nearest depth in pixels, and one over the range

out float v_depth;  // times w, which is 1 here
out float v_light;

void main() {
  v_depth = (a_position.z - u_depth.x) * u_depth.y;
  v_light = 0.2;  // the plain light of crossing.frag.glsl: the colour stays as it is
  gl_Position = vec4(a_position.x / u_size.x * 2.0 - 1.0, 1.0 - a_position.y / u_size.y * 2.0, 0.0, 1.0);
}
