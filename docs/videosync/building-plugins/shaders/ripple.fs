/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Rings of water around a point",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Tutorial"],
  "INPUTS": [
    {
      "NAME": "inputImage",
      "TYPE": "image"
    },
    {
      "NAME": "source",
      "LABEL": "Source",
      "TYPE": "point2D",
      "DEFAULT": [0.5, 0.5],
      "MIN": [0.0, 0.0],
      "MAX": [1.0, 1.0]
    },
    {
      "NAME": "rings",
      "LABEL": "Rings",
      "TYPE": "float",
      "DEFAULT": 40.0,
      "MIN": 1.0,
      "MAX": 100.0
    },
    {
      "NAME": "speed",
      "LABEL": "Speed",
      "TYPE": "float",
      "DEFAULT": 6.0,
      "MIN": -20.0,
      "MAX": 20.0
    },
    {
      "NAME": "depth",
      "LABEL": "Depth",
      "TYPE": "float",
      "DEFAULT": 0.015,
      "MIN": 0.0,
      "MAX": 0.1
    }
  ]
}*/

void main() {
    vec2 uv = gl_FragCoord.xy / RENDERSIZE;

    vec2 fromSource = uv - source;
    fromSource.x *= RENDERSIZE.x / RENDERSIZE.y;
    float far = length(fromSource);

    float wave = sin(far * rings - TIME * speed);
    vec2 push = fromSource / max(far, 0.0001) * wave * depth;

    gl_FragColor = IMG_NORM_PIXEL(inputImage, uv + push);
    gl_FragColor.a = 1.0;
}
