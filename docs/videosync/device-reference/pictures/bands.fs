/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Slanted bands, as a layer to see below another",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"]
}*/

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    float wave = sin((p.x + p.y) * 12.0);
    float band = smoothstep(-0.1, 0.1, wave);
    gl_FragColor = vec4(mix(vec3(0.02, 0.2, 0.22), vec3(0.04, 0.36, 0.36), band), 1.0);
}
