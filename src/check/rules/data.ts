import {sourcesIn} from '../../markdown/dataById';
import {lineOfData} from '../dataLine';
import {lineOf, type Finding, type Rule} from '../finding';
import {isTable, isTree} from '../site/anchors';
import type {DataModule} from '../site/types';

/** What the types ask for and a module does not have. */
async function faultsOf({file, text, faults = []}: DataModule): Promise<Finding[]> {
  return Promise.all(
    faults.map(async ({name, path, message}) => ({
      file,
      line: await lineOfData(text, name, path),
      problem: `\`${[name, ...path].join('.')}\` ${message.split(': ')[0] ?? ''}`,
      fix: sentence(message.split(': ').slice(1).join(': ') || 'compare it with its neighbours'),
    })),
  );
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Tables and trees that no page can name, because of the way they are written. */
function unnamed({file, text, exports}: DataModule): Finding[] {
  const known = new Set(sourcesIn(file, text).map(({name}) => name));
  return Object.entries(exports)
    .filter(([name, value]) => (isTable(value) || isTree(value)) && !known.has(name))
    .map(([name, value]) => ({
      file,
      line: lineOf(text, name),
      problem: `Pages cannot name \`${name}\``,
      fix: `Write \`export const ${name}: ${isTree(value) ? 'Tree' : 'ReferenceTableData'} = {\` and the id on a line of its own below it.`,
    }));
}

/** Terms that stand in two parts of the glossary: the second one would win unseen. */
function repeatedTerms(data: readonly DataModule[]): Finding[] {
  const first = new Map<string, string>();
  return data
    .filter(({file}) => file.startsWith('src/data/glossary/'))
    .flatMap(({file, text, exports}) =>
      Object.values(exports)
        .flatMap((part) => Object.keys(part as object))
        .flatMap((id): Finding[] => {
          const other = first.get(id);
          first.set(id, file);
          return other
            ? [
                {
                  file,
                  line:
                    lineOf(text, `${id}:`) > 1 ? lineOf(text, `${id}:`) : lineOf(text, `'${id}'`),
                  problem: `The term "${id}" stands in ${other} too`,
                  fix: 'Keep one of them.',
                },
              ]
            : [];
        }),
    );
}

export const data: Rule = {
  name: 'data',
  asks: 'Tables, trees and terms have the shape of their types, and names that pages can use.',
  find: async ({data: modules}) => [
    ...(await Promise.all(modules.map(faultsOf))).flat(),
    ...modules.flatMap(unnamed),
    ...repeatedTerms(modules),
  ],
};
