/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Drops that melt into each other when they meet",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "size", "LABEL": "Size", "TYPE": "float", "DEFAULT": 0.3, "MIN": 0.1, "MAX": 0.6},
    {"NAME": "speed", "LABEL": "Speed", "TYPE": "float", "DEFAULT": 0.3, "MIN": 0.0, "MAX": 1.0},
    {"NAME": "inside", "LABEL": "Inside", "TYPE": "color", "DEFAULT": [1.0, 0.25, 0.45, 1.0]},
    {"NAME": "outside", "LABEL": "Outside", "TYPE": "color", "DEFAULT": [0.06, 0.02, 0.12, 1.0]}
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
    float field = 0.0;
    for (int each = 0; each < 7; each++) {
        float i = float(each) * 1.7;
        float t = CLOCK * speed + i * 2.0;
        vec2 centre = vec2(1.2 * sin(t * 0.7 + i), 0.7 * cos(t * 0.9 - i));
        // Each drop pulls less the farther it is; together they can pull enough in between.
        field += size * size / dot(p - centre, p - centre);
    }
    float skin = smoothstep(0.9, 1.1, field);
    float rim = smoothstep(2.6, 1.0, field) * skin;
    gl_FragColor = vec4(mix(outside.rgb, inside.rgb, skin) + 0.4 * rim * inside.rgb, 1.0);
}
