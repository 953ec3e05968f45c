// Two small parts of every page of the docs, each of which would be a request of its own.
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
