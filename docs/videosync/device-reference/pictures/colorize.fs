/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A gradient of three colours instead of the brightness",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Color"],
  "INPUTS": [
    {"NAME": "inputImage", "TYPE": "image"},
    {"NAME": "dark", "TYPE": "color", "DEFAULT": [0.0, 0.0, 0.0, 1.0]},
    {"NAME": "mid", "TYPE": "color", "DEFAULT": [0.86, 0.06, 0.1, 1.0]},
    {"NAME": "light", "TYPE": "color", "DEFAULT": [1.0, 1.0, 1.0, 1.0]}
  ]
}*/

void main() {
    vec4 before = IMG_THIS_PIXEL(inputImage);
    float level = dot(before.rgb, vec3(0.2126, 0.7152, 0.0722));
    vec3 colour = mix(dark.rgb, mid.rgb, min(2.0 * level, 1.0));
    gl_FragColor = vec4(mix(colour, light.rgb, max(2.0 * level - 1.0, 0.0)), before.a);
}
