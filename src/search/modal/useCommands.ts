import {useCallback, useLayoutEffect, useRef, useState} from 'react';
import {useAppearance} from '../../components/ReadingComfort/useAppearance';
import {useReading} from '../../components/ReadingComfort/useReading';
import {announce} from '../../components/shared/announce';
import {copyText} from '../../components/shared/copy';
import {readingChoices} from '../../config/reading';
import {emailAddress} from '../../config/links';
import type {CommandId} from '../client/commands';

/**
 * Runs commands of the search.
 *
 * @param query - the message is about it, and disappears with it
 * @param leave - closes the modal before a command whose effect is behind it
 * @returns a message about the last command, and a function that runs one, the same on every render; it must be
 *   called during the click event
 */
export function useCommands(
  query: string,
  leave?: () => void,
): [message: string, run: (command: CommandId) => void] {
  const [last, setLast] = useState({query, message: ''});
  const setMessage = (message: string): void => setLast({query, message});
  const [, setAppearance] = useAppearance();
  const [size, setSize] = useReading('textSize');

  const appear = (appearance: 'light' | 'dark' | 'stage', text: string): void => {
    setAppearance(appearance);
    leave?.();
    announce(text);
  };
  const commands: Record<CommandId, () => void> = {
    light: () => appear('light', 'Light appearance is on.'),
    dark: () => appear('dark', 'Dark appearance is on.'),
    stage: () => appear('stage', 'Stage appearance is on.'),
    text: () => {
      const sizes = readingChoices.textSize;
      const next = sizes[(sizes.findIndex((one) => one === size) + 1) % sizes.length] ?? 'normal';
      setSize(next);
      setMessage(`Text size: ${next}.`);
    },
    print: () => {
      leave?.();
      // Without the modal, which is removed after this event.
      setTimeout(() => window.print());
    },
    copy: () => {
      copyText(window.location.href).then(
        () => setMessage('The link to this page is copied.'),
        () => setMessage('Your browser blocked copying. Copy the address above the page instead.'),
      );
    },
    email: () => {
      leave?.();
      window.location.href = `mailto:${emailAddress}`;
    },
  };
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  const message = last.query === query ? last.message : '';
  return [message, useCallback((command) => latest.current[command](), [])];
}
