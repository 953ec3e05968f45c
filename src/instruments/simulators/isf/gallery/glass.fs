/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Panes of stained glass that drift, with lead between them",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "panes", "LABEL": "Panes", "TYPE": "float", "DEFAULT": 4.0, "MIN": 1.0, "MAX": 12.0},
    {"NAME": "lead", "LABEL": "Lead", "TYPE": "float", "DEFAULT": 0.06, "MIN": 0.0, "MAX": 0.2},
    {"NAME": "speed", "LABEL": "Speed", "TYPE": "float", "DEFAULT": 0.25, "MIN": 0.0, "MAX": 1.0}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

vec2 chance(vec2 cell) {
    return fract(sin(vec2(dot(cell, vec2(127.1, 311.7)), dot(cell, vec2(269.5, 183.3)))) * 43758.5453);
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y * panes * 0.5;
    vec2 home = floor(p);
    float nearest = 8.0;
    float second = 8.0;
    vec2 owner = vec2(0.0);
    // The nearest point and the next one; where both are as far, two panes meet.
    for (int y = -1; y <= 1; y++) {
        for (int x = -1; x <= 1; x++) {
            vec2 cell = home + vec2(float(x), float(y));
            vec2 point = cell + 0.5 + 0.4 * sin(CLOCK * speed + 6.2831853 * chance(cell));
            float away = length(p - point);
            if (away < nearest) {
                second = nearest;
                nearest = away;
                owner = cell;
            } else {
                second = min(second, away);
            }
        }
    }
    vec3 color = 0.55 + 0.45 * cos(6.2831853 * (chance(owner).x + vec3(0.0, 0.3, 0.6)));
    float pane = smoothstep(lead, lead + 0.04, second - nearest);
    gl_FragColor = vec4(color * pane * (1.1 - 0.6 * nearest), 1.0);
}
