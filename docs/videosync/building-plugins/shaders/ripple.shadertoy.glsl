void mainImage(out vec4 fragColor, in vec2 fragCoord)
{
    vec2 uv = fragCoord / iResolution.xy;

    vec2 fromMouse = uv - iMouse.xy / iResolution.xy;
    fromMouse.x *= iResolution.x / iResolution.y;
    float far = length(fromMouse);

    float wave = sin(far * 40.0 - iTime * 6.0);
    vec2 push = fromMouse / max(far, 0.0001) * wave * 0.015;

    fragColor = texture(iChannel0, uv + push);
}
