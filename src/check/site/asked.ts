import path from 'node:path';

/**
 * The files that a writer asks about, for tools that look for files themselves.
 *
 * @param globs - where the tool looks if the writer asks about everything
 * @param only - files and folders that the writer asks about
 */
export function askedGlobs(globs: readonly string[], only: readonly string[] = []): string[] {
  if (only.length === 0) {
    return [...globs];
  }
  const endings = [...new Set(globs.flatMap((glob) => /[^.]*$/.exec(glob)?.[0] ?? []))];
  return only.flatMap((one) =>
    /\.\w+$/.test(one)
      ? endings.some((ending) => ending.split(/\W/).includes(path.extname(one).slice(1)))
        ? [one]
        : []
      : endings.map((ending) => `${one.replace(/\/$/, '')}/**/*.${ending}`),
  );
}
