/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A chessboard that turns slowly and comes closer",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "size", "LABEL": "Size", "TYPE": "float", "DEFAULT": 5.0, "MIN": 1.0, "MAX": 20.0},
    {"NAME": "turn", "LABEL": "Turn", "TYPE": "float", "DEFAULT": 0.1, "MIN": -1.0, "MAX": 1.0},
    {"NAME": "first", "LABEL": "First colour", "TYPE": "color", "DEFAULT": [0.05, 0.06, 0.12, 1.0]},
    {"NAME": "second", "LABEL": "Second colour", "TYPE": "color", "DEFAULT": [0.95, 0.75, 0.3, 1.0]}
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
    float angle = CLOCK * turn;
    // A matrix that turns a point around the centre.
    p = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * p;
    vec2 wave = sin(p * size * (1.0 + 0.3 * sin(CLOCK * 0.25)) * 1.5707963);
    // Both waves up or both down is one colour; the steps are soft, so that edges don't crawl.
    float field = smoothstep(-0.03, 0.03, wave.x * wave.y);
    gl_FragColor = vec4(mix(first.rgb, second.rgb, field), 1.0);
}
