import {fields, type RequestValues} from './fields';

/** Where requests go by mail. */
export const requestAddress = 'firstcontact@showsync.com';

/** Maximum length of a `mailto:` address that mail programs and Windows accept reliably. */
export const maxMailLink = 1900;

/** A request as it is sent. */
export interface FixtureRequest extends RequestValues {
  /** Number of the format. */
  format: 1;
  /** The same for every attempt to send this request, so that a server can tell a repetition. */
  id: string;
}

/** Subject of the mail. */
function createSubject({manufacturer, model}: RequestValues): string {
  return `Fixture profile request: ${`${manufacturer} ${model}`.replace(/\s+/g, ' ').trim()}`;
}

/** The request in words, one field a line; longer texts follow below their label. */
export function asText(request: FixtureRequest): string {
  const lines = fields.map(({id, label}) => {
    const value = request[id] || '–';
    return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
  });
  return [createSubject(request), '', ...lines, '', `Request ${request.id}`, ''].join('\n');
}

/** Half a surrogate pair cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function link(subject: string, body: string): string {
  // Mail standards want CRLF (RFC 6068, section 5).
  return `mailto:${requestAddress}?subject=${encode(subject)}&body=${encode(body.replaceAll('\n', '\r\n'))}`;
}

/** Maximum characters of a link for one of the text: four bytes, percent-encoded. */
const maxEncodedLength = 12;

/**
 * A link that opens the mail program with the request filled in.
 *
 * @returns the link, and whether the whole request fitted; if not, its text says that the rest has
 *   to be pasted
 */
export function mailLink(request: FixtureRequest): {href: string; complete: boolean} {
  const subject = createSubject(request).slice(0, 200);
  let characters = Array.from(asText(request));
  let href = link(subject, characters.join(''));
  const complete = href.length <= maxMailLink;
  while (href.length > maxMailLink) {
    characters = characters.slice(0, -Math.ceil((href.length - maxMailLink) / maxEncodedLength));
    href = link(
      subject,
      `${characters.join('')}\n[The rest didn’t fit. Please paste the copied request here.]\n`,
    );
  }
  return {href, complete};
}
