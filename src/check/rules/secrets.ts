import {about, lineAt, type Finding, type Rule} from '../finding';
import {selectedData} from '../site/prose';

/** Between two files; no secret has a line break. */
const separator = '\n\n';

/** No file contains a token, key or password of a known format. */
export const secrets: Rule = async (site) => {
  const {lintSource} = await import('@secretlint/core');
  const {creator} = await import('@secretlint/secretlint-rule-preset-recommend');
  const rules = [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: creator,
      // Off by default; but an id identifies an account, and its secret is usually nearby.
      rules: [{id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}}],
    },
  ];
  const sources = [...site.pages, ...selectedData(site), ...site.code, ...site.settings];
  // In one text, because each call of secretlint searches the timings of all calls before it.
  const content = sources.map(({text}) => text).join(separator);
  const source = {content, filePath: 'sources', contentType: 'text', ext: ''} as const;
  const {messages} = await lintSource({
    source,
    options: {config: {rules}, noPhysicFilePath: true},
  });
  const fix = 'Remove it, and revoke it: commits stay readable.';
  let start = 0;
  return sources.flatMap(({file, text}): Finding[] => {
    const inFile = messages.filter(
      ({range}) => range[0] >= start && range[0] < start + text.length,
    );
    const findings = inFile.map(({range, message}) => {
      const problem = `This looks like a secret: ${message.replace(/: .*$/s, '')}`;
      return about({file})(lineAt(text, range[0] - start), problem, fix);
    });
    start += text.length + separator.length;
    return findings;
  });
};
