/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    // CSS modules use camel case, which becomes a property; Infima uses BEM.
    'selector-class-pattern': null,
    'selector-id-pattern': null,
    'no-descending-specificity': null,
    'property-no-vendor-prefix': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'selector-pseudo-element-no-unknown': [true, {ignorePseudoElements: ['details-content']}],
    'declaration-block-no-redundant-longhand-properties': null,
    // Safari knows the shorthand with more than a line under its own prefix only, and the minifier
    // gives none to a value with a variable.
    'declaration-property-value-disallowed-list': {'text-decoration': ['/\\s/']},
    'custom-property-pattern': null,
    'custom-property-empty-line-before': null,
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // The build writes nested rules out.
          'css-nesting',
          // Hints for pointers and the system, without which nothing is missing.
          'css3-cursors',
          'css3-cursors-newer',
          'css-resize',
          'css-scrollbar',
          'css-selection',
          'css-touch-action',
          'text-size-adjust',
          // Opens what is folded on paper without script; else a script does, before printing.
          'css-content-visibility',
        ],
      },
    ],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
  },
  overrides: [
    {
      files: ['src/css/tokens.css', 'src/components/Diagram/lights.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
  ],
};
