import type {ReactNode} from 'react';

interface Props {
  /** Nothing is rendered if undefined. */
  text: string | undefined;
  /** A number, a name or a code that a translator would damage. */
  isValue?: boolean;
  className?: string | undefined;
  id?: string;
  as?: 'span' | 'p' | 'strong' | 'dd' | 'dt';
}

/**
 * A text that changes after hydration. Translators of browsers replace text nodes by `<font>` elements,
 * while React keeps updating the nodes that are no longer in the page (react#11538). Here the element has
 * its text as key, so that a new text is a new element. Siblings have to be elements too: React cannot
 * insert before a text node that has been replaced.
 */
export default function LiveText({
  text,
  isValue = false,
  as: Element = 'span',
  ...attributes
}: Props): ReactNode {
  return text ? (
    <Element key={text} translate={isValue ? 'no' : undefined} {...attributes}>
      {text}
    </Element>
  ) : null;
}
