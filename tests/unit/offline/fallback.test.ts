import {expect, it} from 'vitest';
import {removeUnusedProperties} from '../../../src/plugins/finish/offline/fallback';
import {fallbackPage} from '../../../src/offline/fallback';

it('unused custom properties are removed from the styles', () => {
  const css =
    ':root{--text:#111;--note:red;--line-a:#ddd}a{color:var(--text);border-color:var(--line-a,red)}';
  expect(removeUnusedProperties(css)).toBe(
    ':root{--text:#111;--line-a:#ddd}a{color:var(--text);border-color:var(--line-a,red)}',
  );
});

const template = '<h1>x</h1><!--pages-->';

it('the page for unsaved addresses lists pages, with escaped addresses', () => {
  const pages = [
    {path: 'a b/"c', title: 'Q &amp; A'},
    {path: '', title: '$& $1'},
  ];
  expect(fallbackPage(template, '/docs/', pages, [])).toBe(
    '<h1>x</h1><h2>Pages on this device</h2><ul><li><a href="/docs/a%20b/%22c">Q &amp; A</a></li><li><a href="/docs/">$& $1</a></li></ul>',
  );
});

it('the page for unsaved addresses lists saved products, and has no empty list', () => {
  expect(fallbackPage(template, '/', [], [])).toBe('<h1>x</h1>');
  expect(fallbackPage(template, '/', [], ['beam-for-max', 'gone'])).toBe(
    '<h1>x</h1><h2>Saved on this device</h2><ul><li><a href="/beam-for-max/introduction">Beam for Max</a></li></ul>',
  );
});
