/** Addresses of examples, apart from those of own shaders, which need code to pack them. */

/** The playground's own page. */
export const playgroundPage = '/handbook/explorers/isf-playground';

/** The anchor of the playground's heading, and what follows it. */
export const hashStart = '#isf-playground?';

/** The end of the address of an example. */
export const exampleHash = (name: string): string => `${hashStart}example=${name}`;
