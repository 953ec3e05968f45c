/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Soft stripes that move in time with the song",
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
    },
    {
      "NAME": "width",
      "LABEL": "Width",
      "TYPE": "float",
      "DEFAULT": 0.5,
      "MIN": 0.0,
      "MAX": 1.0
    },
    {
      "NAME": "softness",
      "LABEL": "Softness",
      "TYPE": "float",
      "DEFAULT": 0.2,
      "MIN": 0.0,
      "MAX": 1.0
    },
    {
      "NAME": "stripesPerBeat",
      "LABEL": "Stripes per beat",
      "TYPE": "float",
      "DEFAULT": 1.0,
      "MIN": -4.0,
      "MAX": 4.0
    },
    {
      "NAME": "stripeColor",
      "LABEL": "Stripe Color",
      "TYPE": "color",
      "DEFAULT": [1.0, 0.4, 0.0, 1.0]
    }
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

void main() {
    float position = fract(isf_FragNormCoord.x * count - CLOCK * stripesPerBeat);
    float fromMiddle = abs(position - 0.5) * 2.0;
    float blur = max(softness, 0.01);
    float lit = 1.0 - smoothstep(width - blur, width + blur, fromMiddle);
    gl_FragColor = vec4(stripeColor.rgb * lit, 1.0);
}
