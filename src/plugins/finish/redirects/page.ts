import path from 'node:path';
import {escapeHtml} from '../../../components/shared/escape';
import {filled} from '../filled';

/**
 * The page at an old address: valid HTML with a language, a title, a canonical address and a
 * visible link. One external script forwards with query and hash; `refresh` serves readers without
 * JavaScript.
 *
 * @param options.to - target as it is followed, with the base address, or elsewhere
 * @param options.canonical - the target's full address
 * @param options.script - address of the forwarding script
 * @param options.icon - address of the site's icon
 */
export function redirectPage(options: {
  to: string;
  canonical: string;
  script: string;
  icon: string;
}): string {
  return filled(path.join(__dirname, 'page.html'), {
    to: escapeHtml(encodeURI(decodeURI(options.to))),
    canonical: escapeHtml(options.canonical),
    script: escapeHtml(options.script),
    icon: escapeHtml(options.icon),
  });
}
