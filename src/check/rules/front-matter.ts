import {type Finding, findingIn, type Rule} from '../finding';
import {frontMatterProblems} from '../frontMatter';
import type {Page} from '../site/types';
import {readYaml, yamlLine} from '../yaml';

function findIn(page: Page): Finding[] {
  const {text, kind, frontMatter, frontMatterError} = page;
  const [fence] = /^---[ \t]*$/m.exec(text) ?? [];
  if (text.startsWith('---') && fence && !/\n---[ \t]*(?:\n|$)/.test(text)) {
    const end = text
      .split('\n')
      .findIndex((line, index) => index > 0 && !/^[\s\w-]+:|^\s+\S/.test(line));
    const fix = 'Write --- on its own line after the last key.';
    return [findingIn(page)(Math.max(end, 1), 'The front matter is not closed', fix)];
  }
  const [before] = /^\s*-{2,}[ \t]*\n(?=title:)/.exec(text) ?? [];
  if (before !== undefined && before !== '---\n') {
    const fix = 'Start the file with --- on its first line.';
    return [
      findingIn(page)(before.split('\n').length - 1, 'The front matter is not recognised', fix),
    ];
  }
  const {faults} = readYaml(text.startsWith('---') ? text : '');
  if (frontMatterError !== undefined || faults.length > 0) {
    const fix = 'Put quotes around text that contains a colon or starts with a special character.';
    const [unknown] = faults.length > 0 ? [] : [frontMatterError ?? ''];
    return unknown === undefined
      ? faults.map(({line, problem, fix: how}) =>
          findingIn(page)(line, `Front matter: ${problem}`, how),
        )
      : [findingIn(page)(1, `The front matter cannot be parsed: ${unknown}`, fix)];
  }
  const fix = 'The front matter is between the two `---` lines at the top.';
  return frontMatterProblems(kind, frontMatter, text).map(({path, message}) =>
    findingIn(page)(yamlLine(text, path), `Front matter: ${message}`, fix),
  );
}

/** Every page has valid front matter: title, description, position in the menu, keywords. */
export const frontMatter: Rule = ({pages}) => pages.flatMap(findIn);
