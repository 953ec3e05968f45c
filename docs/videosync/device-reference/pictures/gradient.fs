/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Two colours with a soft or hard edge between them",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "one", "TYPE": "color", "DEFAULT": [0.14, 0.1, 0.55, 1.0]},
    {"NAME": "other", "TYPE": "color", "DEFAULT": [1.0, 0.42, 0.6, 1.0]},
    {"NAME": "feather", "TYPE": "float", "DEFAULT": 1.0, "MIN": 0.0, "MAX": 1.0}
  ]
}*/

void main() {
    float edge = max(0.5 * feather, 0.5 / RENDERSIZE.x);
    gl_FragColor = mix(one, other, smoothstep(0.5 - edge, 0.5 + edge, isf_FragNormCoord.x));
}
