/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Hard black and white stripes",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Tutorial"],
  "INPUTS": [
    {
      "NAME": "count",
      "LABEL": "Count",
      "TYPE": "float",
      "DEFAULT": 8.0,
      "MIN": 1.0,
      "MAX": 64.0
    }
  ]
}*/

void main() {
    float position = fract(isf_FragNormCoord.x * count);
    float stripe = step(0.5, position);
    gl_FragColor = vec4(vec3(stripe), 1.0);
}
