/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Another picture pushes this one sideways",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Tutorial"],
  "INPUTS": [
    {
      "NAME": "inputImage",
      "TYPE": "image"
    },
    {
      "NAME": "shiftMap",
      "LABEL": "Shift Map",
      "TYPE": "image"
    },
    {
      "NAME": "amount",
      "LABEL": "Amount",
      "TYPE": "float",
      "DEFAULT": 0.2,
      "MIN": -1.0,
      "MAX": 1.0
    }
  ]
}*/

void main() {
    vec3 map = IMG_NORM_PIXEL(shiftMap, isf_FragNormCoord).rgb;
    float brightness = dot(map, vec3(0.2126, 0.7152, 0.0722));

    vec2 from = isf_FragNormCoord;
    from.x += (brightness - 0.5) * amount;
    gl_FragColor = IMG_NORM_PIXEL(inputImage, clamp(from, 0.0, 1.0));
}
