import {readFileSync} from 'node:fs';
import path from 'node:path';
import {crc32, inflateSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {sections} from '../../../src/config/products';
import {balance, cardSvg, fit, wrap} from '../../../src/plugins/link-images/card';
import {cardColours} from '../../../src/plugins/link-images/colours';
import {indexedPng} from '../../../src/plugins/link-images/png';
import {withLinkImage} from '../../../src/plugins/link-images/tags';

const css = readFileSync(
  path.resolve(__dirname, '..', '..', '..', 'src', 'css', 'tokens.css'),
  'utf8',
);
const measure = (text: string, size: number): number => text.length * size * 0.55;

describe('the colours of a link image', () => {
  it('are those of the tokens, another accent for each section', () => {
    const accents = sections.map(({id}) => cardColours(css, id).accent);
    expect(new Set(accents).size).toBe(sections.length);
    for (const accent of accents) {
      expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(cardColours(css, undefined)).toEqual(cardColours(css, 'release-notes'));
  });

  it('say which token is missing', () => {
    expect(() => cardColours(css.replaceAll('--violet-line:', '--other:'), 'videosync')).toThrow(
      '--violet-line',
    );
    expect(() => cardColours('a {}', 'videosync')).toThrow('no rule for');
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
      {title: 'A & <b>', section: 'S"', site: 'X', colours: cardColours(css, 'handbook')},
      measure,
    );
    expect(svg).toContain('A &amp; &lt;b&gt;');
    expect(svg).not.toContain('<b>');
  });
});

describe('indexedPng', () => {
  it('keeps every pixel of a picture of few colours', async () => {
    const width = 5;
    const height = 3;
    const colours = fc.constantFrom([1, 2, 3], [255, 255, 255], [12, 14, 19]);
    await fc.assert(
      fc.asyncProperty(fc.array(colours, {minLength: 15, maxLength: 15}), async (pixels) => {
        const png = await indexedPng(
          Uint8Array.from(pixels.flatMap((colour) => [...colour, 255])),
          width,
          height,
        );
        const chunks = new Map<string, Buffer>();
        for (let at = 8; at < png.length;) {
          const length = png.readUInt32BE(at);
          const data = png.subarray(at + 8, at + 8 + length);
          const type = png.toString('latin1', at + 4, at + 8);
          expect(png.readUInt32BE(at + 8 + length)).toBe(
            crc32(png.subarray(at + 4, at + 8 + length)),
          );
          chunks.set(type, data);
          at += 12 + length;
        }
        const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
        const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
        const read = pixels.map((_, index) => {
          const row = Math.floor(index / width);
          const entry = rows[row * (width + 1) + 1 + (index % width)] ?? 0;
          return [...palette.subarray(entry * 3, entry * 3 + 3)];
        });
        expect(read).toEqual(pixels);
      }),
    );
  });

  it('makes do with 256 colours', async () => {
    const pixels = Uint8Array.from({length: 4 * 4096}, (_, index) => (index * 7919) % 251);
    const png = await indexedPng(pixels, 64, 64);
    expect(png.readUInt32BE(33)).toBeLessThanOrEqual(768);
  });
});

describe('withLinkImage', () => {
  const image = {address: 'https://x.example/a.png', alt: 'A "b"', width: 1200, height: 630};

  it('adds the tags to the head', () => {
    const html = withLinkImage('<html><head><title>x</title></head><body></body></html>', image);
    expect(html).toContain('<meta property="og:image" content="https://x.example/a.png">');
    expect(html).toContain('content="A &quot;b&quot;"');
    expect(html.indexOf('twitter:image')).toBeLessThan(html.indexOf('</head>'));
  });

  it('leaves a page that names its own image', () => {
    const html = '<head><meta property=og:image content=x></head>';
    expect(withLinkImage(html, image)).toBe(html);
  });

  it('stops at a page without a head', () => {
    expect(() => withLinkImage('<body>', image)).toThrow('</head>');
  });
});
