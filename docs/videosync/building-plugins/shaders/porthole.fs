/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Shows the incoming picture inside a circle",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Tutorial"],
  "INPUTS": [
    {
      "NAME": "inputImage",
      "TYPE": "image"
    },
    {
      "NAME": "centreX",
      "LABEL": "Centre X",
      "TYPE": "float",
      "DEFAULT": 0.5,
      "MIN": 0.0,
      "MAX": 1.0
    },
    {
      "NAME": "centreY",
      "LABEL": "Centre Y",
      "TYPE": "float",
      "DEFAULT": 0.5,
      "MIN": 0.0,
      "MAX": 1.0
    },
    {
      "NAME": "radius",
      "LABEL": "Radius",
      "TYPE": "float",
      "DEFAULT": 0.35,
      "MIN": 0.0,
      "MAX": 1.5
    },
    {
      "NAME": "feather",
      "LABEL": "Feather",
      "TYPE": "float",
      "DEFAULT": 0.02,
      "MIN": 0.001,
      "MAX": 0.5
    },
    {
      "NAME": "surround",
      "LABEL": "Surround",
      "TYPE": "color",
      "DEFAULT": [0.08, 0.08, 0.12, 1.0]
    }
  ]
}*/

void main() {
    vec4 incoming = IMG_THIS_PIXEL(inputImage);

    vec2 fromCentre = isf_FragNormCoord - vec2(centreX, centreY);
    fromCentre.x *= RENDERSIZE.x / RENDERSIZE.y;

    float outside = smoothstep(radius - feather, radius + feather, length(fromCentre));
    gl_FragColor = mix(incoming, surround, outside);
}
