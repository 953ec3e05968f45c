/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Layers of stars that fly past",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "speed", "LABEL": "Speed", "TYPE": "float", "DEFAULT": 0.15, "MIN": 0.0, "MAX": 1.0},
    {"NAME": "density", "LABEL": "Density", "TYPE": "float", "DEFAULT": 0.5, "MIN": 0.0, "MAX": 1.0},
    {"NAME": "tint", "LABEL": "Colour", "TYPE": "color", "DEFAULT": [0.6, 0.75, 1.0, 1.0]}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

// A number from 0 to 1 that looks like chance, the same for the same cell each time.
float chance(vec2 cell) {
    return fract(sin(dot(cell, vec2(127.1, 311.7))) * 43758.5453);
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    vec3 light = vec3(0.02, 0.02, 0.05);
    for (int each = 0; each < 6; each++) {
        float layer = float(each);
        float depth = fract(layer / 6.0 + CLOCK * speed * 0.25);
        vec2 q = p * mix(14.0, 1.0, depth) + layer * 17.0;
        vec2 cell = floor(q);
        float luck = chance(cell);
        vec2 place = 0.25 + 0.5 * vec2(chance(cell + 7.0), chance(cell + 13.0));
        float star = smoothstep(0.12 * luck + 0.03, 0.0, length(fract(q) - place));
        // Layers come and go softly.
        float seen = step(1.0 - density, luck) * smoothstep(0.0, 0.4, depth) * smoothstep(1.0, 0.8, depth);
        light += star * seen * mix(tint.rgb, vec3(1.0), luck);
    }
    gl_FragColor = vec4(light, 1.0);
}
