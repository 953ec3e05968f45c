/** The text of every example. */

/** A shader's files. */
export interface Shader {
  source: string;
  /** Text of the `.vs` file, if there is one. */
  vertex?: string | undefined;
}

/** What the bundler makes of the files of a folder. */
type Files = ((file: string) => string) & {keys: () => string[]};
declare const require: {context: (folder: string, isDeep: boolean, names: RegExp) => Files};

const folders = [
  require.context('@site/docs/videosync/building-plugins/shaders', false, /\.[fv]s$/),
  require.context(
    '@site/blog/2026-11-20-using-shadertoy-shaders-with-videosync',
    false,
    /\.[fv]s$/,
  ),
  require.context('./gallery', false, /\.[fv]s$/),
];

const texts = new Map(
  folders.flatMap((files) => files.keys().map((file) => [file, files(file)] as const)),
);

export type SourceOf = typeof readSource;

/** The files of an example, by the name of its `.fs` file. */
export function readSource(name: string): Shader | undefined {
  const source = texts.get(`./${name}.fs`);
  return source === undefined ? undefined : {source, vertex: texts.get(`./${name}.vs`)};
}
