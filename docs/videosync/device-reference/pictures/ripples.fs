/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Grey waves, as on water",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Generator"]
}*/

void main() {
    vec2 p = (2.0 * gl_FragCoord.xy - RENDERSIZE) / RENDERSIZE.y;
    float wave = sin(p.y * 11.0 + 1.3 * sin(p.x * 2.3)) + 0.6 * sin(p.x * 5.0 - p.y * 6.0);
    gl_FragColor = vec4(vec3(0.5 + wave / 3.2), 1.0);
}
