import {useState} from 'react';

/**
 * Puts a text into the clipboard, also one that is still on its way. It is called inside the press: Safari,
 * and Firefox after five seconds, allow no writing that begins later.
 *
 * @throws when the text cannot be had, or the browser does not allow it
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
 * Copying with an answer, which is to be shown in an element with the role `status`.
 *
 * @param words - what to say when it was copied, and when it could not be
 * @returns what to say now, what copies a text, and what takes back what was said
 */
export function useCopy(words: {
  copied: string;
  failed: string;
}): [said: string, copy: (text: Promise<string> | string) => void, forget: () => void] {
  const [said, setSaid] = useState('');
  const copy = (text: Promise<string> | string): void => {
    copyText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.failed),
    );
  };
  return [said, copy, () => setSaid('')];
}
