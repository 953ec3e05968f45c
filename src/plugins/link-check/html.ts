import {Parser} from 'htmlparser2';

/** What one built page offers and asks for. */
export interface PageLinks {
  /** Every id (and named anchor) that a fragment can lead to. */
  ids: Set<string>;
  /** Anchors that are only kept for readers who come with an old address. */
  moved: Set<string>;
  /** Addresses as written in links, with the text that they carry. */
  links: {href: string; text: string}[];
  /** Addresses of images, scripts, styles and other files that the page loads. */
  sources: string[];
}

/** Reads a page's links, sources and ids from its HTML, once. */
export function readPage(html: string): PageLinks {
  const page: PageLinks = {ids: new Set(), moved: new Set(), links: [], sources: []};
  let open: {href: string; text: string} | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {id, href, src, srcset} = attributes;
      if (id) {
        ('data-moved' in attributes ? page.moved : page.ids).add(id);
      }
      if (name === 'a') {
        if (attributes['name']) {
          page.ids.add(attributes['name']);
        }
        if (href !== undefined) {
          open = {href, text: ''};
          page.links.push(open);
        }
      } else if (
        name === 'link' &&
        href &&
        /stylesheet|icon|manifest|preload/.test(attributes['rel'] ?? '')
      ) {
        page.sources.push(href);
      }
      if (src && name !== 'iframe') {
        page.sources.push(src);
      }
      for (const candidate of srcset?.split(',') ?? []) {
        const address = candidate.trim().split(/\s+/)[0];
        if (address) {
          page.sources.push(address);
        }
      }
    },
    ontext(text) {
      if (open) {
        open.text += text;
      }
    },
    onclosetag(name) {
      if (name === 'a') {
        open = undefined;
      }
    },
  });
  parser.write(html);
  parser.end();
  return page;
}
