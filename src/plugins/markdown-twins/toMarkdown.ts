import {DomUtils} from 'htmlparser2';
import {hasClass, type Element, type Node} from './pages';

/** What the conversion needs to know about the page. */
export interface Place {
  /** Full address of the page. */
  url: string;
}

const headings: Record<string, number> = {h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6};

/** Elements that are controls, navigation or decoration, not text of the page. */
const skipped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'progress',
  'output',
  'canvas',
  'iframe',
  'head',
]);

const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'details',
  'div',
  'dl',
  'fieldset',
  'figure',
  'footer',
  'header',
  'hr',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'ul',
  ...Object.keys(headings),
]);

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

function isSkipped(element: Element): boolean {
  const {attribs, name} = element;
  return (
    skipped.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    'data-no-markdown' in attribs ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'theme-doc-toc-mobile') ||
    (name === 'svg' && attribs['role'] !== 'img') ||
    // Every picture has a second layout for narrow screens; one description is enough.
    (name === 'svg' && /(?:^|\s)narrow_/.test(attribs['class'] ?? ''))
  );
}

/** Escapes what Markdown would take for markup inside a line. */
function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** Escapes what Markdown would take for markup at the beginning of a line. */
function escapeStart(line: string): string {
  return line
    .replace(/^(\s*)([#>+-])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');
}

function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

function wrapped(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner ? `${before}${mark}${inner}${mark}${after}` : text;
}

/** A picture as a link to its file; one that is part of the page itself as its description. */
function picture({src = '', alt = ''}: Record<string, string>, place: Place): string {
  if (src.startsWith('data:')) {
    return alt ? `(Picture: ${escapeText(alt)})` : '';
  }
  return src ? `![${escapeText(alt)}](${new URL(src, place.url).href})` : '';
}

function inlineElement(element: Element, place: Place): string {
  const {name, attribs} = element;
  const inside = (): string => inline(element.children, place);
  switch (name) {
    case 'a': {
      const text = inside().trim();
      const href = attribs['href'];
      return href && text ? `[${text}](${new URL(href, place.url).href})` : text;
    }
    case 'b':
    case 'strong':
      return wrapped('**', inside());
    case 'em':
    case 'i':
      return wrapped('*', inside());
    case 'code':
    case 'kbd':
    case 'samp':
      return codeSpan(DomUtils.textContent(element).replace(/\s+/g, ' '));
    case 'br':
      return ' ';
    case 'img':
      return picture(attribs, place);
    case 'svg':
      return attribs['aria-label'] ? `(Picture: ${escapeText(attribs['aria-label'])})` : '';
    default:
      return inside();
  }
}

/** Text of nodes in one line, with marks. */
function inline(nodes: readonly Node[], place: Place): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') {
        return escapeText(node.data).replace(/\s+/g, ' ');
      }
      if (!isElement(node) || isSkipped(node)) {
        return '';
      }
      // A block where a line is expected, as in a cell: parts of it are set apart by blanks.
      return blocks.has(node.name) || node.name === 'li'
        ? ` ${inlineElement(node, place)} `
        : inlineElement(node, place);
    })
    .join('')
    .replace(/ {2,}/g, ' ');
}

function indent(text: string, by: string): string {
  return text.replace(/\n(?!\n|$)/g, `\n${by}`);
}

/** The box of a task, as the first thing in an item or in its label. */
function taskMark(item: Element): string {
  const [box] = DomUtils.getElementsByTagName('input', item.children, true, 1);
  if (box?.attribs['type'] !== 'checkbox') {
    return '';
  }
  return 'checked' in box.attribs ? '[x] ' : '[ ] ';
}

function list(element: Element, place: Place): string {
  const start = Number(element.attribs['start'] ?? 1);
  const items = element.children.filter(
    (child): child is Element => isElement(child) && child.name === 'li',
  );
  const texts = items.map((item, position) => {
    const mark = element.name === 'ol' ? `${start + position}. ` : '- ';
    return mark + taskMark(item) + indent(block(item.children, place), ' '.repeat(mark.length));
  });
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n');
}

function definitions(element: Element, place: Place): string {
  return DomUtils.getElementsByTagName('dt', element.children)
    .map((term) => {
      const texts: string[] = [];
      for (
        let next = term.next;
        next && !(isElement(next) && next.name === 'dt');
        next = next.next
      ) {
        if (isElement(next) && next.name === 'dd') {
          texts.push(inline(next.children, place).trim());
        }
      }
      return `- ${inline(term.children, place).trim()}: ${texts.join(' ')}`;
    })
    .join('\n');
}

function cells(row: Element, place: Place): string[] {
  return row.children
    .filter(
      (child): child is Element => isElement(child) && (child.name === 'td' || child.name === 'th'),
    )
    .map((cell) => inline(cell.children, place).trim().replaceAll('|', '\\|') || ' ');
}

