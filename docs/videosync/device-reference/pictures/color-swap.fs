/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Another hue for the hues around one of them",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Color"],
  "INPUTS": [
    {"NAME": "inputImage", "TYPE": "image"},
    {"NAME": "from", "TYPE": "float", "DEFAULT": 0.59, "MIN": 0.0, "MAX": 1.0},
    {"NAME": "to", "TYPE": "float", "DEFAULT": 0.4, "MIN": 0.0, "MAX": 1.0},
    {"NAME": "reach", "TYPE": "float", "DEFAULT": 0.12, "MIN": 0.0, "MAX": 0.5}
  ]
}*/

// Hue, saturation and value, each from 0 to 1.
vec3 toHsv(vec3 c) {
    float most = max(c.r, max(c.g, c.b));
    float span = most - min(c.r, min(c.g, c.b));
    float hue = 0.0;
    if (span > 0.0) {
        hue = most == c.r ? (c.g - c.b) / span : most == c.g ? 2.0 + (c.b - c.r) / span : 4.0 + (c.r - c.g) / span;
    }
    return vec3(fract(hue / 6.0), most > 0.0 ? span / most : 0.0, most);
}

vec3 toRgb(vec3 c) {
    vec3 pure = clamp(abs(fract(c.x + vec3(0.0, 2.0, 1.0) / 3.0) * 6.0 - 3.0) - 1.0, 0.0, 1.0);
    return c.z * mix(vec3(1.0), pure, c.y);
}

void main() {
    vec4 before = IMG_THIS_PIXEL(inputImage);
    vec3 hsv = toHsv(before.rgb);
    float away = abs(fract(hsv.x - from + 0.5) - 0.5);
    vec3 swapped = toRgb(vec3(fract(hsv.x + to - from), hsv.yz));
    gl_FragColor = vec4(mix(swapped, before.rgb, smoothstep(0.6 * reach, reach, away)), before.a);
}
