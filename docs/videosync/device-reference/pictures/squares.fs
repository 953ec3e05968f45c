/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A square for each note",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "levels", "TYPE": "color", "DEFAULT": [0.0, 1.0, 0.0, 0.0]}
  ]
}*/

// A turned square at `centre`, as bright as its note's `level`.
vec3 square(vec2 p, vec2 centre, float size, float angle, vec3 colour, float level) {
    vec2 q = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * (p - centre);
    float away = max(abs(q.x), abs(q.y)) - size;
    float face = smoothstep(0.008, -0.008, away);
    float line = smoothstep(0.03, 0.015, abs(away));
    float glow = exp(-6.0 * max(away, 0.0));
    return level * colour * (0.55 * face + 0.6 * line + 0.22 * glow);
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    vec3 colour = vec3(0.08, 0.07, 0.17);
    colour += square(p, vec2(-1.05, -0.3), 0.34, 0.2, vec3(1.0, 0.45, 0.2), levels.r);
    colour += square(p, vec2(-0.25, 0.2), 0.42, -0.35, vec3(0.25, 0.7, 1.0), levels.g);
    colour += square(p, vec2(0.6, -0.32), 0.3, 0.55, vec3(1.0, 0.3, 0.55), levels.b);
    colour += square(p, vec2(1.2, 0.36), 0.24, 0.1, vec3(0.55, 0.9, 0.5), levels.a);
    gl_FragColor = vec4(colour, 1.0);
}
