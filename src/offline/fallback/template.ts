import {listMarker} from './page';

/**
 * The page that stands in for one that is neither saved nor reachable. Complete in itself: style
 * and the appearance script are inside, because nothing else can be relied on.
 *
 * @param options.title - name of the site
 * @param options.script - the appearance script that every page has
 * @param options.style - style sheet
 */
export function fallbackTemplate(options: {title: string; script: string; style: string}): string {
  const {title, script, style} = options;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Not saved | ${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<script>${script}</script>
<style>${style}</style>
</head>
<body>
<p class="site">${title}</p>
<main>
<h1>No connection, and this page isn’t saved</h1>
<p>This device is offline, or the network here doesn’t reach the site. Nothing is wrong with the page itself.</p>
<p class="actions"><a href="">Try again</a></p>
${listMarker}
<h2>Before the next show</h2>
<p>When you have a connection, open “Save for offline” and store all pages, search and the calculators on this device. Every page then works without a network.</p>
</main>
</body>
</html>
`;
}
