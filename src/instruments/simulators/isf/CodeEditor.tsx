import {useEffect, useRef, useState, type ReactNode} from 'react';
import {onDemand} from '../../../components/shared/recovery';
import {useLatest} from '../../kit/controls';
import type {Editor} from './codeMirror';
import type {CompilerMessage} from './compilerLog';
import own from './isf.module.css';

interface Props {
  label: string;
  text: string;
  problems: readonly CompilerMessage[];
  /** Line to go to; a new object goes there again. */
  goal?: {line: number} | undefined;
  onText: (text: string) => void;
}

/** Place of the first character of a line. */
function startOf(text: string, line: number): number {
  return text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
}

/** Edits a shader's code. A plain text field until the editor has arrived, and where it can't. */
export default function CodeEditor({label, text, problems, goal, onText}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useLatest({text, onText});

  useEffect(() => {
    // Without constructed style sheets the editor would have no styles.
    if (!('adoptedStyleSheets' in document)) {
      return undefined;
    }
    let made: Editor | undefined;
    let isGone = false;
    onDemand(() => import('./codeMirror')).then(
      ({createEditor}) => {
        if (host.current && !isGone) {
          made = createEditor(host.current, label, latest.current.text, (next) =>
            latest.current.onText(next),
          );
          setEditor(made);
        }
      },
      // The text field stays.
      () => undefined,
    );
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [label, latest]);

  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => editor?.mark(problems), [editor, problems]);
  useEffect(() => {
    if (goal && editor) {
      editor.goTo(goal.line);
    } else if (goal && plain.current) {
      const start = startOf(plain.current.value, goal.line);
      plain.current.focus();
      plain.current.setSelectionRange(start, start);
    }
  }, [editor, goal]);

  return (
    <>
      {!editor && (
        <textarea
          className={own.plain}
          ref={plain}
          aria-label={label}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          rows={20}
          onChange={({currentTarget}) => onText(currentTarget.value)}
        />
      )}
      <div className={own.code} ref={host} hidden={!editor} />
    </>
  );
}
