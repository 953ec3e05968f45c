import {about, type Finding, type Rule} from '../finding';
import {frontMatterProblems} from '../frontMatter';
import type {Page} from '../site/types';
import {yamlLine} from '../yamlLine';

function findIn(page: Page): Finding[] {
  const {text, kind, frontMatter, frontMatterError} = page;
  if (frontMatterError !== undefined) {
    const fix =
      'Put texts that hold a colon or start with a sign in quotes, and indent with spaces.';
    return [about(page)(1, `The front matter cannot be read: ${frontMatterError}`, fix)];
  }
  const fix = 'Fix it between the two `---` lines at the top.';
  return frontMatterProblems(kind, frontMatter, text).map(({path, message}) =>
    about(page)(yamlLine(text, path), `Front matter: ${message}`, fix),
  );
}

/** Every page names itself: title, description, place in the menu, keywords; nothing is mistyped. */
export const frontMatter: Rule = ({pages}) => pages.flatMap(findIn);
