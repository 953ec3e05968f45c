/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
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
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
  ],
};
