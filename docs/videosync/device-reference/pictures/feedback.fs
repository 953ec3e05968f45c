/*{
  "ISFVSN": "2",
  "DESCRIPTION": "The previous frame, scaled and darker, added to the current one",
  "CREDIT": "Showsync",
  "CATEGORIES": ["Feedback"],
  "INPUTS": [
    {"NAME": "inputImage", "TYPE": "image"},
    {"NAME": "scale", "TYPE": "float", "DEFAULT": 1.3, "MIN": 0.5, "MAX": 2.0},
    {"NAME": "keep", "TYPE": "float", "DEFAULT": 0.55, "MIN": 0.0, "MAX": 1.0}
  ],
  "PASSES": [{"TARGET": "previous", "PERSISTENT": true, "FLOAT": true}, {}]
}*/

void main() {
    if (PASSINDEX == 0) {
        vec2 place = (isf_FragNormCoord - 0.5) / scale + 0.5;
        vec3 echo = FRAMEINDEX == 0 ? vec3(0.0) : IMG_NORM_PIXEL(previous, place).rgb;
        vec3 current = IMG_THIS_PIXEL(inputImage).rgb;
        // Bright areas take less of the echo, so that they keep their colour.
        gl_FragColor = vec4(current + keep * echo * (1.0 - current), 1.0);
    } else {
        gl_FragColor = IMG_THIS_PIXEL(previous);
    }
}
