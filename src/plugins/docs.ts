import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions};

/** What every page below a version's route loads about the others. */
interface Version {
  /** For cards of the generator, which no page here has. */
  docs: object;
  docsSidebars: Record<string, unknown>;
}

/**
 * A route for each section instead of one for all, so that a page loads the sidebar of its section only:
 * with all seven it is 5 kB heavier, and every new page of any section weighs on all.
 *
 * @param route - the generator's route of a version
 * @returns routes by the first step of their addresses, and last the given one, for all other addresses
 */
export function routesBySection(route: RouteConfig): RouteConfig[] {
  const [root, ...tags] = route.routes ?? [];
  const version = route.props?.['version'] as Version | undefined;
  if (!root?.routes || !version) {
    return [route];
  }
  const sections = new Map<string, RouteConfig[]>();
  for (const doc of root.routes) {
    const [step = ''] = doc.path.slice(route.path.length).split('/').filter(Boolean);
    const path = `${route.path.replace(/\/$/, '')}/${step}`;
    sections.set(path, [...(sections.get(path) ?? []), doc]);
  }
  const withDocs = (
    path: string,
    docs: RouteConfig[],
    others: RouteConfig[] = [],
  ): RouteConfig => ({
    ...route,
    path,
    routes: [{...root, path, routes: docs}, ...others],
    props: {
      ...route.props,
      version: {
        ...version,
        docs: {},
        docsSidebars: Object.fromEntries(
          docs.map((doc) => [String(doc['sidebar']), version.docsSidebars[String(doc['sidebar'])]]),
        ),
      },
    },
  });
  return [
    ...[...sections].map(([path, docs]) => withDocs(path, docs)),
    withDocs(route.path, [], tags),
  ];
}

/** The generator's plugin for docs, whose pages load nothing of the pages of other sections. */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<unknown>> {
  const plugin = (await docsPlugin(context, options)) as Plugin<unknown>;
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) =>
            actions.addRoute({...route, routes: route.routes?.flatMap(routesBySection) ?? []}),
        },
      }),
  };
}
