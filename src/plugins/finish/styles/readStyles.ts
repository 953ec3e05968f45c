import {Parser} from 'htmlparser2';

/** A link to a style sheet in the HTML of a page. */
interface StyleLink {
  href: string;
  /** Start and end index of the tag; the end is exclusive. */
  range: readonly [start: number, end: number];
}

/** Finds the style sheets that a page links to, and all classes in it. */
export function readStyles(html: string): {links: StyleLink[]; classes: Set<string>} {
  const links: StyleLink[] = [];
  const classes = new Set<string>();
  const parser = new Parser({
    onopentag(name, {rel, href, class: list = ''}) {
      list.split(/\s+/).forEach((name) => classes.add(name));
      if (name === 'link' && rel === 'stylesheet' && href !== undefined) {
        links.push({href, range: [parser.startIndex, parser.endIndex + 1]});
      }
    },
  });
  parser.end(html);
  return {links, classes};
}

/** The link that `finishStyles` writes; {@link writtenLinks} finds them. */
export const linkTo = (href: string): string => `<link rel="stylesheet" href="${href}">`;
export const writtenLinks = /<link rel="stylesheet" href="([^"]*)">/g;
