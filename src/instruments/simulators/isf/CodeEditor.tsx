import {type ReactNode, useEffect, useRef} from 'react';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  StreamLanguage,
  type StreamParser,
  syntaxHighlighting,
} from '@codemirror/language';
import {shader} from '@codemirror/legacy-modes/mode/clike';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {useLatest} from '../../kit/status';
import type {CompilerMessage} from './compilerLog';
import own from './isf.module.css';

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.typeName, tags.processingInstruction, tags.meta],
    color: 'var(--code-keyword)',
  },
  {tag: tags.string, color: 'var(--code-string)'},
  {tag: [tags.number, tags.atom, tags.bool], color: 'var(--code-number)'},
  {
    tag: [tags.standard(tags.name), tags.function(tags.name), tags.propertyName],
    color: 'var(--code-function)',
  },
  {tag: tags.comment, color: 'var(--code-comment)'},
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--surface-1)',
    color: 'var(--text)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': {outline: '2px solid var(--focus)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--font-mono)', lineHeight: '1.5'},
  '.cm-content': {caretColor: 'var(--text)'},
  '.cm-cursor': {borderLeftColor: 'var(--text)'},
  '.cm-gutters': {
    backgroundColor: 'var(--surface-2)',
    color: 'var(--text-muted)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-matchingBracket':
    {backgroundColor: 'var(--surface-3)'},
  '.cm-tooltip': {
    backgroundColor: 'var(--surface-overlay)',
    border: '1px solid var(--line-strong)',
    color: 'var(--text)',
  },
});

/** Tokens of JSON. */
const jsonTokens = [
  [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'propertyName'],
  [/"(?:[^"\\]|\\.)*"?/, 'string'],
  [/-?\d[\d.eE+-]*/, 'number'],
  [/\w+/, 'atom'],
] as const;

/** Whether the position is in the header, if that is known yet, and the state of the GLSL mode. */
interface FileState {
  isHeader?: boolean;
  code: unknown;
}

/** A shader file: the JSON of its header, which is a comment to GLSL, and then GLSL. */
const file: StreamParser<FileState> = {
  startState: (indentUnit) => ({code: shader.startState?.(indentUnit)}),
  copyState: ({code, ...rest}) => ({...rest, code: {...(code as object)}}),
  token(stream, state) {
    if (state.isHeader === undefined) {
      if (stream.eatSpace()) {
        return null;
      }
      state.isHeader = Boolean(stream.match(/\/\*(?=\s*(?:\{|$))/));
      return state.isHeader ? 'comment' : file.token(stream, state);
    }
    if (!state.isHeader) {
      return shader.token(stream, state.code);
    }
    if (stream.match('*/')) {
      state.isHeader = false;
      return 'comment';
    }
    for (const [pattern, name] of jsonTokens) {
      if (stream.match(pattern)) {
        return name;
      }
    }
    stream.next();
    return null;
  },
  indent: (state, text, context) =>
    state.isHeader === false ? (shader.indent?.(state.code, text, context) ?? null) : null,
  ...(shader.languageData && {languageData: shader.languageData}),
};

/** Props of the editor and of the text field that it replaces. */
export interface EditorProps {
  /** Accessible name. */
  label: string;
  text: string;
  /** Marked at their lines. */
  problems: readonly CompilerMessage[];
  /** Line to move the cursor to; a new object moves it again. */
  goal?: {line: number} | undefined;
  onText: (text: string) => void;
}

/**
 * Edits a shader's code, with CodeMirror 6.
 *
 * It is in a shadow tree, where CodeMirror uses a constructed style sheet: the content security policy
 * forbids the style element that it would create otherwise. Tab isn't bound, so it leaves the editor.
 */
export default function CodeEditor({label, text, problems, goal, onText}: EditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const latest = useLatest({text, onText});

  useEffect(() => {
    if (!host.current) {
      return undefined;
    }
    const root = host.current.shadowRoot ?? host.current.attachShadow({mode: 'open'});
    const view = new EditorView({
      root,
      parent: root,
      doc: latest.current.text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        StreamLanguage.define(file),
        syntaxHighlighting(colours),
        lintGutter(),
        theme,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (docChanged) {
            latest.current.onText(state.doc.toString());
          }
        }),
      ],
    });
    editor.current = view;
    return () => view.destroy();
  }, [label, latest]);

  // In one transaction, so that Undo reverts it.
  useEffect(() => {
    const doc = editor.current?.state.doc;
    if (doc && text !== doc.toString()) {
      editor.current?.dispatch({
        changes: {from: 0, to: doc.length, insert: text},
        selection: {anchor: 0},
        scrollIntoView: true,
      });
    }
  }, [text]);

  useEffect(() => {
    const state = editor.current?.state;
    if (state) {
      const diagnostics = problems.map(({line, message}) => {
        const {from, to} = state.doc.line(Math.min(line, state.doc.lines));
        return {from, to, message, severity: 'error' as const};
      });
      editor.current?.dispatch(setDiagnostics(state, diagnostics));
    }
  }, [problems]);

  useEffect(() => {
    const doc = editor.current?.state.doc;
    if (goal && doc) {
      const {from} = doc.line(Math.min(goal.line, doc.lines));
      editor.current?.dispatch({selection: {anchor: from}, scrollIntoView: true});
      editor.current?.focus();
    }
  }, [goal]);

  return <div className={own.code} ref={host} />;
}
