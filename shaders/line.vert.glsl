// One corner of a line segment's quad, in the pane's pixels; all else is the same at the four corners.
layout(location = 0) in vec2 a_corner;
layout(location = 1) in vec4 a_ends;    // both ends of the segment
layout(location = 2) in vec4 a_joints;  // normals of the planes that part it from its neighbours; zero: a free end
layout(location = 3) in vec4 a_shape;   // half width, dash, gap (0: solid), length of the line before the segment
layout(location = 4) in vec2 a_depth;   // at both ends
layout(location = 5) in vec4 a_color;

uniform vec2 u_size;  // of the pane

flat out vec4 v_ends;
flat out vec4 v_joints;
flat out vec4 v_shape;
flat out vec2 v_depth;
flat out vec4 v_color;

void main() {
  v_ends = a_ends;
  v_joints = a_joints;
  v_shape = a_shape;
  v_depth = a_depth;
  v_color = a_color;
  gl_Position = vec4(a_corner.x / u_size.x * 2.0 - 1.0, 1.0 - a_corner.y / u_size.y * 2.0, 0.0, 1.0);
}
