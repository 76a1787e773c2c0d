// Sorts the crossings of this pixel's line of sight and blends them front to back. LAYERS: layers, two keys in
// each. FETCH_ALL reads them, SORT_ALL is the sorting network, BLEND_ALL blends them up to the first that is empty.
// Empty keys are all ones and sort last.
uniform usampler2D u_keys;
uniform ivec2 u_places[LAYERS];  // from the framebuffer to each layer in the texture
uniform vec4 u_fills[16];        // by the key's surface number
uniform float u_closeness; // one over the distance, in steps of depth, below which the order of two crossings fades
#ifdef FADES
uniform uint u_fading;  // bit by surface number: those that thin out
uniform vec4 u_fade;    // centre in the framebuffer; radius of full strength, and one over the width of the fade
uniform vec2 u_fade_depth;  // from steps of depth to pixels in front of or behind the centre: factor and offset
#endif
uniform vec4 u_shade;      // factors on the colour at no light and at full light, and on alpha

out vec4 o_color;  // premultiplied

const uint kEmpty = 0xffffffffu;

#define FETCH(i) { uvec2 pair = texelFetch(u_keys, texel + u_places[i], 0).rg; key[2 * i] = pair.x; key[2 * i + 1] = pair.y; }
#define SORT(i, j) { uint lesser = min(key[i], key[j]); key[j] = max(key[i], key[j]); key[i] = lesser; }

// What is in front of the next crossing.
vec3 color = vec3(0.0);
float through = 1.0;
vec4 before = vec4(0.0);  // the last crossing: colour, and what it hides
float before_depth = 0.0, before_through = 1.0;

void blend(uint key) {
  vec4 fill = u_fills[key & 15u];
  float depth = float(key >> 12);
  float light = float(key >> 4 & 255u) * (1.0 / 255.0);
  vec2 shade = mix(u_shade.xz, u_shade.yw, light);
  vec4 here = vec4(fill.rgb * shade.x, min(fill.a * shade.y, 0.95));
#ifdef FADES
  if ((u_fading >> (key & 15u) & 1u) != 0u) {
    vec3 away = vec3(gl_FragCoord.xy - u_fade.xy, depth * u_fade_depth.x + u_fade_depth.y);
    here.a *= clamp(1.0 - (length(away) - u_fade.z) * u_fade.w, 0.0, 1.0);
  }
#endif
  color += through * here.a * here.rgb;
  // Swapping two neighbours changes the sum by through · a · a' · (c' − c): half of it where they coincide.
  float close = max(0.0, 1.0 - (depth - before_depth) * u_closeness);
  color += 0.5 * close * before_through * before.a * here.a * (here.rgb - before.rgb);
  before = here;
  before_depth = depth;
  before_through = through;
  through *= 1.0 - here.a;
}

void main() {
  ivec2 texel = ivec2(gl_FragCoord.xy);
  uint key[2 * LAYERS];
  FETCH_ALL
  SORT_ALL
  BLEND_ALL
  o_color = vec4(color, 1.0 - through);
}
