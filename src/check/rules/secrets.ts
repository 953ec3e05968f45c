import {about, lineAt, type Finding, type Rule} from '../finding';
import {askedData} from '../site/prose';

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
  const sources = [...site.pages, ...askedData(site), ...site.code, ...site.settings];
  const findings = sources.map(async ({file, text}): Promise<Finding[]> => {
    const source = {content: text, filePath: file, contentType: 'text', ext: ''} as const;
    const {messages} = await lintSource({
      source,
      options: {config: {rules}, noPhysicFilePath: true},
    });
    const fix = 'Remove it, and revoke it: commits stay readable.';
    return messages.map(({range, message}) => {
      const problem = `This looks like a secret: ${message.replace(/: .*$/s, '')}`;
      return about({file})(lineAt(text, range[0]), problem, fix);
    });
  });
  return (await Promise.all(findings)).flat();
};
