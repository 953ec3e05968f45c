#if __VERSION__ <= 120
varying vec2 leftOf;
varying vec2 rightOf;
varying vec2 above;
varying vec2 below;
#else
out vec2 leftOf;
out vec2 rightOf;
out vec2 above;
out vec2 below;
#endif

void main() {
    isf_vertShaderInit();

    vec2 texel = reach / RENDERSIZE;
    leftOf = isf_FragNormCoord - vec2(texel.x, 0.0);
    rightOf = isf_FragNormCoord + vec2(texel.x, 0.0);
    above = isf_FragNormCoord + vec2(0.0, texel.y);
    below = isf_FragNormCoord - vec2(0.0, texel.y);
}
