import {useState} from 'react';

/**
 * Copies a text, or a promise of one, to the clipboard. Must be called during the click event: Safari, and Firefox
 * after five seconds, reject later writes.
 *
 * @throws if the promise rejects, or the browser denies access
 */
export async function copyText(text: Promise<string> | string): Promise<void> {
  if (typeof ClipboardItem === 'function') {
    const blob = Promise.resolve(text).then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    // Firefox before 127.
    await navigator.clipboard.writeText(await text);
  }
}

/**
 * Copies texts with a status message, to be rendered in an element with the role `status`.
 *
 * @param words - messages for success and failure
 * @returns the current message, a function that copies a text, and one that clears the message
 */
export function useCopy(words: {
  copied: string;
  failed: string;
}): [message: string, copy: (text: Promise<string> | string) => void, clear: () => void] {
  const [message, setMessage] = useState('');
  const copy = (text: Promise<string> | string): void => {
    copyText(text).then(
      () => setMessage(words.copied),
      () => setMessage(words.failed),
    );
  };
  return [message, copy, () => setMessage('')];
}
