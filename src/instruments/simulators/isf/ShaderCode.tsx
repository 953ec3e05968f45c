import {type ReactNode, useEffect, useRef, useState} from 'react';
import {inBackground} from '../../../components/shared/recovery';
import fields from '../../../components/fields/fields.module.css';
import type CodeEditor from './CodeEditor';
import type {EditorProps} from './CodeEditor';
import own from './isf.module.css';

/** Offset of the first character of a line. */
function getLineStart(text: string, line: number): number {
  return text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
}

/**
 * Edits a shader's code: a plain text field until the editor has loaded, or if it can't load. A focused
 * field stays until it loses the focus, because replacing it would lose focus and caret.
 */
export default function ShaderCode(props: EditorProps): ReactNode {
  const {label, text, goal, onText} = props;
  const plain = useRef<HTMLTextAreaElement>(null);
  const [Editor, setEditor] = useState<typeof CodeEditor>();
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    // Without constructed style sheets the editor would have no styles.
    if ('adoptedStyleSheets' in document) {
      void inBackground(() => import('./CodeEditor')).then((editor) =>
        // Without it the text field stays.
        setEditor(() => editor?.default),
      );
    }
  }, []);

  useEffect(() => {
    if (goal && plain.current) {
      const start = getLineStart(plain.current.value, goal.line);
      plain.current.focus();
      plain.current.setSelectionRange(start, start);
    }
  }, [goal]);

  return Editor && !isFocused ? (
    <Editor {...props} />
  ) : (
    <textarea
      className={`${fields.input} ${own.plain} ${own.field}`}
      ref={plain}
      aria-label={label}
      value={text}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      rows={20}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onChange={({currentTarget}) => onText(currentTarget.value)}
    />
  );
}
