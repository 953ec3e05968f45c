/** Settings that only the build reads, at any depth; those of plugins have paths of the machine in them. */
const ofBuild = ['presets', 'plugins', 'clientModules', 'ssrTemplate', 'markdown', 'prism'];

/** A page in the generator's list of routes, which says the same of nearly all. */
const page =
  /\{\s*path: ('[^']*'),\s*component: ComponentCreator\(\1, ('[^']*')\),\s*exact: true(?:,\s*sidebar: ("[^"]*"))?\s*\}/g;
const pageOf =
  'const page = (path, hash, sidebar) => ({path, component: ComponentCreator(path, hash), exact: true, sidebar});';

/**
 * Takes out of what the generator has written for browsers what only the build reads, and what it says for
 * every page again: 6 kB packed on every page, and more with each page that is added.
 *
 * @param {string} source - the generator's `registry.js`, the table of page parts, `routes.js`,
 *   `globalData.json`, or `docusaurus.config.mjs`
 * @returns {string} the same table with empty paths of sources, the same routes, the data without the
 *   lists of documents and sidebars, which only kinds of entries in the top bar ask for that this site has
 *   none of (`src/theme/NavbarItem/ComponentTypes.tsx`), or the settings that browsers read
 */
export default function forBrowsers(source) {
  if (this.resourcePath.endsWith('registry.js')) {
    return source.replaceAll(/"@(?:site|theme|generated)\b[^"]*"(?=, require\.resolveWeak)/g, '""');
  }
  if (this.resourcePath.endsWith('routes.js')) {
    return pageOf + source.replaceAll(page, 'page($1, $2, $3)');
  }
  if (this.resourcePath.endsWith('globalData.json')) {
    const lists = {docs: [], sidebars: {}};
    return JSON.stringify(JSON.parse(source, (name, value) => lists[name] ?? value));
  }
  const [, settings = ''] = /^export default (\{.*\});/ms.exec(source) ?? [];
  const left = JSON.parse(settings, (name, value) => (ofBuild.includes(name) ? undefined : value));
  return `export default ${JSON.stringify(left)};`;
}
