import {useCallback, useEffect, useState} from 'react';
import {readHash, sharedHash} from './address';
import {exampleHash, firstExample} from './examples';
import type {Shader, SourceOf} from './sources';

/** Time in ms from the last change until the address is updated. */
const addressDelay = 600;

/** A shader as it was opened, without the reader's changes. */
export interface OpenedShader extends Shader {
  /** Name of its file, without the ending. */
  name: string;
  /** Not from this site: runs only after a warning. */
  isForeign: boolean;
}

/** The open shader with the reader's changes. */
export interface OpenShader extends Shader {
  opened: OpenedShader;
  /** A foreign shader that the reader has started. */
  isTrusted: boolean;
  /** Of inputs, as the reader or a link has set them; there may be others. */
  values: Readonly<Record<string, unknown>>;
}

const createWork = (opened: OpenedShader, values: OpenShader['values'] = {}): OpenShader => ({
  opened,
  source: opened.source,
  vertex: opened.vertex,
  isTrusted: false,
  values,
});

/**
 * The shader that is open, with the reader's changes.
 *
 * @param example - opened first; without it, the address names the shader, and follows the changes
 * @param readSource - returns the files of an example
 * @param setStatus - shows what could not be opened
 */
export function useOpenShader(
  example: string | undefined,
  readSource: SourceOf,
  setStatus: (text: string) => void,
) {
  const [work, setWork] = useState(() => {
    const name = example ?? firstExample;
    return createWork({source: '', ...readSource(name), name, isForeign: false});
  });
  const {opened, source, vertex, values} = work;
  /** The text differs from what was opened. */
  const isEdited = source !== opened.source || vertex !== opened.vertex;
  const isOwn = opened.isForeign || isEdited;

  const open = useCallback(
    (next: OpenedShader, initialValues?: OpenShader['values']): void => {
      setWork(createWork(next, initialValues));
      setStatus('');
    },
    [setStatus],
  );
  const openExample = useCallback(
    (name: string): void => {
      const shader = readSource(name);
      if (shader) {
        open({...shader, name, isForeign: false});
      }
    },
    [readSource, open],
  );

  useEffect(() => {
    if (example !== undefined) {
      return undefined;
    }
    const follow = async (): Promise<void> => {
      const target = await readHash(location.hash);
      if (target && 'shared' in target) {
        open({...target.shared, name: 'shared', isForeign: true}, target.shared.values);
      } else if (target) {
        openExample(target.example);
      } else if (location.hash.includes('code=')) {
        setStatus('This link can’t be read. Ask for the shader as a file.');
      }
    };
    const onHashChange = (): void => void follow();
    onHashChange();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [example, open, openExample, setStatus]);

  /** The hash that shares the shader; undefined if it is too long for an address. */
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
    }, addressDelay);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [example, isOwn, opened.name, hash]);

  return {
    work,
    isEdited,
    edit: (change: Partial<OpenShader>): void => setWork((before) => ({...before, ...change})),
    open,
    openExample,
    hash,
  };
}
