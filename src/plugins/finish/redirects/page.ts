import {escapeHtml} from '../../../components/shared/escape';

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
  const to = escapeHtml(encodeURI(decodeURI(options.to)));
  const canonical = escapeHtml(options.canonical);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<link rel="icon" href="${escapeHtml(options.icon)}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<script src="${escapeHtml(options.script)}"></script>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a id="target" href="${to}">${canonical}</a>.</p>
</main>
</body>
</html>
`;
}

/**
 * Where a reader who came with a query or a hash is forwarded to: the target's own query or hash
 * wins, otherwise the reader's is kept (the addresses decision "A redirect keeps the query and the
 * hash").
 */
export function forwardAddress(target: string, search: string, hash: string): string {
  const [beforeHash = '', targetHash] = target.split('#', 2);
  const hasQuery = beforeHash.includes('?');
  return `${beforeHash}${hasQuery ? '' : search}${targetHash === undefined ? hash : `#${targetHash}`}`;
}
