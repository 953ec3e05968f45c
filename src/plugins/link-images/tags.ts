/** Folder of the images, below the build. */
export const folder = 'link-images';

/** An image that stands beside a link to a page. */
export interface LinkImage {
  /** Full address. */
  address: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

function attribute(text: string): string {
  return `"${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`;
}

/**
 * Adds the tags of Open Graph and of X to a page's head, unless the page names an image of its own.
 *
 * @throws Error if the page has no head to add to
 */
export function withLinkImage(html: string, {address, alt, width, height}: LinkImage): string {
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error('A page has no </head>, so that its link image cannot be named.');
  }
  if (/<meta[^>]*property="?og:image["\s]/.test(html.slice(0, end))) {
    return html;
  }
  const tags = [
    `<meta property="og:image" content=${attribute(address)}>`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content=${attribute(alt)}>`,
    `<meta name="twitter:image" content=${attribute(address)}>`,
  ].join('');
  return html.slice(0, end) + tags + html.slice(end);
}
