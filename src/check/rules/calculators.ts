import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../remark/readText';
import {calculatorComponent} from '../../remark/componentsByName';
import {type Finding, findingIn, findLine, type Rule} from '../finding';
import {templateTexts} from '../templateTexts';
import type {Page} from '../site/types';

const calculators = 'src/instruments/calculators';

/** A calculator is tested against at least this many results of an independent source. */
export const minVectors = 29;

/** Parts of a picture: SVG paths of the icon (24 × 24) and of the card's drawing (120 × 64), and its texts. */
const parts = ['icon', 'line', 'fill', 'flow', 'dash', 'quiet', 'soft', 'texts'];

function* checkVectors(file: string, text: string): Generator<Finding> {
  const count = text.split('\n').filter((line) => line && !line.startsWith('#')).length;
  if (!text.startsWith('# ')) {
    const fix = 'Start the file with # and the name of the source.';
    yield findingIn({file})(1, 'The source of the results is missing', fix);
  }
  if (count < minVectors) {
    const problem = `The file has ${count} results, but at least ${minVectors} are needed`;
    yield findingIn({file})(1, problem, 'Calculate the others from the source.');
  }
}

function checkPicture(file: string, text: string): Finding[] {
  let names: string[] = [];
  try {
    names = Object.keys(JSON.parse(text) as object);
  } catch {
    const fix = 'Compare it with the picture.json of another calculator.';
    return [findingIn({file})(1, 'The file isn’t JSON', fix)];
  }
  const fix = `Write SVG paths; the parts are ${parts.join(', ')}.`;
  return names.includes('icon') && names.every((name) => parts.includes(name))
    ? []
    : [findingIn({file})(1, 'The picture has no icon, or an unknown part', fix)];
}

/** Texts that `npm run new` has written and nobody has replaced. */
function findPlaceholders(file: string, text: string): Finding[] {
  return templateTexts
    .filter((placeholder) => text.includes(placeholder))
    .map((placeholder) =>
      findingIn({file})(
        findLine(text, placeholder),
        `"${placeholder}" is placeholder text`,
        'Replace it.',
      ),
    );
}

function checkModel(file: string, text: string, id: string): Finding[] {
  const correct = `id: '${id}'`;
  const line = findLine(text, 'id:');
  return text.includes(correct)
    ? []
    : [findingIn({file})(line, 'The id is not the name of the folder', `Write ${correct}.`)];
}

function checkPage(id: string, page: Page | undefined): Finding[] {
  const file = page?.file ?? `docs/handbook/tools/${id}.mdx`;
  const component = `<${calculatorComponent(id)} level="page" />`;
  if (!page) {
    return [findingIn({file})(1, `The calculator ${id} has no page`, `Add one with ${component}.`)];
  }
  return page.text.includes(component)
    ? []
    : [findingIn(page)(1, 'The page doesn’t show its calculator', `Add ${component}.`)];
}

/** Every calculator has its model, results to test it, a picture and a page. */
export const calculatorParts: Rule = ({root, pages}) => {
  const folder = path.join(root, calculators);
  const ids = existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory())
    : [];
  // `blend` shows images and calculates nothing.
  return ids
    .map(({name}) => name)
    .filter((id) => id !== 'blend')
    .flatMap((id) => {
      const page = pages.find(({file}) => file === `docs/handbook/tools/${id}.mdx`);
      const isDraft = page?.frontMatter['draft'] === true;
      const rules: Record<string, (file: string, text: string) => Iterable<Finding>> = {
        'model.ts': (file, text) => checkModel(file, text, id),
        'vectors.txt': checkVectors,
        'picture.json': checkPicture,
      };
      const findings = Object.entries(rules).flatMap(([name, findingsIn]) => {
        const file = `${calculators}/${id}/${name}`;
        const full = path.join(root, file);
        if (!existsSync(full)) {
          const fix = 'For its content, see src/instruments/calculators/README.md.';
          return [findingIn({file})(1, 'The file is missing', fix)];
        }
        const text = readText(full);
        return [...findingsIn(file, text), ...(isDraft ? [] : findPlaceholders(file, text))];
      });
      return [...findings, ...checkPage(id, page)];
    });
};
