/** The part of markdownlint-cli2 that the check uses; the package has no types of its own. */
declare module 'markdownlint-cli2' {
  interface Parameters {
    directory: string;
    argv: string[];
    optionsOverride: {outputFormatters: [formatter: (options: {results: never[]}) => void][]};
    logError: (message: string) => void;
  }

  /** Resolves to 0 if nothing was found, 1 if something was, 2 if it could not run. */
  export function main(parameters: Parameters): Promise<0 | 1 | 2>;
}
