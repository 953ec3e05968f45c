import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions};

/** What every page of the docs loads about all others. */
interface VersionProps {
  version?: {docs?: Record<string, {description?: string}>};
}

/** Takes out what only cards of the generator read, which no page here has: 9 kB packed on every page. */
function withoutDescriptions(route: RouteConfig): RouteConfig {
  const {version} = (route.props ?? {}) as VersionProps;
  for (const doc of Object.values(version?.docs ?? {})) {
    delete doc.description;
  }
  return route.routes ? {...route, routes: route.routes.map(withoutDescriptions)} : route;
}

/** The generator's plugin for docs, whose pages load no descriptions of all other pages. */
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
          addRoute: (route) => actions.addRoute(withoutDescriptions(route)),
        },
      }),
  };
}
