import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useHydrated} from '../shared/useHydrated';
import styles from './enlarge.module.css';

/** Scrolling further than this closes an enlarged diagram, in pixels (specification, section 9). */
const closeAfterScroll = 40;

interface Props {
  /** Which one, in words: its caption. */
  name: string;
  /** The diagram, which is shown a second time. */
  children: ReactNode;
}

function EnlargedDiagram({name, onClose, children}: Props & {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    const start = window.scrollY;
    const onScroll = (): void => {
      // With two fingers apart, a drag looks around in the drawing.
      const isPinched = (window.visualViewport?.scale ?? 1) > 1;
      if (!isPinched && Math.abs(window.scrollY - start) > closeAfterScroll) {
        element?.close();
      }
    };
    // Only the drawing itself knows whether it is wide, which the style sheet needs on a phone.
    for (const drawing of element?.querySelectorAll('svg') ?? []) {
      const {width, height} = drawing.viewBox.baseVal;
      // Turned, a drawing that is nearly square gains nothing.
      drawing.toggleAttribute('data-wide', width > 1.25 * height);
    }
    element?.showModal();
    for (const {parentElement: box} of element?.querySelectorAll('svg') ?? []) {
      if (box && (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)) {
        // Keys scroll it too, and its edge fades.
        box.tabIndex = 0;
        box.dataset['more'] = '';
      }
    }
    element?.querySelector<HTMLElement>(':scope > button')?.focus();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.removeEventListener('scroll', onScroll);
      element?.close();
    };
  }, []);
  // Outside the text, whose styles are for what stands in it.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.window}
      data-closes-on-scroll=""
      aria-label={name}
      onClose={onClose}
      onClick={close}>
      <div className={styles.drawing}>{children}</div>
      <button type="button" className={styles.close}>
        Close
      </button>
      <Link to="/handbook/reading-the-drawings">What the symbols mean</Link>
    </dialog>,
    document.body,
  );
}

/**
 * A button that shows a diagram in a window of its own, with a margin of 60 px; Escape, a tap, or
 * scrolling the page by more than 40 px closes it (specification, sections 4 and 9). On an upright phone a
 * wide drawing lies on its side, as long as the screen is high.
 */
export default function Enlarge({
  name,
  className,
  children,
}: Props & {className: string | undefined}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        aria-label={`Enlarge diagram: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!isHydrated}
        onClick={() => setOpen(true)}>
        Enlarge diagram
      </button>
      {isOpen && (
        <EnlargedDiagram name={name} onClose={() => setOpen(false)}>
          {children}
        </EnlargedDiagram>
      )}
    </>
  );
}
