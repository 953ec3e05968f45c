/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A stage in haze: a disc between two beams, above an audience",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"]
}*/

float random(vec2 cell) {
    return fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453);
}

float noise(vec2 p) {
    vec2 cell = floor(p);
    vec2 f = smoothstep(0.0, 1.0, fract(p));
    return mix(
        mix(random(cell), random(cell + vec2(1.0, 0.0)), f.x),
        mix(random(cell + vec2(0.0, 1.0)), random(cell + vec2(1.0, 1.0)), f.x),
        f.y);
}

// Light in the haze of a lamp at `lamp` that points at `target`.
float beam(vec2 p, vec2 lamp, vec2 target) {
    vec2 axis = normalize(target - lamp);
    float far = dot(p - lamp, axis);
    float off = abs(dot(p - lamp, vec2(-axis.y, axis.x)));
    float radius = 0.03 + 0.1 * max(far, 0.0);
    return smoothstep(radius, radius * 0.4, off) * (0.25 + 0.75 * exp(-0.6 * far));
}

// Distance to a row of people, `dense` of them side by side, whose heads are at `height`.
float people(vec2 p, float dense, float height) {
    float seat = floor(p.x * dense);
    vec2 q = vec2((fract(p.x * dense) - 0.4 - 0.2 * random(vec2(seat, dense))) / dense, p.y - height);
    q.y -= 0.12 * random(vec2(seat, 1.0));
    float shoulders = length(vec2(q.x, 0.8 * (q.y + 0.22))) - 0.13;
    return min(min(length(q) - 0.07, shoulders), q.y + 0.22);
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    vec2 centre = vec2(0.0, 0.2);
    float haze = 0.65 + 0.5 * noise(p * vec2(1.4, 2.2) + 3.0);

    vec3 colour = mix(vec3(0.06, 0.05, 0.15), vec3(0.14, 0.08, 0.27), smoothstep(-0.9, 0.9, p.y));
    colour += vec3(0.2, 0.08, 0.2) * haze * exp(-1.6 * length(p - centre));
    colour += vec3(1.0, 0.5, 0.1) * haze * beam(p, vec2(-1.45, 1.1), vec2(0.9, -1.2));
    colour += vec3(0.05, 0.6, 1.0) * haze * beam(p, vec2(1.45, 1.1), vec2(-0.9, -1.2));

    float away = length(p - centre) - 0.4;
    vec3 face = mix(vec3(1.0, 0.34, 0.42), vec3(1.0, 0.88, 0.68), smoothstep(-0.3, 0.65, p.y));
    colour += vec3(0.36, 0.12, 0.16) * exp(-7.0 * max(away, 0.0));
    colour = mix(face, colour, smoothstep(-0.008, 0.008, away));

    float audience = min(people(p, 4.2, -0.8), people(p + vec2(0.3, 0.0), 3.4, -0.98));
    colour *= 0.06 + 0.94 * smoothstep(0.0, 0.012, audience);

    gl_FragColor = vec4(colour, 1.0);
}
