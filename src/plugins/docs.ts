import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions};

/**
 * A route for each section instead of one for all, so that a page loads the sidebar of its section only:
 * with all seven it is 5 kB heavier, and every new page of any section weighs on all.
 *
 * @param route - Docusaurus's route of a version
 * @returns routes by the first step of their addresses, and last the given one, for all other addresses
 */
export function routesBySection(route: RouteConfig): RouteConfig[] {
  const [root, ...tags] = route.routes ?? [];
  const version = route.props?.['version'] as {docsSidebars: Record<string, unknown>} | undefined;
  if (!root?.routes || !version) {
    return [route];
  }
  const pathOf = (doc: RouteConfig): string => {
    const [step = ''] = doc.path.slice(route.path.length).split('/').filter(Boolean);
    return `${route.path.replace(/\/$/, '')}/${step}`;
  };
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
        // For cards of Docusaurus, which no page here has.
        docs: {},
        docsSidebars: Object.fromEntries(
          docs.map((doc) => [String(doc['sidebar']), version.docsSidebars[String(doc['sidebar'])]]),
        ),
      },
    },
  });
  const docsAt = (path: string): RouteConfig[] =>
    (root.routes ?? []).filter((doc) => pathOf(doc) === path);
  const paths = [...new Set(root.routes.map(pathOf))];
  return [...paths.map((path) => withDocs(path, docsAt(path))), withDocs(route.path, [], tags)];
}

/** Docusaurus's plugin for docs, whose pages load nothing of the pages of other sections. */
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
