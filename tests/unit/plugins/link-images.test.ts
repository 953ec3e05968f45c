import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {pictureOf} from '../../../src/config/articlePictures';
import {linkImageOf} from '../../../src/config/linkImages';
import {sections} from '../../../src/config/products';
import {readTokens} from '../../../src/plugins/application/tokens';
import {balance, cardSvg, fit, wrap} from '../../../src/plugins/finish/linkImages/card';
import {cardColours} from '../../../src/plugins/finish/linkImages/colours';
import {createRenderer} from '../../../src/plugins/finish/linkImages/render';
import {contract, unlistedPosts} from '../../support/build';

const root = path.resolve(__dirname, '..', '..', '..');
const css = readFileSync(path.join(root, 'src', 'css', 'tokens.css'), 'utf8');
const tokens = readTokens(css);
const measure = (text: string, size: number): number => text.length * size * 0.55;

describe('the colours of a link image', () => {
  it('are those of the tokens, another accent for each section', () => {
    const accents = sections.map(({id}) => cardColours(tokens, id).accent);
    expect(new Set(accents).size).toBe(sections.length);
    for (const accent of accents) {
      expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(cardColours(tokens, undefined)).toEqual(cardColours(tokens, 'release-notes'));
  });

  it('say which token is missing', () => {
    expect(() =>
      cardColours(readTokens(css.replaceAll('--violet-line:', '--other:')), 'videosync'),
    ).toThrow('--violet-line');
  });
});

describe('the title of a link image', () => {
  const text = fc
    .array(
      fc.string({minLength: 1, maxLength: 14}).filter((word) => !/\s/.test(word)),
      {minLength: 1, maxLength: 14},
    )
    .map((words) => words.join(' '));

  it('loses no word when it is wrapped, and fits its place', () => {
    fc.assert(
      fc.property(text, (title) => {
        const width = (line: string): number => measure(line, 50);
        expect(wrap(title, 700, width).join(' ')).toBe(title);
        expect(balance(title, 700, width).join(' ')).toBe(title);
        const {size, lines} = fit(title, measure);
        expect(lines.length * size * 1.14).toBeLessThanOrEqual(300);
      }),
    );
  });

  it('is escaped', () => {
    const svg = cardSvg(
      {
        title: 'A & <b>',
        section: 'S"',
        site: 'X',
        picture: pictureOf('/blog/x'),
        colours: cardColours(tokens, 'handbook'),
      },
      measure,
    );
    expect(svg).toContain('A &amp; &lt;b&gt;');
    expect(svg).not.toContain('<b>');
  });
});

describe('the picture of a link', () => {
  it('is a PNG of the size that Open Graph recommends, drawn with the fonts of the package', async () => {
    const {measure, png} = createRenderer(root);
    const card = {
      title: 'Title',
      section: 'S',
      site: 'X',
      picture: pictureOf('/blog/x'),
      colours: cardColours(tokens, 'handbook'),
    };
    const image = sharp(await png(cardSvg(card, measure)));
    expect(await image.metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
    // Text was drawn: the picture has more than the colours of its areas.
    const {channels} = await image.stats();
    expect(channels.slice(0, 3).every(({stdev}) => stdev > 5)).toBe(true);
    expect(measure('mm', 100, 700)).toBeGreaterThan(measure('ii', 100, 700));
  });

  it('has a drawing of its own for each article', () => {
    const articles = contract.blogPosts.filter((address) => !unlistedPosts.includes(address));
    const drawings = articles.map((address) => pictureOf(`${address}/`).line);
    expect(new Set([...drawings, pictureOf('/blog/no-such-article').line]).size).toBe(
      articles.length + 1,
    );
  });

  it('has a name of its own for each page, whatever the form of its address', () => {
    expect(linkImageOf('/')).toBe('link-images/index.png');
    expect(linkImageOf('/a/b')).toBe('link-images/a/b.png');
    expect(linkImageOf('/a/b/')).toBe('link-images/a/b.png');
  });
});
