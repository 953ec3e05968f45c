/** Settings that only the build reads; those of plugins have paths of the machine in them. */
const ofBuild = ['presets', 'plugins', 'clientModules', 'ssrTemplate'];

/**
 * Takes out of what the generator has written for browsers what only the build reads: 2.5 kB packed on
 * every page, and more with each page that is added.
 *
 * @param {string} source - the generator's `registry.js`, the table of page parts, or `docusaurus.config.mjs`
 * @returns {string} the same table with empty paths of sources, or the settings that browsers read
 */
export default function forBrowsers(source) {
  if (this.resourcePath.endsWith('registry.js')) {
    return source.replaceAll(/"@(?:site|theme|generated)\b[^"]*"(?=, require\.resolveWeak)/g, '""');
  }
  const [, settings = ''] = /^export default (\{.*\});/ms.exec(source) ?? [];
  const left = Object.entries(JSON.parse(settings)).filter(([name]) => !ofBuild.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(left))};`;
}
