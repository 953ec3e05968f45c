import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/**
 * A box that scrolls sideways when what is in it is too wide. Only then is it a stop of the Tab key and
 * announced as a group, with a sign that there is more (`data-scrolls`).
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
    // The table grows without its box, when its letters do.
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
