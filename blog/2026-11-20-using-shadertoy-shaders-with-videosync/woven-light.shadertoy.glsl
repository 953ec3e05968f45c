#define BANDS 6.0

float band(vec2 p, float angle)
{
    vec2 direction = vec2(cos(angle), sin(angle));
    return 0.5 + 0.5 * sin(dot(p, direction) * BANDS + iTime);
}

void mainImage(out vec4 fragColor, in vec2 fragCoord)
{
    vec2 p = (2.0 * fragCoord - iResolution.xy) / iResolution.y;

    float a = band(p, 0.0);
    float b = band(p, 2.0944);
    float c = band(p, 4.1888);

    fragColor = vec4(a * b, b * c, c * a, 0.0);
}