function table(element: Element, place: Place): string {
  const rows = DomUtils.getElementsByTagName('tr', element.children).map((row) =>
    cells(row, place),
  );
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const line = (row: readonly string[]): string =>
    `| ${Array.from({length: columns}, (_, index) => row[index] ?? ' ').join(' | ')} |`;
  const caption = DomUtils.getElementsByTagName('caption', element.children)[0];
  const [head = [], ...body] = rows;
  const lines = [
    line(head),
    line(Array.from({length: columns}, () => '---')),
    ...body.map(line),
  ].join('\n');
  return caption ? `${inline(caption.children, place).trim()}:\n\n${lines}` : lines;
}

function sourceText(element: Element): string {
  const code = DomUtils.getElementsByTagName('code', element.children)[0];
  const language = /language-([\w-]+)/.exec(code?.attribs['class'] ?? '')?.[1] ?? 'text';
  const text = DomUtils.textContent(code ?? element).replace(/\n$/, '');
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function admonition(element: Element, place: Place): string {
  const parts = element.children.filter(isElement);
  const title = parts[0] ? inline(parts[0].children, place).trim() : '';
  const content = parts.slice(1).map((part) => block(part.children, place));
  return quote([title && `**${title}**`, ...content].filter(Boolean).join('\n\n'));
}

function tabs(element: Element, place: Place): string {
  const tabNames = DomUtils.find(
    (node) => isElement(node) && node.attribs['role'] === 'tab',
    element.children,
    true,
    99,
  );
  const panels = DomUtils.find(
    (node) => isElement(node) && node.attribs['role'] === 'tabpanel',
    element.children,
    true,
    99,
  );
  return panels
    .map((panel, index) => {
      const name = tabNames[index];
      const label =
        name && isElement(name as Node) ? inline((name as Element).children, place).trim() : '';
      return [
        label && `**${label}**`,
        isElement(panel as Node) ? block((panel as Element).children, place) : '',
      ]
        .filter(Boolean)
        .join('\n\n');
    })
    .join('\n\n');
}

function details(element: Element, place: Place): string {
  const summary = element.children.find(
    (child): child is Element => isElement(child) && child.name === 'summary',
  );
  const rest = element.children.filter((child) => child !== summary);
  const title = summary ? `**${inline(summary.children, place).trim()}**` : '';
  return `- ${indent([title, block(rest, place)].filter(Boolean).join('\n\n'), '  ')}`;
}

function figure(element: Element, place: Place): string {
  const caption = DomUtils.getElementsByTagName('figcaption', element.children)[0];
  const text = caption ? inline(caption.children, place).trim() : '';
  const pre = DomUtils.getElementsByTagName('pre', element.children)[0];
  if (pre) {
    return [text && `${text}:`, sourceText(pre)].filter(Boolean).join('\n\n');
  }
  const picture = inline(
    element.children.filter((child) => child !== caption),
    place,
  ).trim();
  return [picture, text && wrapped('*', text)].filter(Boolean).join('\n\n');
}

function blockElement(element: Element, place: Place): string {
  const {name} = element;
  const level = headings[name];
  if (level) {
    return `${'#'.repeat(level)} ${inline(element.children, place).trim()}`;
  }
  if (hasClass(element, 'theme-admonition')) {
    return admonition(element, place);
  }
  if (hasClass(element, 'tabs-container')) {
    return tabs(element, place);
  }
  switch (name) {
    case 'p':
      return escapeStart(inline(element.children, place).trim());
    case 'ul':
    case 'ol':
      return list(element, place);
    case 'dl':
      return definitions(element, place);
    case 'table':
      return table(element, place);
    case 'pre':
      return sourceText(element);
    case 'blockquote':
      return quote(block(element.children, place));
    case 'details':
      return details(element, place);
    case 'figure':
      return figure(element, place);
    case 'hr':
      return '---';
    default:
      return block(element.children, place);
  }
}

/** Nodes as blocks, an empty line between two of them; lines of text between blocks are paragraphs. */
function block(nodes: readonly Node[], place: Place): string {
  const parts: string[] = [];
  let line: Node[] = [];
  const endLine = (): void => {
    const text = inline(line, place).trim();
    if (text) {
      parts.push(escapeStart(text));
    }
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && (blocks.has(node.name) || node.name === 'li') && !isSkipped(node)) {
      endLine();
      const text = blockElement(node, place);
      if (text.trim()) {
        parts.push(text);
      }
    } else {
      line.push(node);
    }
  }
  endLine();
  // Neighbouring answers of a question are one list.
  return parts.join('\n\n');
}

/**
 * The text of an element as Markdown (CommonMark with tables): headings, lists, tables, source text
 * and pictures' descriptions; links are complete addresses; controls and navigation are left out.
 */
export function toMarkdown(element: Element, place: Place): string {
  return block(element.children, place)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}
