/*{
  "ISFVSN": "2",
  "DESCRIPTION": "Fills the picture with one colour",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Tutorial"],
  "INPUTS": []
}*/

void main() {
    gl_FragColor = vec4(1.0, 0.4, 0.0, 1.0);
}
