/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Mirrors around the centre that make a flower of anything",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "mirrors", "LABEL": "Mirrors", "TYPE": "float", "DEFAULT": 6.0, "MIN": 2.0, "MAX": 16.0},
    {"NAME": "zoom", "LABEL": "Zoom", "TYPE": "float", "DEFAULT": 2.5, "MIN": 0.5, "MAX": 6.0},
    {"NAME": "speed", "LABEL": "Speed", "TYPE": "float", "DEFAULT": 0.2, "MIN": 0.0, "MAX": 1.0}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    float wedge = 3.1415927 / floor(mirrors);
    float angle = atan(p.y, p.x) + CLOCK * speed * 0.25;
    // Every second wedge is the mirror of the one before.
    angle = abs(mod(angle, 2.0 * wedge) - wedge);
    vec2 q = length(p) * zoom * vec2(cos(angle), sin(angle)) - CLOCK * speed * vec2(0.3, 0.1);
    vec3 waves = sin(vec3(q.x * 2.0 + sin(q.y * 3.0), q.y * 3.1 - q.x, length(q) * 2.3));
    vec3 color = 0.5 + 0.5 * cos(waves * 2.2 + vec3(0.0, 1.1, 2.4));
    gl_FragColor = vec4(color * smoothstep(1.9, 0.2, length(p)), 1.0);
}
