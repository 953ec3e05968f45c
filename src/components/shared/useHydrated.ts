/**
 * Whether React has hydrated the page: false in the built HTML and in the first render of a browser. A
 * control that does nothing without the application is `disabled` until then. It is Docusaurus' own hook.
 */
export {default as useHydrated} from '@docusaurus/useIsBrowser';
