/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A ring that grows on every beat and fades while it does",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "ringColor", "LABEL": "Colour", "TYPE": "color", "DEFAULT": [0.2, 0.9, 1.0, 1.0]},
    {"NAME": "thickness", "LABEL": "Thickness", "TYPE": "float", "DEFAULT": 0.08, "MIN": 0.01, "MAX": 0.4},
    {"NAME": "beats", "LABEL": "Beats per ring", "TYPE": "float", "DEFAULT": 2.0, "MIN": 1.0, "MAX": 8.0}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

void main() {
    // The centre is 0, 0; the upper edge is 1.
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    float age = fract(CLOCK / beats);
    float edge = abs(length(p) - 2.2 * age);
    float light = smoothstep(thickness, 0.0, edge) * (1.0 - age);
    gl_FragColor = vec4(ringColor.rgb * light, 1.0);
}
