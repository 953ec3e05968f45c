/** Settings that only the build reads, at any depth; those of plugins have paths of the machine in them. */
const ofBuild = ['presets', 'plugins', 'clientModules', 'ssrTemplate', 'markdown', 'prism'];

/** A page in Docusaurus's list of routes, which says the same of nearly all. */
const page =
  /\{\s*path: ('[^']*'),\s*component: ComponentCreator\(\1, ('[^']*')\),\s*exact: true(?:,\s*sidebar: ("[^"]*"))?\s*\}/g;
const pageOf =
  'const page = (path, hash, sidebar) => ({path, component: ComponentCreator(path, hash), exact: true, sidebar});';

/**
 * Takes out of what Docusaurus has written for browsers what only the build reads, and what it says for
 * every page again: 5 kB packed on every page, and more with each page that is added. The lists of documents
 * and sidebars are for entries of the top bar that this site has none of (`NavbarItem/ComponentTypes.tsx`).
 *
 * @param {string} source - one of the files that `modules.ts` names
 * @returns {string} the same for browsers
 */
export default function forBrowsers(source) {
  if (this.resourcePath.endsWith('registry.js')) {
    return source.replaceAll(/"@(?:site|theme|generated)\b[^"]*"(?=, require\.resolveWeak)/g, '""');
  }
  if (this.resourcePath.endsWith('routes.js')) {
    return pageOf + source.replaceAll(page, 'page($1, $2, $3)');
  }
  if (this.resourcePath.endsWith('reactUtils.js')) {
    // Browsers build the tables of a language first, which takes a mid-range phone 33 ms.
    return source.replace('a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)');
  }
  if (this.resourcePath.endsWith('globalData.json')) {
    const lists = {docs: [], sidebars: {}};
    return JSON.stringify(JSON.parse(source, (name, value) => lists[name] ?? value));
  }
  const [, settings = ''] = /^export default (\{.*\});/ms.exec(source) ?? [];
  const left = JSON.parse(settings, (name, value) => (ofBuild.includes(name) ? undefined : value));
  return `export default ${JSON.stringify(left)};`;
}
