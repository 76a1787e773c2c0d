// Corners of filled polygons, in the pane's pixels.
layout(location = 0) in vec2 a_position;
layout(location = 1) in vec4 a_color;

uniform vec2 u_size;  // of the pane

out vec4 v_color;

void main() {
  v_color = a_color;
  gl_Position = vec4(a_position.x / u_size.x * 2.0 - 1.0, 1.0 - a_position.y / u_size.y * 2.0, 0.0, 1.0);
}
