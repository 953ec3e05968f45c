import type {ReactNode} from 'react';
import {useCopy} from '../shared/copy';
import {useHydrated} from '../shared/useHydrated';

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Address of a page as Markdown. */
export const getMarkdownAddress = (permalink: string): string =>
  `${permalink.replace(/\/$/, '')}.md`;

/**
 * Copies a page as Markdown, with a status message beside the button.
 *
 * @param permalink - address of the page with the base URL, as in `metadata.permalink`
 */
export default function CopyPage({permalink}: {permalink: string}): ReactNode {
  const [message, copy] = useCopy({
    copied: 'Copied.',
    failed:
      'Your browser or the network blocked copying. Choose “Open as Markdown” below the text.',
  });
  return (
    <span className="copy-page" data-copy-page="" data-no-markdown="" data-search-exclude="">
      <button
        type="button"
        className="text-button"
        aria-label="Copy page as Markdown"
        disabled={!useHydrated()}
        onClick={() => copy(readText(getMarkdownAddress(permalink)))}>
        Copy page
      </button>{' '}
      <span role="status">{message}</span>
    </span>
  );
}
