import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {pictureOf} from '../../../src/config/articlePictures';
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
      cardColours(readTokens(css.replaceAll('--violet-line:', '--other:')), 'videosync'),
    ).toThrow('--violet-line');
  });
});

describe('the picture of a link', () => {
  const drawn = async (title: string) => {
    const picture = pictureOf('/blog/x');
    const colours = cardColours(tokens, 'handbook');
    return sharp(await drawCard({title, section: 'S', site: 'X', picture, colours}));
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

  it('has a drawing of its own for each article', () => {
    const articles = contract.blogPosts.filter((address) => !unlistedPosts.includes(address));
    const drawings = articles.map((address) => JSON.stringify(pictureOf(`${address}/`)));
    expect(new Set([...drawings, JSON.stringify(pictureOf('/blog/no-such-article'))]).size).toBe(
      articles.length + 1,
    );
  });

  it('has a name of its own for each page, whatever the form of its address', () => {
    expect(linkImageOf('/')).toBe('link-images/index.png');
    expect(linkImageOf('/a/b')).toBe('link-images/a/b.png');
    expect(linkImageOf('/a/b/')).toBe('link-images/a/b.png');
  });
});
