/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A colour of a table for each brightness; a note chooses the row",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Color"],
  "INPUTS": [
    {"NAME": "inputImage", "TYPE": "image"},
    {"NAME": "row", "TYPE": "long", "DEFAULT": 0, "VALUES": [0, 1, 2], "LABELS": ["Source", "First note", "Second note"]}
  ]
}*/

vec3 ramp(float level, vec3 a, vec3 b, vec3 c, vec3 d) {
    vec3 lower = mix(a, b, clamp(3.0 * level, 0.0, 1.0));
    vec3 middle = mix(lower, c, clamp(3.0 * level - 1.0, 0.0, 1.0));
    return mix(middle, d, clamp(3.0 * level - 2.0, 0.0, 1.0));
}

void main() {
    float level = dot(IMG_THIS_PIXEL(inputImage).rgb, vec3(0.2126, 0.7152, 0.0722));
    vec3 colour = vec3(level);
    if (row == 1) {
        colour = ramp(level, vec3(0.02, 0.05, 0.2), vec3(0.0, 0.42, 0.6), vec3(0.3, 0.85, 0.75), vec3(1.0, 0.98, 0.8));
    } else if (row == 2) {
        colour = ramp(level, vec3(0.15, 0.0, 0.25), vec3(0.75, 0.08, 0.4), vec3(1.0, 0.55, 0.15), vec3(1.0, 0.95, 0.6));
    }
    gl_FragColor = vec4(colour, 1.0);
}
