import {find, hasClass, type BuiltPage, type Element} from './pages';
import {toMarkdown} from './toMarkdown';

/** Path of a page's Markdown below the build: its address plus `.md`. */
export function twinPath(address: string): string {
  return address === '/' ? 'index.md' : `${address.slice(1)}.md`;
}

/** The part of a page that holds its text. */
function contentOf({document}: BuiltPage): Element | undefined {
  const main = find(document, ({name}) => name === 'main');
  const articles = main ? (find(main, ({name}) => name === 'article') ?? main) : undefined;
  if (!main || !articles) {
    return undefined;
  }
  // A list of articles has several; a page has one, and its text in one part of it.
  const isOne =
    articles.name === 'article' &&
    !find(
      main,
      (element) =>
        element.name === 'article' && element !== articles && !isInside(element, articles),
    );
  return isOne ? (find(articles, (element) => hasClass(element, 'markdown')) ?? articles) : main;
}

function isInside(element: Element, ancestor: Element): boolean {
  for (let at = element.parent; at; at = at.parent) {
    if (at === ancestor) {
      return true;
    }
  }
  return false;
}

/** A page as Markdown: title, what it is about, its text, and where it is from. */
export function twin(page: BuiltPage, url: string): string {
  const content = contentOf(page);
  const text = content ? toMarkdown(content, {url}) : '';
  const published = find(
    page.document,
    ({name, attribs}) => name === 'time' && Boolean(attribs['datetime']),
  );
  const isPost = page.html.includes('blog-post-page');
  const date = isPost ? published?.attribs['datetime']?.slice(0, 10) : undefined;
  const body = text.replace(/^# .*\n+/, '');
  return [
    `# ${page.title}`,
    page.description && `> ${page.description}`,
    `Address: ${url}${date ? `\nPublished: ${date}` : ''}`,
    body,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
