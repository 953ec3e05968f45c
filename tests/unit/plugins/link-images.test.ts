import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {covers} from '../../../src/components/ArticlePicture/covers';
import {linkImageOf} from '../../../src/config/linkImages';
import {sections} from '../../../src/config/products';
import {readTokens} from '../../../src/plugins/application/tokens';
import {drawCard} from '../../../src/plugins/finish/linkImages/card';
import {cardColours} from '../../../src/plugins/finish/linkImages/colours';
import {contract, unlistedPosts} from '../../support/build';

const root = path.resolve(__dirname, '..', '..', '..');
const css = readFileSync(path.join(root, 'src', 'css', 'tokens.css'), 'utf8');
const tokens = readTokens(css);

describe('the colours of a link image', () => {
  it('are those of the tokens, another accent for each section', () => {
    const accents = sections.map(({id}) => cardColours(tokens, id)['accent-text']);
    expect(new Set(accents).size).toBe(sections.length);
    for (const accent of accents) {
      expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(cardColours(tokens, undefined)).toEqual(cardColours(tokens, 'release-notes'));
  });

  it('say which token is missing', () => {
    expect(() =>
      cardColours(readTokens(css.replaceAll('--blue-line:', '--other:')), 'videosync'),
    ).toThrow('--blue-line');
  });
});

describe('the picture of a link', () => {
  const drawn = async (title: string) => {
    const colours = cardColours(tokens, 'handbook');
    return sharp(await drawCard({title, section: 'S', site: 'X', cover: '', colours}));
  };
  /** The letters of the title in it, brighter than the beams: its place, without the margins. */
  const titleIn = async (title: string) =>
    sharp(
      await (
        await drawn(title)
      )
        .extract({left: 40, top: 100, width: 1140, height: 330})
        .threshold(180)
        .toBuffer(),
    )
      .trim()
      .toBuffer({resolveWithObject: true});

  it('shows signs of HTML as they are', async () => {
    expect((await titleIn('A & <b>x</b>')).info.width).toBeGreaterThan(
      2 * (await titleIn('A & x')).info.width,
    );
  });

  it.each(['A', 'Video display issues on Windows with multiple GPUs', 'w'.repeat(300)])(
    'holds the title in its place: %s',
    async (title) => {
      const {info} = await titleIn(title);
      expect(info.width).toBeGreaterThan(40);
      expect(info.width).toBeLessThanOrEqual(1040);
      expect(info.height).toBeLessThanOrEqual(300);
    },
  );

  it('has the drawing of the cover, with its words', async () => {
    const shown = async (cover: string) => {
      const colours = cardColours(tokens, 'handbook');
      const png = await drawCard({title: 'A', section: 'S', site: 'X', cover, colours});
      const place = sharp(png).extract({left: 80, top: 424, width: 540, height: 192});
      return (await place.threshold(180).stats()).channels[0]?.sum ?? 0;
    };
    const box = '<path d="M0 0h60v60h-60z" fill="var(--text)"/>';
    const word = '<text x="180" y="60" font-size="18" fill="var(--text)">Words</text>';
    const svg = (content: string) => `<svg viewBox="0 0 360 128">${content}</svg>`;
    expect(await shown(svg(box))).toBeGreaterThan(await shown(''));
    expect(await shown(svg(box + word))).toBeGreaterThan(await shown(svg(box)));
    await expect(shown(svg(box.replace('--text', '--gone')))).rejects.toThrow('the colour --gone');
  });

  it('has a drawing of its own for each article', () => {
    const articles = contract.blogPosts
      .filter((address) => !unlistedPosts.includes(address))
      .map((address) => path.basename(address));
    const files = readdirSync(path.join(root, 'src/components/ArticlePicture/covers'));
    expect(Object.keys(covers).sort()).toEqual(articles.sort());
    expect(files.sort()).toEqual(articles.map((name) => `${name}.svg`));
    expect(new Set(Object.values(covers)).size).toBe(files.length);
  });

  it('has a name of its own for each page, whatever the form of its address', () => {
    expect(linkImageOf('/')).toBe('link-images/index.png');
    expect(linkImageOf('/a/b')).toBe('link-images/a/b.png');
    expect(linkImageOf('/a/b/')).toBe('link-images/a/b.png');
  });
});
