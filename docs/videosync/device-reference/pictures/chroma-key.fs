/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Green areas become transparent and show the layer below",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Masking"],
  "INPUTS": [
    {"NAME": "inputImage", "TYPE": "image"},
    {"NAME": "below", "TYPE": "image"}
  ]
}*/

void main() {
    vec3 before = IMG_THIS_PIXEL(inputImage).rgb;
    float others = max(before.r, before.b);
    float alpha = 1.0 - smoothstep(0.02, 0.3, before.g - others);
    // What is left of the green at the outline goes too.
    before.g = min(before.g, others);
    gl_FragColor = vec4(mix(IMG_THIS_PIXEL(below).rgb, before, alpha), 1.0);
}
