import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import MDXImg from '@theme/MDXComponents/Img';
import Enlarge from '../Enlarge';
import styles from './styles.module.css';

/** How long after the page is there images can be enlarged, in ms (specification, section 9). */
const attachDelayMs = 1000;

/**
 * Whether a picture would get bigger; enlarging it for nothing only hides the page. A picture that is
 * not loaded yet says its width in the attribute. A link or button around it has its own purpose.
 */
function isWorthEnlarging(image: HTMLImageElement): boolean {
  const width = Math.max(image.naturalWidth, Number(image.getAttribute('width')));
  const canGrow = width > image.clientWidth || image.src.endsWith('.svg');
  return canGrow && !image.closest('a, button');
}

/** An image in the text; one that is shown smaller than it is can be enlarged. */
export default function Picture(props: ComponentProps<'img'>): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [canGrow, setCanGrow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      const image = place.current?.querySelector('img');
      setCanGrow(image ? isWorthEnlarging(image) : false);
    }, attachDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span ref={place} className={styles.place}>
      <MDXImg
        {...props}
        onClick={() => place.current?.querySelector<HTMLButtonElement>('button')?.click()}
      />
      {canGrow && (
        <Enlarge kind="image" name={props.title ?? props.alt ?? ''} className={styles.button}>
          <MDXImg {...props} />
        </Enlarge>
      )}
    </span>
  );
}
