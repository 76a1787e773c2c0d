// One crossing of the line of sight with a surface, as a key that sorts by depth: depth (20 bits), light (8), which
// surface (4). A body's front goes to the red channel, its back to the green one (colour mask).
// Depth is straight on the screen in both projections, but what comes in is weighted by 1/w, and OpenGL ES has no
// noperspective. So it comes times w, and the interpolated 1/w takes that away again.
in float v_depth;
in float v_light;

uniform uint u_id;
uniform float u_side;  // 1 front, −1 back

out uvec2 o_key;

void main() {
  uint depth = uint(clamp(v_depth * gl_FragCoord.w, 0.0, 1.0) * 1048574.0 + 0.5);
  // Backs all look alike: shaded from inside they would take away the shade of the front they are seen through.
  float shade = u_side > 0.0 ? 0.5 + 0.5 * v_light : 0.6;
  uint light = uint(clamp(shade, 0.0, 1.0) * 255.0 + 0.5);
  o_key = uvec2(depth << 12 | light << 4 | u_id);
}
