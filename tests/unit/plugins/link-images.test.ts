import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {covers} from '../../../src/components/ArticlePicture/covers';
import {getLinkImage} from '../../../src/config/linkImages';
import {sections} from '../../../src/config/products';
import {readTokens} from '../../../src/plugins/application/tokens';
import {readColours, renderCard} from '../../../src/plugins/finish/linkImages/card';
import {contract, root, unlistedPosts} from '../../support/build';

const css = readFileSync(path.join(root, 'src', 'css', 'tokens.css'), 'utf8');
const tokens = readTokens(css);

it('the colours of link images are the tokens, with a different accent for each section', () => {
  const accents = sections.map(({id}) => readColours(tokens, id)('accent-text'));
  expect(new Set(accents).size).toBe(sections.length);
  expect(accents.filter((accent) => !/^#[0-9a-f]{6}$/.test(accent))).toEqual([]);
  expect(accents).toContain(readColours(tokens)('accent-text'));
  const without = readTokens(css.replaceAll('--blue-line:', '--other:'));
  expect(() => readColours(without)('blue-line')).toThrow('--blue-line');
});

describe('a link image', () => {
  const render = (title: string, cover = '') =>
    renderCard({title, section: 'S', site: 'X', cover, accent: 'handbook'}, tokens);

  /** The bounding box of the title, which is brighter than the beams. */
  const titleIn = async (title: string) => {
    const area = sharp(await render(title)).extract({left: 40, top: 100, width: 1140, height: 330});
    const letters = sharp(await area.threshold(180).toBuffer()).trim();
    return (await letters.toBuffer({resolveWithObject: true})).info;
  };

  it('escapes HTML', async () => {
    const plain = await titleIn('A & x');
    expect((await titleIn('A & <b>x</b>')).width).toBeGreaterThan(2 * plain.width);
  });

  it.each(['A', 'Video display issues on Windows with multiple GPUs', 'w'.repeat(300)])(
    'fits the title into its area: %s',
    async (title) => {
      const {width, height} = await titleIn(title);
      expect(width).toBeGreaterThan(40);
      expect(width).toBeLessThanOrEqual(1040);
      expect(height).toBeLessThanOrEqual(300);
    },
  );

  it('shows the cover with its text', async () => {
    const brightness = async (cover: string) => {
      const area = sharp(await render('A', cover)).extract({
        left: 80,
        top: 424,
        width: 540,
        height: 192,
      });
      return (await area.threshold(180).stats()).channels[0]?.sum ?? 0;
    };
    const box = '<path d="M0 0h60v60h-60z" fill="var(--text)"/>';
    const word = '<text x="180" y="60" font-size="18" fill="var(--text)">Words</text>';
    const svg = (content: string) => `<svg viewBox="0 0 360 128">${content}</svg>`;
    expect(await brightness(svg(box))).toBeGreaterThan(await brightness(''));
    expect(await brightness(svg(box + word))).toBeGreaterThan(await brightness(svg(box)));
    await expect(brightness(svg(box.replace('--text', '--gone')))).rejects.toThrow('has no --gone');
  });

  it('has a different cover for each article', () => {
    const articles = contract.blogPosts
      .filter((address) => !unlistedPosts.includes(address))
      .map((address) => path.basename(address));
    const files = readdirSync(path.join(root, 'src/components/ArticlePicture/covers'));
    expect(Object.keys(covers).sort()).toEqual(articles.sort());
    expect(files.sort()).toEqual(articles.map((name) => `${name}.svg`));
    expect(new Set(Object.values(covers)).size).toBe(files.length);
  });

  it.each([
    ['/', 'link-images/index.png'],
    ['/a/b', 'link-images/a/b.png'],
    ['/a/b/', 'link-images/a/b.png'],
  ])('has a file name for %s, with or without a trailing slash', (address, file) => {
    expect(getLinkImage(address)).toBe(file);
  });
});
