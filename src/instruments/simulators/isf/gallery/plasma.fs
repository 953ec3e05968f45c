/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Four waves added up and coloured with a palette of cosines",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "scale", "LABEL": "Scale", "TYPE": "float", "DEFAULT": 3.0, "MIN": 1.0, "MAX": 10.0},
    {"NAME": "speed", "LABEL": "Speed", "TYPE": "float", "DEFAULT": 0.3, "MIN": 0.0, "MAX": 2.0},
    {"NAME": "hue", "LABEL": "Hue", "TYPE": "float", "DEFAULT": 0.0, "MIN": 0.0, "MAX": 1.0}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

// Colours from a number: three cosines, a third of a turn apart.
vec3 palette(float x) {
    return 0.5 + 0.5 * cos(6.2831853 * (x + hue + vec3(0.0, 0.33, 0.67)));
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y * scale;
    float t = CLOCK * speed;
    float sum = sin(p.x + t) + sin(p.y * 0.8 - t) + sin((p.x + p.y) * 0.7 + t * 0.6);
    sum += sin(length(p) * 1.3 - t);
    gl_FragColor = vec4(palette(sum * 0.15) * (0.7 + 0.3 * sin(sum)), 1.0);
}
