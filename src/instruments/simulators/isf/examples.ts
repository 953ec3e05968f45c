import names from './examples.json';

/** The playground's own page. */
export const playgroundPage = '/handbook/explorers/isf-playground';

/** The anchor of the playground's heading, and what follows it. */
export const hashPrefix = '#isf-playground?';

/** The end of the address of an example. */
export const exampleHash = (name: string): string => `${hashPrefix}example=${name}`;

/** The shaders of the gallery, by the names of their files, from the simplest to the most beautiful. */
export const {gallery} = names;

/** All examples, by the names of their files: those of the pages, from the first to learn from, and the gallery. */
export const examples: Readonly<Record<string, string>> = {...names.pages, ...gallery};

/** The example that the playground begins with, from the gallery, whose images are its poster. */
export const firstExample = 'silk';
