/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Dark areas become transparent and show the layer below",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Masking"],
  "INPUTS": [
    {"NAME": "inputImage", "TYPE": "image"},
    {"NAME": "below", "TYPE": "image"},
    {"NAME": "threshold", "TYPE": "float", "DEFAULT": 0.42, "MIN": 0.0, "MAX": 1.0}
  ]
}*/

void main() {
    vec4 before = IMG_THIS_PIXEL(inputImage);
    float level = dot(before.rgb, vec3(0.2126, 0.7152, 0.0722));
    float alpha = smoothstep(threshold - 0.06, threshold + 0.06, level);
    gl_FragColor = vec4(mix(IMG_THIS_PIXEL(below).rgb, before.rgb, alpha), 1.0);
}
