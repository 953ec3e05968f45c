import {parseAddress} from '../shared/parseAddress';
import {fields, kinds, type Field, type FieldId, type RequestValues} from './fields';

/** What is wrong with a field, and how to fix it. Fields without a problem are absent. */
export type Problems = Partial<Record<FieldId, string>>;

const missing: Record<FieldId, string> = {
  manufacturer:
    'Write the manufacturer. It stands on the type plate or on the first page of the manual.',
  model: 'Write the model. Similar lights differ in their channels, so every letter counts.',
  kind: 'Choose the kind of fixture. If none fits, choose “Something else”.',
  modes: 'Write at least one mode, or its number of channels. The fixture’s own menu shows it.',
  manual: 'Give a link to the manual or DMX chart, or list the channels in the notes.',
  name: '',
  email: 'Write your e-mail address, so that the answer can reach you.',
  notes: '',
};

/**
 * Whether a text can be an e-mail address: something, an @, and a domain with a dot. Anything
 * stricter refuses addresses that work.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/.test(text);
}

/** A link as it was meant: `www.maker.com/x.pdf` becomes an address with https. */
export function meantLink(text: string): string {
  const trimmed = text.trim();
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#:]|$)/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}

function looksLikeLink(text: string): boolean {
  const link = parseAddress(meantLink(text));
  return link !== undefined && /^https?:$/.test(link.protocol) && link.hostname.includes('.');
}

function problemOf({id, label, required, limit, shape}: Field, value: string): string | undefined {
  if (value === '') {
    return required ? missing[id] : undefined;
  }
  if (value.length > limit) {
    const over = value.length - limit;
    return `${label}: ${over} ${over === 1 ? 'character' : 'characters'} too many; ${limit} fit. Shorten the text.`;
  }
  if (shape === 'email' && !looksLikeEmail(value)) {
    return 'This address is incomplete. It needs a name, an @ and a domain, as in name@example.com.';
  }
  if (shape === 'address' && !looksLikeLink(value)) {
    return 'This is not a web address. Copy it from the browser’s address bar; it starts with https://.';
  }
  if (shape === 'choice' && !(kinds as readonly string[]).includes(value)) {
    return missing[id];
  }
  return undefined;
}

/** Checks a whole form. Leading and trailing blanks do not count. */
export function validate(values: RequestValues): Problems {
  const problems: Problems = {};
  for (const field of fields) {
    const problem = problemOf(field, values[field.id].trim());
    if (problem) {
      problems[field.id] = problem;
    }
  }
  // Nobody can make a profile without the list of channels.
  if (values.manual.trim() === '' && values.notes.trim() === '') {
    problems.manual = missing.manual;
  }
  return problems;
}

/** The values as they are sent: without blanks around them, the link completed. */
export function cleaned(values: RequestValues): RequestValues {
  const result = {...values};
  for (const {id} of fields) {
    result[id] = values[id].trim().replace(/\r\n?/g, '\n');
  }
  return {...result, manual: result.manual && meantLink(result.manual)};
}
