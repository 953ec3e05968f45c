import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Scrolling further than this closes an enlarged picture, in pixels (specification, section 9). */
const closeAfterScroll = 40;

interface WindowProps {
  name: string;
  onClose: () => void;
  children: ReactNode;
}

function EnlargedPicture({name, onClose, children}: WindowProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    const start = window.scrollY;
    const onScroll = (): void => {
      if (Math.abs(window.scrollY - start) > closeAfterScroll) {
        element?.close();
      }
    };
    element?.showModal();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.removeEventListener('scroll', onScroll);
      element?.close();
    };
  }, []);
  // Outside the paragraph, in which a window must not stand.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.window}
      aria-label={name}
      onClose={onClose}
      onClick={close}>
      <div className={styles.picture}>{children}</div>
      <button type="button" className={styles.close}>
        Close
      </button>
    </dialog>,
    document.body,
  );
}

interface Props {
  kind: 'diagram' | 'image';
  /** Which one, in words: its caption or text alternative. */
  name: string;
  className?: string | undefined;
  /** The picture, which is shown a second time. */
  children: ReactNode;
}

/**
 * A button that shows a picture in a window of its own, with a margin of 60 px; Escape, a tap, or
 * scrolling the page by more than 40 px closes it (specification, sections 4 and 9).
 */
export default function Enlarge({kind, name, className, children}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        aria-label={`Enlarge ${kind}: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}>
        Enlarge {kind}
      </button>
      {isOpen && (
        <EnlargedPicture name={name} onClose={() => setOpen(false)}>
          {children}
        </EnlargedPicture>
      )}
    </>
  );
}
