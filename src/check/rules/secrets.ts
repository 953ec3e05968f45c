import {type Finding, findingIn, lineAt, type Rule} from '../finding';
import {selectedData} from '../site/prose';

/** Formats of secrets that the rules of secretlint lack, from the documentation of their services. */
const formats: readonly [pattern: RegExp, name: string][] = [
  // RFC 7519, section 3: header and claims are Base64url of JSON, which starts with a brace and a quote.
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g, 'JSON Web Token'],
  [/\b(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9]{16,}/g, 'Stripe key'],
  [/\bAIza[\w-]{35}(?![\w-])/g, 'Google API key'],
  [/\bGOCSPX-[\w-]{28}(?![\w-])/g, 'Google OAuth client secret'],
  [/\b[MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27,}/g, 'Discord bot token'],
  [/\b\d{8,10}:AA[\w-]{33}(?![\w-])/g, 'Telegram bot token'],
  [/\bdiscord(?:app)?\.com\/api\/webhooks\/[\w/-]{20,}/g, 'Discord webhook'],
  [/\bAuthorization: *(?:Bearer|Basic) +[\w.~+/-]{20,}/gi, 'authorization header'],
  [/\bcurl\b.*\s(?:-u|--user)[ =]?["']?[\w.-]+:[^\s"':]{4,}/g, 'password'],
  [/\bya29\.[\w-]{30,}/g, 'Google OAuth access token'],
];

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
      return findingIn({file})(lineAt(text, range[0] - start), problem, fix);
    });
    const others = formats.flatMap(([pattern, name]) =>
      [...text.matchAll(pattern)].map(({index}) =>
        findingIn({file})(lineAt(text, index), `This looks like a secret: found ${name}`, fix),
      ),
    );
    start += text.length + separator.length;
    return [...findings, ...others];
  });
};
