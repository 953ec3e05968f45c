import {useCallback, useEffect, useState} from 'react';
import {readHash, sharedHash} from './address';
import {exampleHash, firstExample} from './examples';
import type {Shader, SourceOf} from './sources';

/** Pause after the last change before the address follows, in ms. */
const settle = 600;

/** What was opened, before anything was changed. */
export interface Opened extends Shader {
  /** Name of its file, without the ending. */
  name: string;
  /** Not from this site: runs only after a warning. */
  isForeign: boolean;
}

/** What the reader works on. */
export interface Work extends Shader {
  opened: Opened;
  /** A foreign shader that the reader has started. */
  isTrusted: boolean;
  /** Of inputs, as the reader or a link has set them; there may be others. */
  values: Readonly<Record<string, unknown>>;
}

const begin = (opened: Opened, values: Work['values'] = {}): Work => ({
  opened,
  source: opened.source,
  vertex: opened.vertex,
  isTrusted: false,
  values,
});

/**
 * The shader that is open, with the reader's changes.
 *
 * @param example - what is open at first; without it, what the address says, which then follows the changes
 * @param sourceOf - gives the files of an example
 * @param setStatus - shows what could not be opened
 */
export function useWork(
  example: string | undefined,
  sourceOf: SourceOf,
  setStatus: (text: string) => void,
) {
  const [work, setWork] = useState(() => {
    const name = example ?? firstExample;
    return begin({source: '', ...sourceOf(name), name, isForeign: false});
  });
  const {opened, source, vertex, values} = work;
  /** The text differs from what was opened. */
  const isEdited = source !== opened.source || vertex !== opened.vertex;
  const isOwn = opened.isForeign || isEdited;

  const open = useCallback(
    (next: Opened, given?: Work['values']): void => {
      setWork(begin(next, given));
      setStatus('');
    },
    [setStatus],
  );
  const openExample = useCallback(
    (name: string): void => {
      const shader = sourceOf(name);
      if (shader) {
        open({...shader, name, isForeign: false});
      }
    },
    [sourceOf, open],
  );

  useEffect(() => {
    if (example !== undefined) {
      return undefined;
    }
    const follow = async (): Promise<void> => {
      const found = await readHash(location.hash);
      if (found && 'shared' in found) {
        open({...found.shared, name: 'shared', isForeign: true}, found.shared.values);
      } else if (found) {
        openExample(found.example);
      } else if (location.hash.includes('code=')) {
        setStatus('This link can’t be read. Ask for the shader as a file.');
      }
    };
    const onHash = (): void => void follow();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [example, open, openExample, setStatus]);

  /** The end of the address that leads here; undefined when the shader is too long for one. */
  const hash = useCallback(
    (): Promise<string | undefined> =>
      isOwn ? sharedHash({source, vertex, values}) : Promise.resolve(exampleHash(opened.name)),
    [isOwn, source, vertex, values, opened.name],
  );

  useEffect(() => {
    if (example !== undefined) {
      return undefined;
    }
    let isOld = false;
    const timer = setTimeout(() => {
      const isFirst = !isOwn && opened.name === firstExample;
      void (isFirst ? Promise.resolve('') : hash()).then((end = '') => {
        if (!isOld) {
          history.replaceState(history.state, '', location.pathname + location.search + end);
        }
      });
    }, settle);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [example, isOwn, opened.name, hash]);

  return {
    work,
    isEdited,
    edit: (change: Partial<Work>): void => setWork((before) => ({...before, ...change})),
    open,
    openExample,
    hash,
  };
}
