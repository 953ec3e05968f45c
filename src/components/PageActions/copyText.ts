/**
 * Puts a text that is still on its way into the clipboard. It is called inside the press: Safari, and
 * Firefox after five seconds, allow no writing that begins later.
 *
 * @throws when the text cannot be had, or the browser does not allow it
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'function') {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    // Firefox before 127.
    await navigator.clipboard.writeText(await text);
  }
}
