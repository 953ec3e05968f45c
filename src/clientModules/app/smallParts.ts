// Small parts of every page of the docs or blog, each of which would be a request of its own.
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
import '@generated/docusaurus-plugin-content-blog/default/__plugin.json';
import '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
