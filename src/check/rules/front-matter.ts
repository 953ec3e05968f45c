import {type Finding, type Rule} from '../finding';
import {frontMatterProblems} from '../frontMatter';
import type {Page} from '../site/types';

/** Line of a key of the front matter, or of one entry of its list; the first line if it is missing. */
export function lineOfKey(text: string, path: readonly (string | number)[]): number {
  const lines = text.split('\n');
  const [key, entry] = path;
  const line = lines.findIndex((one) => one.startsWith(`${key}:`));
  if (line < 0) {
    return 1;
  }
  if (typeof entry !== 'number') {
    return line + 1;
  }
  const entries = lines.flatMap((one, index) =>
    index > line && /^\s*- /.test(one) ? [index] : [],
  );
  return (entries[entry] ?? line) + 1;
}

function findIn(page: Page): Finding[] {
  const {file, text, kind, frontMatter, frontMatterError} = page;
  if (frontMatterError !== undefined) {
    return [
      {
        file,
        line: 1,
        problem: `The front matter cannot be read: ${frontMatterError}`,
        fix: 'Put texts that hold a colon or start with a sign in quotes, and indent with spaces.',
      },
    ];
  }
  return frontMatterProblems(kind, frontMatter, text).map(({path, message}) => ({
    file,
    line: lineOfKey(text, path),
    problem: `Front matter: ${message}`,
    fix: 'Fix it between the two `---` lines at the top.',
  }));
}

export const frontMatter: Rule = {
  name: 'front-matter',
  asks: 'Every page names itself: title, description, place in the menu, keywords; nothing is mistyped.',
  find: ({pages}) => pages.flatMap(findIn),
};
