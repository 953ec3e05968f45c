/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Draws the edges of the incoming picture",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Tutorial"],
  "INPUTS": [
    {
      "NAME": "inputImage",
      "TYPE": "image"
    },
    {
      "NAME": "reach",
      "LABEL": "Reach",
      "TYPE": "float",
      "DEFAULT": 1.5,
      "MIN": 0.5,
      "MAX": 10.0
    },
    {
      "NAME": "gain",
      "LABEL": "Gain",
      "TYPE": "float",
      "DEFAULT": 1.0,
      "MIN": 0.0,
      "MAX": 8.0
    }
  ]
}*/

#if __VERSION__ <= 120
varying vec2 leftOf;
varying vec2 rightOf;
varying vec2 above;
varying vec2 below;
#else
in vec2 leftOf;
in vec2 rightOf;
in vec2 above;
in vec2 below;
#endif

void main() {
    vec3 across = IMG_NORM_PIXEL(inputImage, rightOf).rgb - IMG_NORM_PIXEL(inputImage, leftOf).rgb;
    vec3 upward = IMG_NORM_PIXEL(inputImage, above).rgb - IMG_NORM_PIXEL(inputImage, below).rgb;
    gl_FragColor = vec4((abs(across) + abs(upward)) * gain, 1.0);
}
