/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Two sets of rings whose crossings move far more than they do",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "rings", "LABEL": "Rings", "TYPE": "float", "DEFAULT": 24.0, "MIN": 6.0, "MAX": 60.0},
    {"NAME": "distance", "LABEL": "Distance", "TYPE": "float", "DEFAULT": 0.35, "MIN": 0.0, "MAX": 1.0},
    {"NAME": "light", "LABEL": "Colour", "TYPE": "color", "DEFAULT": [0.85, 0.5, 1.0, 1.0]}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

float circles(vec2 p) {
    return 0.5 + 0.5 * sin(length(p) * rings * 3.1415927);
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    float t = CLOCK * 0.2;
    vec2 away = distance * vec2(cos(t), sin(t * 1.3));
    float both = circles(p - away) * circles(p + away);
    gl_FragColor = vec4(light.rgb * both, 1.0);
}
