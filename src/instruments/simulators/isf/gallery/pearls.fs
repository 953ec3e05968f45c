/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Spheres in endless rows, found by walking along each ray",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"],
  "INPUTS": [
    {"NAME": "speed", "LABEL": "Speed", "TYPE": "float", "DEFAULT": 0.4, "MIN": 0.0, "MAX": 1.5},
    {"NAME": "size", "LABEL": "Size", "TYPE": "float", "DEFAULT": 0.35, "MIN": 0.15, "MAX": 0.5},
    {"NAME": "lamp", "LABEL": "Light", "TYPE": "color", "DEFAULT": [1.0, 0.8, 0.6, 1.0]}
  ]
}*/

// Videosync counts beats; other hosts only count seconds, so pretend 120 BPM.
#ifdef VIDEOSYNC
#define CLOCK BEAT
#else
#define CLOCK (TIME * 2.0)
#endif

// How far it is to the nearest sphere: one in each cell of a space that repeats.
float distanceTo(vec3 p) {
    vec3 cell = fract(p) - 0.5;
    return length(cell) - size * (0.8 + 0.2 * sin(CLOCK * 1.5707963 + floor(p.z) * 1.3));
}

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    vec3 eye = vec3(0.0, 0.0, CLOCK * speed);
    vec3 ray = normalize(vec3(p, 1.6));
    float angle = 0.2 * sin(CLOCK * 0.1);
    ray.xy = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * ray.xy;
    float way = 0.0;
    for (int steps = 0; steps < 40; steps++) {
        way += 0.8 * distanceTo(eye + ray * way);
    }
    vec3 hit = eye + ray * way;
    // The way in which the distance grows is the way that the surface looks.
    vec2 tiny = vec2(0.01, 0.0);
    float here = distanceTo(hit);
    vec3 normal = normalize(vec3(
        distanceTo(hit + tiny.xyy) - here,
        distanceTo(hit + tiny.yxy) - here,
        distanceTo(hit + tiny.yyx) - here
    ));
    float lit = max(dot(normal, normalize(vec3(0.6, 0.8, -0.7))), 0.0);
    float shine = pow(max(dot(reflect(ray, normal), vec3(0.48, 0.64, -0.6)), 0.0), 24.0);
    vec3 color = lamp.rgb * (0.12 + 0.8 * lit) * (0.6 + 0.4 * cos(floor(hit) * 2.0 + vec3(0.0, 1.0, 2.0)));
    gl_FragColor = vec4((color + shine) * exp(-0.25 * way), 1.0);
}
