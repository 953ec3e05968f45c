import path from 'node:path';
import {asElement, span, walk} from './tree';
import type {Page} from './types';

/** An image in a page. */
export interface PageImage {
  /** As written. */
  url: string;
  alt: string;
  /** Caption of a drawing. */
  title: string;
  start: number;
  line: number;
}

/** Address inside `require('…')` or a text. */
function urlIn(attribute: string): string {
  return /^require\(\s*['"]([^'"]+)['"]\s*\)/.exec(attribute)?.[1] ?? attribute;
}

/** Attributes of HTML elements that embed a file, or several in `srcset`. */
const embedding = ['src', 'srcSet', 'poster'];

/** Files that HTML elements other than `img` embed: videos, sounds, their sources, captions and posters. */
export function findMedia({tree}: Page): Pick<PageImage, 'url' | 'line'>[] {
  return walk(tree).flatMap(({node}) => {
    const {name = '', attributes = {}, line = 1} = asElement(node) ?? {};
    return /^(?:video|audio|source|track|img)$/.test(name)
      ? embedding.flatMap((key) => {
          const value = name === 'img' && key === 'src' ? '' : urlIn(attributes[key] ?? '');
          const urls = key === 'srcSet' ? value.split(/\s*,\s+/) : [value];
          return urls.flatMap((part) => {
            const url = part.trim().split(/\s/)[0];
            return url ? [{url, line}] : [];
          });
        })
      : [];
  });
}

/** Images of a page: Markdown images, `img` elements and diagrams. */
export function findImages({tree}: Page): PageImage[] {
  return walk(tree).flatMap(({node}): PageImage[] => {
    const [start] = span(node);
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image') {
      return [{url: node.url, alt: node.alt ?? '', title: node.title ?? '', start, line}];
    }
    const element = asElement(node);
    const {src, svg, alt = '', caption: title = ''} = element?.attributes ?? {};
    const source = element && {img: src, Diagram: svg}[element.name];
    return source === undefined ? [] : [{url: urlIn(source), alt, title, start, line}];
  });
}

/** Path of an image from the root of the project; undefined for external ones. */
export function getImagePath(page: Page, url: string): string | undefined {
  const clean = url.replace(/^@site\//, '');
  if (/^[a-z]+:/.test(clean)) {
    return undefined;
  }
  if (clean !== url) {
    return clean;
  }
  return clean.startsWith('/')
    ? path.posix.join('static', clean)
    : path.posix.join(path.posix.dirname(page.file), clean);
}
