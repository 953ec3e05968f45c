/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Pixels shifted by the brightness of another image",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Distortion Effect"],
  "INPUTS": [
    {"NAME": "inputImage", "TYPE": "image"},
    {"NAME": "source", "TYPE": "image"},
    {"NAME": "amount", "TYPE": "float", "DEFAULT": 0.06, "MIN": 0.0, "MAX": 0.5}
  ]
}*/

void main() {
    float level = IMG_THIS_PIXEL(source).r - 0.5;
    vec2 place = isf_FragNormCoord + level * amount * vec2(1.0, 0.4);
    gl_FragColor = IMG_NORM_PIXEL(inputImage, clamp(place, 0.0, 1.0));
}
