import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions};

/**
 * Splits the route of a version into one per section, so that a page loads only the sidebar of its section: all
 * seven together add 5 kB to each page, and more with every new page.
 *
 * @returns one route for each first path segment, then the given one as a fallback for all other addresses
 * @throws Error if the route doesn't have the shape that the docs plugin gave it when this was written
 */
export function routesBySection(route: RouteConfig): RouteConfig[] {
  const [root, ...tags] = route.routes ?? [];
  const version = route.props?.['version'] as {docsSidebars: Record<string, unknown>} | undefined;
  if (!root?.routes || !version) {
    throw new Error(
      'plugin-content-docs no longer creates a route for each version with the docs in its first child: see src/plugins/README.md.',
    );
  }
  const getPath = (doc: RouteConfig): string => {
    const [segment = ''] = doc.path.slice(route.path.length).split('/').filter(Boolean);
    return `${route.path.replace(/\/$/, '')}/${segment}`;
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
        // Only read by `DocCard`, which no page here uses.
        docs: {},
        docsSidebars: Object.fromEntries(
          docs.map((doc) => [String(doc['sidebar']), version.docsSidebars[String(doc['sidebar'])]]),
        ),
      },
    },
  });
  const docsAt = (path: string): RouteConfig[] =>
    (root.routes ?? []).filter((doc) => getPath(doc) === path);
  const paths = [...new Set(root.routes.map(getPath))];
  return [...paths.map((path) => withDocs(path, docsAt(path))), withDocs(route.path, [], tags)];
}

/** Global data of the docs plugin, as far as it is used here. */
interface DocsData {
  versions: {docs: unknown[]}[];
}

/**
 * Leaves the list of all docs out of the data that every page loads (1.6 kB, and more with every new page): only links
 * between versions and navbar items of the type `doc` look pages up in it, which this site doesn't have.
 *
 * @throws Error if the data doesn't have the shape that the docs plugin gave it when this was written
 */
export function withoutDocs(data: unknown): DocsData {
  const {versions, ...rest} = data as Partial<DocsData>;
  if (!versions?.every(({docs}) => Array.isArray(docs))) {
    throw new Error(
      'plugin-content-docs no longer lists the docs of each version in its global data: see src/plugins/README.md.',
    );
  }
  return {...rest, versions: versions.map((version) => ({...version, docs: []}))};
}

/** The docs plugin with one route per section, and without a list of all docs on every page. */
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
          setGlobalData: (data) => actions.setGlobalData(withoutDocs(data)),
        },
      }),
  };
}
