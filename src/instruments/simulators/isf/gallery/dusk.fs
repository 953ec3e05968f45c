/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Two colours that flow into each other, with a horizon that breathes",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "sky", "LABEL": "Sky", "TYPE": "color", "DEFAULT": [0.1, 0.1, 0.4, 1.0]},
    {"NAME": "glow", "LABEL": "Glow", "TYPE": "color", "DEFAULT": [1.0, 0.45, 0.15, 1.0]},
    {"NAME": "height", "LABEL": "Horizon", "TYPE": "float", "DEFAULT": 0.45, "MIN": 0.0, "MAX": 1.0}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

void main() {
    // A bar of four beats up and down.
    float horizon = height + 0.05 * sin(CLOCK * 1.5707963);
    float away = abs(isf_FragNormCoord.y - horizon);
    gl_FragColor = vec4(mix(glow.rgb, sky.rgb, smoothstep(0.0, 0.6, away)), 1.0);
}
