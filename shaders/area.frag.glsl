// Plain colour; the fringe's alpha falls to zero over one pixel.
in vec4 v_color;
out vec4 o_color;

void main() { o_color = v_color; }
