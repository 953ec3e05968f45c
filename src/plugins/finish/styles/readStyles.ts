import {Parser} from 'htmlparser2';

/** A link to a style sheet in the HTML of a page. */
interface StyleLink {
  href: string;
  media: string | undefined;
  /** Start and end index of the tag; the end is exclusive. */
  range: readonly [start: number, end: number];
}

/** Finds the style sheets that a page links to, and all classes in it. */
export function readStyles(html: string): {links: StyleLink[]; classes: Set<string>} {
  const links: StyleLink[] = [];
  const classes = new Set<string>();
  const parser = new Parser({
    onopentag(name, {rel, href, media, class: list = ''}) {
      list.split(/\s+/).forEach((name) => classes.add(name));
      if (name === 'link' && rel === 'stylesheet' && href !== undefined) {
        links.push({href, media, range: [parser.startIndex, parser.endIndex + 1]});
      }
    },
  });
  parser.end(html);
  return {links, classes};
}

/**
 * Replaces links in the HTML of a page. Works on the text, so that the rest stays byte for byte what React
 * hydrates.
 *
 * @param links - in document order
 * @param markup - returns the replacement, or undefined to keep the link
 */
export function replaceLinks(
  html: string,
  links: readonly StyleLink[],
  markup: (link: StyleLink) => string | undefined,
): string {
  let end = 0;
  const parts = links.map((link) => {
    const before = html.slice(end, link.range[0]);
    end = link.range[1];
    return before + (markup(link) ?? html.slice(...link.range));
  });
  return parts.join('') + html.slice(end);
}
