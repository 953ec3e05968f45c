import path from 'node:path';
import codeFromFile from '../../markdown/codeFromFile';
import dataById from '../../markdown/dataById';
import diagrams from '../../markdown/diagrams';
import {type Finding, type Rule} from '../finding';
import {sharedSteps} from '../site/parse';
import type {Page, Site} from '../site/types';

/** Runs the steps that a page takes in the build, up to its program code. */
type Compile = (page: Page) => Promise<void>;

async function compiler(siteDir: string): Promise<Compile> {
  const [{createProcessor}, {VFile}] = await Promise.all([import('@mdx-js/mdx'), import('vfile')]);
  const own = [codeFromFile, [diagrams, {isPreview: false}], [dataById, {siteDir}]];
  const remarkPlugins = [...own, ...(await sharedSteps())] as never;
  const [md, mdx] = (['md', 'mdx'] as const).map((format) =>
    createProcessor({format, remarkPlugins}),
  );
  return async ({file, text, tree}) => {
    const processor = file.endsWith('.mdx') ? mdx : md;
    const source = new VFile({path: path.join(siteDir, file), value: text});
    // The steps change the tree, which other rules read.
    const program = await processor?.run(structuredClone(tree) as never, source);
    processor?.stringify(program as never, source);
  };
}

/** Reads file and line out of the messages of the steps, which name them first. */
function findingsOf(error: Error & {line?: number}, {file}: Page, {root}: Site): Finding[] {
  const faults = [...error.message.matchAll(/^\s*(\S+?\.mdx?):(\d+): (.*)$/gm)];
  const fix = 'See CONTRIBUTING.md for how it is written.';
  if (faults.length === 0) {
    const line = error.line ?? 1;
    return [{file, line, problem: error.message.replace(/\.$/, ''), fix}];
  }
  return faults.map(([, where = file, line, message = '']) => {
    const [problem = '', advice] = message
      .replace(/\.$/, '')
      .split(/(?<=[^.])(?:: |\. )(?=[A-Za-z][^:]*$)/);
    return {
      file: path.isAbsolute(where) ? path.relative(root, where) : file,
      line: Number(line),
      problem: /^\w+=/.test(problem) ? problem : problem.charAt(0).toUpperCase() + problem.slice(1),
      fix: advice ? `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.` : fix,
    };
  });
}

export const compile: Rule = {
  name: 'compile',
  asks: 'Each page can be compiled with the steps of the build.',
  async find(site) {
    const compilePage = await compiler(site.root);
    const found = site.pages
      .filter((page) => !page.syntaxError)
      .map(async (page): Promise<Finding[]> => {
        try {
          await compilePage(page);
          return [];
        } catch (error) {
          return findingsOf(error as Error, page, site);
        }
      });
    return (await Promise.all(found)).flat();
  },
};
