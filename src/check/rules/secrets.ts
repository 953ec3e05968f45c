import {about, lineAt, type Finding, type Rule} from '../finding';
import {askedData} from '../site/prose';

/** No file holds a token, a key or a password of a service, as far as their form shows it. */
export const secrets: Rule = async (site) => {
  const {lintSource} = await import('@secretlint/core');
  const {creator} = await import('@secretlint/secretlint-rule-preset-recommend');
  const rules = [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: creator,
      // An id alone is not asked for by default; it names an account, and its secret is near.
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
    const fix = 'Take it out, and have it revoked: what was in a commit stays readable.';
    return messages.map(({range, message}) => {
      const problem = `This looks like a secret: ${message.replace(/: .*$/s, '')}`;
      return about({file})(lineAt(text, range[0]), problem, fix);
    });
  });
  return (await Promise.all(findings)).flat();
};
