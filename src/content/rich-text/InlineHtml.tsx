import type {ReactNode} from 'react';
import {parseInlineHtml} from './inlineHtml';

/** Shows a heading's HTML as elements; see {@link parseInlineHtml}. */
export default function InlineHtml({html}: {html: string}): ReactNode {
  return parseInlineHtml(html).map(({text, element: Element}, index) =>
    Element ? <Element key={index}>{text}</Element> : text,
  );
}
