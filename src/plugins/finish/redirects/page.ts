import path from 'node:path';
import {escapeHtml} from '../../../components/shared/escape';
import {filled} from '../filled';

/**
 * The page at an old address: valid HTML with a language, a title, a canonical address and a
 * visible link. One external script forwards with query and hash; `refresh` serves readers without
 * JavaScript.
 *
 * @param places - the target as it is followed, with the base address, or elsewhere; its full address; and
 *   the addresses of the forwarding script and of the site's icon
 */
export function redirectPage(
  places: Record<'to' | 'canonical' | 'script' | 'icon', string>,
): string {
  const to = encodeURI(decodeURI(places.to));
  const texts = Object.entries({...places, to});
  const escaped = texts.map(([name, text]): [string, string] => [name, escapeHtml(text)]);
  return filled(path.join(__dirname, 'page.html'), Object.fromEntries(escaped));
}
