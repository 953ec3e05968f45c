/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A flight through a tunnel of coloured tiles",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "speed", "LABEL": "Speed", "TYPE": "float", "DEFAULT": 0.5, "MIN": 0.0, "MAX": 2.0},
    {"NAME": "tiles", "LABEL": "Tiles", "TYPE": "float", "DEFAULT": 8.0, "MIN": 4.0, "MAX": 24.0},
    {"NAME": "twist", "LABEL": "Twist", "TYPE": "float", "DEFAULT": 0.4, "MIN": -2.0, "MAX": 2.0}
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
    p += 0.25 * vec2(sin(CLOCK * 0.3), cos(CLOCK * 0.23));
    float radius = length(p);
    // The nearer to the centre, the farther away.
    float depth = 0.6 / max(radius, 0.02);
    float around = atan(p.y, p.x) / 6.2831853 + twist * depth * 0.1;
    vec2 tile = vec2(around * floor(tiles), depth * 2.0 + CLOCK * speed);
    vec2 inner = abs(fract(tile) - 0.5);
    float face = smoothstep(0.48, 0.4, max(inner.x, inner.y));
    vec2 id = vec2(mod(floor(tile.x), floor(tiles)), floor(tile.y));
    float shade = 0.5 + 0.5 * sin(id.x * 1.9 + id.y * 2.7);
    vec3 color = mix(vec3(0.05, 0.2, 0.45), vec3(1.0, 0.45, 0.25), shade);
    gl_FragColor = vec4(color * face * smoothstep(0.0, 0.7, radius), 1.0);
}
