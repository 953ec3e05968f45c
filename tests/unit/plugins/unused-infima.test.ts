import postcss from 'postcss';
import {expect, it} from 'vitest';
import {unusedInfimaPlugin} from '../../../src/plugins/application/unusedInfima';

const run = (css: string, from: string): string =>
  postcss([unusedInfimaPlugin]).process(css, {from}).css;

it.each([
  ['.hero{color:red}.card{color:red}', '.card{color:red}'],
  ['.pills__item,.menu__link{color:red}', '.menu__link{color:red}'],
  ['.margin-top--xs{margin:0}.margin-top--sm{margin:0}', '.margin-top--sm{margin:0}'],
  ['@media print{.hero{color:red}}', '@media print{}'],
  ['.button:not(.button--active){color:red}', '.button:not(.button--active){color:red}'],
  [':root{--ifm-color-info-lightest:red;--ifm-color-info:red}', ':root{--ifm-color-info:red}'],
])('removes what the site does not use from Infima: %s', (css, expected) => {
  expect(run(css, '/x/infima/default.css')).toBe(expected);
});

it('keeps other style sheets', () => {
  const css = '.hero{color:red}';
  expect(run(css, '/x/src/css/site.css')).toBe(css);
});
