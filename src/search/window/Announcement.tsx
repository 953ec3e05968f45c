import {useEffect, useState, type ReactNode} from 'react';

/** After so long without a key, what has been found is said. */
const pause = 700;

/** Says a text to screen readers, once typing has paused: not at every key. */
export default function Announcement({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
