import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

/**
 * A box that scrolls horizontally if its content is too wide. Only then is it focusable, announced as a group, and
 * marked with `data-scrolls` for a faded edge.
 *
 * @param props - of the box; `aria-label` or `aria-labelledby` names it
 */
export default function ScrollBox({
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: ComponentProps<'div'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    // The content can grow while the box doesn't, for example with the text size.
    if (element.firstElementChild) {
      observer.observe(element.firstElementChild);
    }
    return () => observer.disconnect();
  }, []);
  const stop = scrolls && {
    role: 'group',
    tabIndex: 0,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'data-scrolls': '',
  };
  return <div ref={box} {...props} {...stop} />;
}
