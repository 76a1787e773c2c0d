// One corner of a marker's quad, in the pane's pixels; all else is the same at the four corners.
layout(location = 0) in vec2 a_corner;
layout(location = 1) in vec2 a_centre;     // of an arrow head: its tip
layout(location = 2) in vec4 a_shape;      // kind, radius, stroke, halo; of an arrow head: kind, length, half width
layout(location = 3) in vec2 a_direction;  // of an arrow head
layout(location = 4) in vec4 a_color;
layout(location = 5) in vec4 a_inside;

uniform vec2 u_size;  // of the pane

flat out vec2 v_centre;
flat out vec4 v_shape;
flat out vec2 v_direction;
flat out vec4 v_color;
flat out vec4 v_inside;

void main() {
  v_centre = a_centre;
  v_shape = a_shape;
  v_direction = a_direction;
  v_color = a_color;
  v_inside = a_inside;
  gl_Position = vec4(a_corner.x / u_size.x * 2.0 - 1.0, 1.0 - a_corner.y / u_size.y * 2.0, 0.0, 1.0);
}
