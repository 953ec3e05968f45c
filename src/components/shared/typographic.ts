const opener = /[\s([{/–—“‘-]/;
const letter = /[\p{L}\p{N}]/u;

/** Words that start with an apostrophe: the ’90s, Cycling ’74, rock ’n’ roll. */
const apostropheWords = /^(?:\d\ds(?!\p{L})|74(?!\d)|(?:em|n|til|tis|twas)(?!\p{L}))/u;

/**
 * Replaces straight quotes and apostrophes by typographic ones, without changing the length. A mark after a number that
 * doesn't close a quote is a unit (6', 2") and stays.
 */
export function typographic(text: string): string {
  const isOpen: Record<string, boolean> = {};
  let opened = -1;
  return text.replace(/["']/g, (mark, index: number) => {
    const before = text.charAt(index - 1);
    const after = text.slice(index + 1);
    const opens = (!before || opener.test(before) || opened === index - 1) && /^\S/.test(after);
    const isApostrophe =
      mark === "'" &&
      (opens ? apostropheWords.test(after) : letter.test(before) && letter.test(after.charAt(0)));
    if (isApostrophe) {
      return '’';
    }
    if (/\d/.test(before) && !isOpen[mark]) {
      return mark;
    }
    isOpen[mark] = opens;
    opened = opens ? index : opened;
    const [left, right] = mark === '"' ? '“”' : '‘’';
    return (opens ? left : right) ?? mark;
  });
}
