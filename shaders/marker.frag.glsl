// Markers and arrow heads from signed distances in pixels: negative inside, coverage falls over one pixel.
flat in vec2 v_centre;
flat in vec4 v_shape;
flat in vec2 v_direction;
flat in vec4 v_color;
flat in vec4 v_inside;

uniform vec2 u_origin;  // the pane's top-left corner in the framebuffer

out vec4 o_color;

const int kDot = 0, kRing = 1, kCrossHair = 2, kDiamond = 3, kSquare = 4, kTowards = 5, kAway = 6, kOpened = 7, kHead = 8;

float coverage(float signed_distance) { return clamp(0.5 - signed_distance, 0.0, 1.0); }

float box(vec2 p, vec2 half_size) {
  vec2 d = abs(p) - half_size;
  return max(d.x, d.y);
}

// A circle with arms that reach through it.
float crossHair(vec2 q, float radius, float stroke) {
  float circle = abs(length(q) - 0.95 * radius) - 0.5 * stroke;
  float arms = min(box(q, vec2(1.45 * radius, 0.5 * stroke)), box(q, vec2(0.5 * stroke, 1.45 * radius)));
  return min(circle, arms);
}

// A wide circle with ticks around a small dot.
float openedRing(vec2 q, float radius, float stroke) {
  float circle = abs(length(q) - radius) - 0.5 * stroke;
  vec2 a = abs(q);
  float ticks = box(vec2(max(a.x, a.y) - 1.15 * radius, min(a.x, a.y)), vec2(0.15 * radius, 0.5 * stroke));
  return min(min(circle, ticks), length(q) - 0.16 * radius);
}

// The tip at the origin, the base at distance `size.x` behind it.
float head(vec2 q, vec2 direction, vec2 size) {
  float along = dot(q, direction);
  float across = abs(direction.x * q.y - direction.y * q.x);
  float flank = (across * size.x + along * size.y) / length(size);
  return max(flank, -along - size.x);
}

void main() {
  vec2 q = vec2(gl_FragCoord.x - u_origin.x, u_origin.y - gl_FragCoord.y) - v_centre;
  int kind = int(v_shape.x + 0.5);
  float radius = v_shape.y, stroke = v_shape.z, halo = v_shape.w;

  // Signed distances of the ink and of the pane-coloured ground under it.
  float ink = 0.0, ground = 1e3;
  if (kind == kDot) {
    ink = length(q) - radius;
  } else if (kind == kRing) {
    ground = length(q) - radius;
    ink = abs(ground) - 0.5 * stroke;
  } else if (kind == kCrossHair) {
    ink = crossHair(q, radius, stroke);
    ground = ink - halo;
  } else if (kind == kOpened) {
    ink = openedRing(q, radius, stroke);
    ground = ink - halo;
  } else if (kind == kDiamond) {
    ink = (abs(q.x) + abs(q.y) - 1.35 * radius) * 0.70710678;
    ground = ink - halo;
  } else if (kind == kSquare) {
    ground = box(q, vec2(radius));
    ink = abs(ground) - 0.5 * stroke;
  } else if (kind == kTowards || kind == kAway) {
    ground = length(q) - radius;
    float cross = box(vec2(q.x + q.y, q.x - q.y) * 0.70710678, vec2(radius, 0.5 * stroke));
    cross = min(cross, box(vec2(q.x - q.y, q.x + q.y) * 0.70710678, vec2(radius, 0.5 * stroke)));
    float inner = kind == kTowards ? length(q) - 0.36 * radius : max(cross, ground);
    ink = min(abs(ground) - 0.5 * stroke, inner);
  } else {
    ink = head(q, v_direction, vec2(radius, stroke));
  }

  float ink_alpha = v_color.a * coverage(ink);
  float ground_alpha = v_inside.a * coverage(ground) * (1.0 - ink_alpha);
  float alpha = ink_alpha + ground_alpha;
  vec3 color = (v_color.rgb * ink_alpha + v_inside.rgb * ground_alpha) / max(alpha, 1e-4);
  o_color = vec4(color, alpha);
}
