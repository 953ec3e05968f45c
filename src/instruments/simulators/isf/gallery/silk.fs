/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Noise that bends noise, like silk in slow wind",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "scale", "LABEL": "Scale", "TYPE": "float", "DEFAULT": 1.6, "MIN": 0.5, "MAX": 4.0},
    {"NAME": "speed", "LABEL": "Speed", "TYPE": "float", "DEFAULT": 0.15, "MIN": 0.0, "MAX": 1.0},
    {"NAME": "dark", "LABEL": "Shadow", "TYPE": "color", "DEFAULT": [0.03, 0.05, 0.2, 1.0]},
    {"NAME": "bright", "LABEL": "Light", "TYPE": "color", "DEFAULT": [1.0, 0.7, 0.5, 1.0]}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

float chance(vec2 cell) {
    return fract(sin(dot(cell, vec2(127.1, 311.7))) * 43758.5453);
}

// Chance at whole numbers, and soft ways between.
float noise(vec2 p) {
    vec2 cell = floor(p);
    vec2 part = smoothstep(0.0, 1.0, fract(p));
    float low = mix(chance(cell), chance(cell + vec2(1.0, 0.0)), part.x);
    float high = mix(chance(cell + vec2(0.0, 1.0)), chance(cell + vec2(1.0, 1.0)), part.x);
    return mix(low, high, part.y);
}

// Finer and weaker noise on top, four times.
float folds(vec2 p) {
    float sum = 0.0;
    float weight = 0.5;
    for (int each = 0; each < 4; each++) {
        sum += weight * noise(p);
        p = mat2(1.6, 1.2, -1.2, 1.6) * p;
        weight *= 0.5;
    }
    return sum;
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y * scale;
    float t = CLOCK * speed;
    vec2 bend = vec2(folds(p + t), folds(p + vec2(5.2, 1.3) - t));
    float cloth = folds(p + 2.5 * bend);
    vec3 color = mix(dark.rgb, bright.rgb, smoothstep(0.25, 0.75, cloth));
    color += 0.35 * bright.rgb * pow(bend.x, 3.0);
    gl_FragColor = vec4(color * (0.5 + cloth), 1.0);
}
