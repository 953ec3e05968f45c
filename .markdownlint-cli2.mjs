/** Rules of Markdown for pages and documents. What is left out here is checked by `npm run check` itself. */
export default {
  config: {
    default: true,
    // Paragraphs are one line each, so that a change shows as the sentence that changed.
    'line-length': false,
    // Components stand in the text; HTML blocks of their own have no blank line around them.
    'no-inline-html': false,
    // The title of the front matter is the page's first heading.
    'first-line-heading': false,
    'heading-style': {style: 'atx'},
    'ul-style': {style: 'dash'},
    'emphasis-style': {style: 'asterisk'},
    'strong-style': {style: 'asterisk'},
    'code-block-style': {style: 'fenced'},
    'fenced-code-language': {
      allowed_languages: [
        'bash',
        'glsl',
        'json',
        'mdx',
        'powershell',
        'sh',
        'svg',
        'text',
        'ts',
        'yaml',
      ],
    },
    // Also what was meant as a link, a picture or a footnote, and would be shown as it is typed.
    'reference-links-images': {shortcut_syntax: true},
    'code-fence-style': {style: 'backtick'},
    // A list goes on with its number after a gap or a picture.
    'ol-prefix': false,
    // Takes the comment of the summary mark, {/* truncate */}, for emphasis.
    'no-space-in-emphasis': false,
    // Takes addresses in the attributes of components for bare ones; the rule "links" knows better.
    'no-bare-urls': false,
    // Pages outside the docs write their first heading themselves; the rule "structure" looks at it.
    'single-h1': {front_matter_title: ''},
    'no-trailing-punctuation': {punctuation: '.,;:!。，；：！'},
    // Rows are wrapped by the reader's screen, not by the writer.
    'table-column-style': false,
    'descriptive-link-text': {
      prohibited_texts: ['here', 'click here', 'link', 'more', 'read more', 'this page'],
    },
  },
};
