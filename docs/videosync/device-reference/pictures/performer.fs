/*{
  "ISFVSN": "2",
  "DESCRIPTION": "A dancer in front of an evenly lit green screen",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"]
}*/

// Distance to a limb from `a` to `b` that is `thick` there and `thin` here.
float limb(vec2 p, vec2 a, vec2 b, float thick, float thin) {
    float along = clamp(dot(p - a, b - a) / dot(b - a, b - a), 0.0, 1.0);
    return length(p - mix(a, b, along)) - mix(thick, thin, along);
}

float joined(float a, float b) {
    float h = clamp(0.5 + 0.5 * (b - a) / 0.06, 0.0, 1.0);
    return mix(b, a, h) - 0.06 * h * (1.0 - h);
}

float dancer(vec2 p) {
    float body = limb(p, vec2(-0.02, 0.3), vec2(0.03, -0.22), 0.14, 0.1);
    body = joined(body, limb(p, vec2(-0.02, 0.3), vec2(-0.04, 0.48), 0.05, 0.05));
    body = joined(body, limb(p, vec2(-0.12, 0.34), vec2(-0.42, 0.56), 0.06, 0.05));
    body = joined(body, limb(p, vec2(-0.42, 0.56), vec2(-0.6, 0.88), 0.05, 0.035));
    body = joined(body, limb(p, vec2(0.09, 0.33), vec2(0.4, 0.2), 0.06, 0.05));
    body = joined(body, limb(p, vec2(0.4, 0.2), vec2(0.72, 0.34), 0.05, 0.035));
    body = joined(body, limb(p, vec2(-0.06, -0.5), vec2(-0.2, -1.1), 0.09, 0.06));
    body = joined(body, limb(p, vec2(0.12, -0.5), vec2(0.3, -1.1), 0.09, 0.06));
    // A skirt that swings to the right.
    float hem = -0.52 + 0.12 * (p.x - 0.05);
    float skirt = abs(p.x - 0.03 - 0.1 * (0.1 - p.y)) - 0.08 - 0.6 * max(0.1 - p.y, 0.0);
    body = joined(body, max(max(0.85 * skirt, hem - p.y), p.y - 0.12));
    body = min(body, length((p - vec2(0.03, 0.66)) * vec2(1.0, 1.2)) - 0.11);
    return joined(body, length((p - vec2(-0.05, 0.6)) * vec2(1.15, 1.0)) - 0.12);
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    float away = dancer(p);
    vec2 slope = vec2(dancer(p + vec2(0.01, 0.0)), dancer(p + vec2(0.0, 0.01))) - away;

    // Dark, with light from behind at the outline: warm from the left, pink from the right.
    vec2 facing = slope / 0.01 * smoothstep(-0.045, 0.0, away);
    vec3 colour = vec3(0.07, 0.04, 0.13);
    colour += vec3(1.0, 0.62, 0.3) * max(dot(facing, vec2(-0.9, 0.45)), 0.0);
    colour += vec3(0.95, 0.25, 0.6) * max(dot(facing, vec2(0.9, 0.45)), 0.0);

    vec3 green = vec3(0.08, 0.7, 0.25);
    gl_FragColor = vec4(mix(colour, green, smoothstep(-0.008, 0.008, away)), 1.0);
}
