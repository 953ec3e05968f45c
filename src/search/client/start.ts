/** The module that the build chooses as `@search-start`; the main bundle has it. */
export interface SearchStart {
  /** Asks for what the search needs, before the window's code is there. Never fails. */
  start: (baseUrl: string) => void;
}
