/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Bright areas leave a coloured trail that fades",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Tutorial"],
  "INPUTS": [
    {
      "NAME": "inputImage",
      "TYPE": "image"
    },
    {
      "NAME": "halfLife",
      "LABEL": "Half-life (s)",
      "TYPE": "float",
      "DEFAULT": 0.5,
      "MIN": 0.05,
      "MAX": 5.0
    },
    {
      "NAME": "trailColor",
      "LABEL": "Trail Color",
      "TYPE": "color",
      "DEFAULT": [1.0, 0.4, 0.0, 1.0]
    }
  ],
  "PASSES": [
    {
      "TARGET": "glow",
      "PERSISTENT": true,
      "FLOAT": true
    },
    {}
  ]
}*/

void main() {
    vec4 incoming = IMG_THIS_PIXEL(inputImage);
    vec4 kept = IMG_THIS_PIXEL(glow);

    if (PASSINDEX == 0) {
        // Pass 0 writes the buffer. "kept" is what it held after the last frame.
        if (FRAMEINDEX < 2) {
            gl_FragColor = incoming;
        } else {
            float fade = exp2(-TIMEDELTA / halfLife);
            gl_FragColor = max(incoming, kept * fade);
        }
    } else {
        // Pass 1 makes the picture. "kept" is what pass 0 has just written.
        vec3 trail = kept.rgb - incoming.rgb;
        gl_FragColor = vec4(incoming.rgb + trail * trailColor.rgb, kept.a);
    }
}
