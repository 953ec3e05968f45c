import names from './examples.json';

/** The playground's own page. */
export const playgroundPage = '/handbook/explorers/isf-playground';

/** The anchor of the playground's heading, and what follows it. */
export const hashPrefix = '#isf-playground?';

/** The hash of an example. */
export const exampleHash = (name: string): string => `${hashPrefix}example=${name}`;

/** The shaders of the gallery by file name, in the order in which it shows them. */
export const {gallery} = names;

/** All examples by file name: those of the tutorial pages, in their order, then the gallery. */
export const examples: Readonly<Record<string, string>> = {...names.pages, ...gallery};

/** The example that the playground opens first; its image in the gallery is the poster. */
export const firstExample = 'silk';
