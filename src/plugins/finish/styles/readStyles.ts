import {Parser} from 'htmlparser2';

/** A link to a style sheet, with its position in the HTML of a page. */
interface StyleLink {
  href: string;
  media: string | undefined;
  /** Index of its first character, and of the one after its last. */
  range: readonly [start: number, end: number];
}

/** The style sheets that a page links to, and all classes in it. */
export function readStyles(html: string): {links: StyleLink[]; classes: Set<string>} {
  const links: StyleLink[] = [];
  const classes = new Set<string>();
  const parser = new Parser({
    onopentag(name, {rel, href, media, class: list = ''}) {
      list.split(/\s+/).forEach((one) => classes.add(one));
      if (name === 'link' && rel === 'stylesheet' && href !== undefined) {
        links.push({href, media, range: [parser.startIndex, parser.endIndex + 1]});
      }
    },
  });
  parser.end(html);
  return {links, classes};
}

/**
 * Replaces links in the text of a page, whose other characters stay as they are: React hydrates them.
 *
 * @param links - in the order of the page
 * @param markup - what replaces each; the link stays where it gives nothing
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
