import {type Finding, type Rule} from '../finding';
import {frontMatterProblems} from '../frontMatter';
import type {Page} from '../site/types';
import {yamlLine} from '../yamlLine';

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
    line: yamlLine(text, path),
    problem: `Front matter: ${message}`,
    fix: 'Fix it between the two `---` lines at the top.',
  }));
}

export const frontMatter: Rule = {
  name: 'front-matter',
  asks: 'Every page names itself: title, description, place in the menu, keywords; nothing is mistyped.',
  find: ({pages}) => pages.flatMap(findIn),
};
