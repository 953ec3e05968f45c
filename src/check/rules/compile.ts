import path from 'node:path';
import codeFromFile from '../../remark/codeFromFile';
import dataById from '../../remark/dataById';
import diagrams from '../../remark/diagrams';
import {indexElement} from '../../remark/componentsByName';
import {type Finding, lineAt, type Rule} from '../finding';
import {ResultCache} from '../site/resultCache';
import {sharedPlugins} from '../site/parse';
import {forRendering, type RenderFault, renderFault} from '../site/rendered';
import type {Page, Site} from '../site/types';

/** Compiles a page like the build, and renders it without its components. */
type Compile = (page: Page) => Promise<RenderFault | undefined>;

async function compiler({root, components}: Site): Promise<Compile> {
  const [{createProcessor}, {VFile}] = await Promise.all([import('@mdx-js/mdx'), import('vfile')]);
  const own = [codeFromFile, diagrams, [dataById, {siteDir: root}]];
  const remarkPlugins = [...own, ...(await sharedPlugins()), forRendering] as never;
  const [md, mdx] = (['md', 'mdx'] as const).map((format) =>
    createProcessor({format, remarkPlugins, outputFormat: 'function-body', development: true}),
  );
  const known = [...components, indexElement];
  return async ({file, text, tree}) => {
    const processor = file.endsWith('.mdx') ? mdx : md;
    const source = new VFile({path: path.join(root, file), value: text});
    // The plugins change the tree, which other rules read.
    const program = await processor?.run(structuredClone(tree) as never, source);
    return renderFault(String(processor?.stringify(program as never, source)), known);
  };
}

const defaultFix = 'For the syntax, see CONTRIBUTING.md.';

/** Splits a message into problem and fix, at a colon or full stop. */
function createFinding(file: string, line: number, message: string): Finding {
  const [problem = '', advice] = message
    .replace(/\.$/, '')
    .split(/(?<=[^.])(?:: |\. )(?=[A-Za-z][^:]*$)/);
  return {
    file,
    line,
    problem: /^\w+=/.test(problem) ? problem : problem.charAt(0).toUpperCase() + problem.slice(1),
    fix: advice ? `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.` : defaultFix,
  };
}

/** Parses the messages of the plugins, which start with file and line. */
function parseErrors(error: Error & {line?: number}, {file}: Page, {root}: Site): Finding[] {
  const faults = [...error.message.matchAll(/^\s*(\S+?\.mdx?):(\d+): (.*)$/gm)];
  if (faults.length === 0) {
    return [
      {file, line: error.line ?? 1, problem: error.message.replace(/\.$/, ''), fix: defaultFix},
    ];
  }
  return faults.map(([, where = file, line, message = '']) =>
    createFinding(
      path.isAbsolute(where) ? path.relative(root, where) : file,
      Number(line),
      message,
    ),
  );
}

/**
 * Line of a duplicate or undefined name in a page's own code: the last import or export with that name, otherwise
 * the first import or export.
 */
function findCodeLine(text: string, problem: string): number {
  const name = /([\w$]+)'? (?:is not|has already)/.exec(problem)?.[1];
  const lines = [...text.matchAll(/^(?:import|export)\b.*$/gm)];
  const named = lines.findLast(([line]) => name && line.split(/[^\w$]+/).includes(name));
  return lineAt(text, (named ?? lines[0])?.index ?? 0);
}

/** Cache key of everything that the result depends on, besides the page and the files of its code blocks. */
const cacheKey = ({data, drawings, components}: Site): string =>
  [...data, ...drawings]
    .map(({file, text}) => `${file}\0${text}`)
    .concat(components)
    .join('\0');

/** Each page can be compiled like in the build, and rendered. */
export const compile: Rule = async (site) => {
  const {root, only = []} = site;
  // Not all drawings are read for one page.
  const cache =
    only.length === 0 ? new ResultCache<Finding[]>(root, 'compiled', cacheKey(site)) : undefined;
  let compilePage: Compile | undefined;
  const examine = async (page: Page): Promise<Finding[]> => {
    compilePage ??= await compiler(site);
    try {
      const fault = await compilePage(page);
      return fault
        ? [{...fault, file: page.file, line: fault.line ?? findCodeLine(page.text, fault.problem)}]
        : [];
    } catch (error) {
      return parseErrors(error as Error, page, site);
    }
  };
  const findings: Finding[][] = [];
  for (const page of site.pages.filter(({syntaxErrors = []}) => syntaxErrors.length === 0)) {
    const {file, text} = page;
    const cacheOfPage = text.includes('file=') ? undefined : cache;
    const known = cacheOfPage?.get(file, text);
    const ofPage = known ?? (await examine(page));
    findings.push(known || !cacheOfPage ? ofPage : cacheOfPage.set(file, text, ofPage));
  }
  return findings.flat();
};
