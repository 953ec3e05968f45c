import {parseAddress} from '../shared/parseAddress';
import {type Field, type FieldId, fields, kinds, type RequestValues} from './fields';

/** What is wrong with a field, and how to fix it. Fields without a problem are absent. */
export type Problems = Partial<Record<FieldId, string>>;

/**
 * Whether a text can be an e-mail address: something, an @, and a domain with a dot. Anything
 * stricter refuses addresses that work.
 */
function looksLikeEmail(text: string): boolean {
  return /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/.test(text);
}

/** Completes an address without a scheme: `www.maker.com/x.pdf` gets `https://`, unlike a file name. */
export function completeLink(text: string): string {
  const trimmed = text.trim();
  const isFile = /^[^/]*\.(?:pdf|docx?|xlsx?|txt|zip|jpe?g|png)$/i.test(trimmed);
  return !isFile && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#:]|$)/i.test(trimmed)
    ? `https://${trimmed}`
    : trimmed;
}

function looksLikeLink(text: string): boolean {
  const link = parseAddress(completeLink(text));
  return link !== undefined && /^https?:$/.test(link.protocol) && link.hostname.includes('.');
}

function findProblem(
  {id, required, or, limit, shape, missing}: Field,
  values: RequestValues,
): string | undefined {
  const value = values[id].trim();
  if (value === '') {
    const isMissing = required || (or && values[or.id].trim() === '');
    return isMissing ? missing : undefined;
  }
  if (value.length > limit) {
    const over = value.length - limit;
    return `${over} ${over === 1 ? 'character' : 'characters'} too many. Shorten the text to ${limit} characters.`;
  }
  if (shape === 'email' && !looksLikeEmail(value)) {
    return 'This email address is incomplete. Enter it in the form name@example.com.';
  }
  if (shape === 'url' && !looksLikeLink(value)) {
    return 'This isn’t a web address. Copy the whole address from the browser, with https:// at the start.';
  }
  if (shape === 'choice' && !(kinds as readonly string[]).includes(value)) {
    return missing;
  }
  return undefined;
}

/** Checks a whole form. Leading and trailing blanks do not count. */
export function validate(values: RequestValues): Problems {
  const problems = fields.map((field) => [field.id, findProblem(field, values)]);
  return Object.fromEntries(problems.filter(([, problem]) => problem)) as Problems;
}

/** The values as they are sent: without blanks around them, the link completed. */
export function clean(values: RequestValues): RequestValues {
  const result = {...values};
  for (const {id} of fields) {
    result[id] = values[id].trim().replace(/\r\n?/g, '\n');
  }
  return {...result, manual: result.manual && completeLink(result.manual)};
}
