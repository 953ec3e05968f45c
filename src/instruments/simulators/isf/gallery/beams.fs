/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A fan of beams over a stage, with haze",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "count", "LABEL": "Beams", "TYPE": "float", "DEFAULT": 7.0, "MIN": 2.0, "MAX": 16.0},
    {"NAME": "width", "LABEL": "Width", "TYPE": "float", "DEFAULT": 0.035, "MIN": 0.01, "MAX": 0.1},
    {"NAME": "sweep", "LABEL": "Sweep", "TYPE": "float", "DEFAULT": 0.5, "MIN": 0.0, "MAX": 1.0},
    {"NAME": "beamColor", "LABEL": "Colour", "TYPE": "color", "DEFAULT": [0.35, 0.6, 1.0, 1.0]}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

void main() {
    vec2 p = vec2((isf_FragNormCoord.x - 0.5) * RENDERSIZE.x / RENDERSIZE.y, isf_FragNormCoord.y);
    vec3 light = vec3(0.0);
    for (int each = 0; each < 16; each++) {
        float index = float(each);
        if (index >= floor(count)) {
            break;
        }
        // From -0.5 for the first beam to 0.5 for the last.
        float place = (index + 0.5) / floor(count) - 0.5;
        vec2 lamp = vec2(place * 1.6, 1.05);
        float angle = place * 1.2 + sweep * sin(CLOCK * 0.7853982 + index * 0.7);
        vec2 direction = vec2(sin(angle), -cos(angle));
        vec2 to = p - lamp;
        float along = max(dot(to, direction), 0.0);
        float aside = length(to - direction * along);
        float beam = exp(-pow(aside / (width * (0.3 + along)), 2.0)) / (1.0 + 1.5 * along);
        light += beam * mix(beamColor.rgb, vec3(1.0), 0.35 * beam);
    }
    gl_FragColor = vec4(light, 1.0);
}
