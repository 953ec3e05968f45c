import type * as z from 'zod';
import {sourcesIn} from '../../remark/dataById';
import {table, terms, tree} from '../../data/schemas';
import {findDataLine} from '../dataLine';
import {type Finding, findingIn, findLine, type Rule} from '../finding';
import {isTable, isTree} from '../site/anchors';
import {selectedData} from '../site/prose';
import type {DataModule, Site} from '../site/types';

const kinds = {tables: table, trees: tree, data: terms};
type Kind = keyof typeof kinds;

/** Kind of an export of src/data, by its properties; undefined for helpers. */
function getKind(file: string, value: unknown): Kind | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return undefined;
  }
  if (file.startsWith('src/data/glossary/')) {
    return 'data';
  }
  if ('columns' in value || 'rows' in value) {
    return 'tables';
  }
  return 'symptom' in value || 'root' in value ? 'trees' : undefined;
}

/** Issues of a value. The parser has no limit for one that contains itself. */
function getIssues(kind: Kind, value: unknown): z.core.$ZodIssue[] {
  try {
    return kinds[kind].safeParse(value).error?.issues ?? [];
  } catch {
    const message = 'contains itself: write each part once';
    return [{code: 'custom', path: [], message, input: value}];
  }
}

/** Violations of the schema of an export. */
function findIssues(file: string, value: unknown) {
  const kind = getKind(file, value);
  return (kind ? getIssues(kind, value) : []).map((issue) => {
    const {message} = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
    const path = issue.path as (string | number)[];
    return {path, message, rule: /^[a-z]/.test(message) ? 'data' : kind};
  });
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

async function findFaults({file, text, all = {}}: DataModule, rule: Kind): Promise<Finding[]> {
  const issues = Object.entries(all).flatMap(([name, value]) =>
    findIssues(file, value).map((issue) => ({...issue, name})),
  );
  const selected = issues.filter((issue) => issue.rule === rule);
  return Promise.all(
    selected.map(async ({name, path, message}) => {
      const [problem = '', ...fix] = message.split(': ');
      return {
        file,
        line: await findDataLine(text, name, path),
        problem: /^[a-z]/.test(problem) ? `\`${[name, ...path].join('.')}\` ${problem}` : problem,
        fix: sentence(fix.join(': ') || 'compare it with the other entries'),
      };
    }),
  );
}

/** Whether an export of src/data has its type, so that other rules can use it. */
export const isValidExport = (file: string, value: unknown): boolean =>
  findIssues(file, value).every(({rule}) => rule !== 'data');

/** Tables and trees that pages can't refer to, because of the way they are declared. */
function findUnnamed({file, text, exports}: DataModule): Finding[] {
  const known = new Set(sourcesIn(file, text).map(({name}) => name));
  return Object.entries(exports)
    .filter(([name, value]) => (isTable(value) || isTree(value)) && !known.has(name))
    .map(([name, value]) => {
      const type = isTree(value) ? 'Tree' : 'ReferenceTableData';
      const fix = `Write \`export const ${name}: ${type} = {\` with the id on the next line.`;
      return findingIn({file})(findLine(text, name), `Pages cannot refer to \`${name}\``, fix);
    });
}

/** Terms that are in two parts of the glossary: the second would silently replace the first. */
function repeatedTerms(modules: readonly DataModule[]): Finding[] {
  const first = new Map<string, string>();
  const findings: Finding[] = [];
  for (const {file, text, exports} of modules) {
    const parts = file.startsWith('src/data/glossary/') ? Object.values(exports) : [];
    for (const id of parts.flatMap((part) => Object.keys(part as object))) {
      const line = findLine(text, text.includes(`'${id}':`) ? `'${id}':` : `${id}:`);
      const problem = `The term "${id}" is also in ${first.get(id)}`;
      findings.push(
        ...(first.has(id) ? [findingIn({file})(line, problem, 'Keep one of them.')] : []),
      );
      first.set(id, first.get(id) ?? file);
    }
  }
  return findings;
}

const schemaFindings = async (site: Site, rule: Kind): Promise<Finding[]> =>
  (await Promise.all(selectedData(site).map((module) => findFaults(module, rule)))).flat();

/** Tables, trees and terms match their types, and have names that pages can refer to. */
export const data: Rule = async (site) => [
  ...(await schemaFindings(site, 'data')),
  ...selectedData(site).flatMap(findUnnamed),
  ...(selectedData(site).length > 0 ? repeatedTerms(site.data) : []),
];

/** Reference tables have rows with unique ids, and cells only in columns that exist. */
export const tables: Rule = (site) => schemaFindings(site, 'tables');

/** Decision trees have at least six complete leaves within four answers, with unique ids. */
export const trees: Rule = (site) => schemaFindings(site, 'trees');
