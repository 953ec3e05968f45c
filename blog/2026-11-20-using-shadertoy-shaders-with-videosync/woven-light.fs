/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Three sets of bands woven into each other",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {
      "NAME": "bands",
      "LABEL": "Bands",
      "TYPE": "float",
      "DEFAULT": 6.0,
      "MIN": 1.0,
      "MAX": 40.0
    }
  ]
}*/

#ifdef VIDEOSYNC
#define CLOCK (BEAT * 1.5707963)
#else
#define CLOCK TIME
#endif

float band(vec2 p, float angle) {
    vec2 direction = vec2(cos(angle), sin(angle));
    return 0.5 + 0.5 * sin(dot(p, direction) * bands + CLOCK);
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;

    float a = band(p, 0.0);
    float b = band(p, 2.0944);
    float c = band(p, 4.1888);

    gl_FragColor = vec4(a * b, b * c, c * a, 1.0);
}
