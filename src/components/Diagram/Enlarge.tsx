import {type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useHydrated} from '../shared/useHydrated';
import styles from './enlarge.module.css';

/** Scrolling further than this closes an enlarged diagram, in pixels. */
const closeAfterScroll = 40;

interface Props {
  /** Its caption. */
  name: string;
  /** The diagram, which is rendered again in the dialog. */
  children: ReactNode;
}

function EnlargedDiagram({name, onClose, children}: Props & {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    const start = window.scrollY;
    const onScroll = (): void => {
      // While pinch-zoomed, a drag pans the drawing.
      const isPinched = (window.visualViewport?.scale ?? 1) > 1;
      if (!isPinched && Math.abs(window.scrollY - start) > closeAfterScroll) {
        element?.close();
      }
    };
    // CSS can't select by aspect ratio, which decides the orientation on a phone.
    for (const drawing of element?.querySelectorAll('svg') ?? []) {
      const {width, height} = drawing.viewBox.baseVal;
      // Rotating a nearly square drawing gains nothing.
      drawing.toggleAttribute('data-wide', width > 1.25 * height);
    }
    element?.showModal();
    for (const {parentElement: box} of element?.querySelectorAll('svg') ?? []) {
      if (box && (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)) {
        // Scrollable by keyboard, with a faded edge.
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
  // A portal, because the styles of the text would apply.
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
 * A button that enlarges a diagram in a dialog with a margin of 60 px. Escape, a click, or scrolling the
 * page by more than 40 px closes it. In portrait orientation a wide drawing is rotated.
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
