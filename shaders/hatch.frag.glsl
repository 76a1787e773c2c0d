// Strokes at 45 degrees, at the same distance whatever the zoom.
in vec4 v_color;

uniform vec2 u_origin;   // the pane's top-left corner in the framebuffer
uniform vec2 u_spacing;  // between strokes, and their width

out vec4 o_color;

void main() {
  vec2 p = gl_FragCoord.xy - u_origin;
  float s = (p.x - p.y) * 0.70710678;
  float from_stroke = abs(mod(s, u_spacing.x) - 0.5 * u_spacing.x);
  float coverage = clamp(0.5 * u_spacing.y + 0.5 - from_stroke, 0.0, 1.0);
  o_color = vec4(v_color.rgb, v_color.a * coverage);
}
