/** The editor, CodeMirror 6, set up for shaders. Needs a browser; loaded when somebody wants to edit. */
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import {shader} from '@codemirror/legacy-modes/mode/clike';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import type {CompilerMessage} from './compilerLog';

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.typeName, tags.processingInstruction, tags.meta],
    color: 'var(--code-keyword)',
  },
  {tag: [tags.string], color: 'var(--code-string)'},
  {tag: [tags.number, tags.atom, tags.bool], color: 'var(--code-number)'},
  {tag: [tags.standard(tags.name), tags.function(tags.name)], color: 'var(--code-function)'},
  {tag: [tags.comment], color: 'var(--code-comment)'},
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
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    {backgroundColor: 'var(--surface-3)'},
  '.cm-matchingBracket': {backgroundColor: 'var(--surface-3)'},
  '.cm-tooltip': {
    backgroundColor: 'var(--surface-overlay)',
    border: '1px solid var(--line-strong)',
    color: 'var(--text)',
  },
});

export type Editor = ReturnType<typeof createEditor>;

/**
 * Makes an editor.
 *
 * It lives in a shadow tree, where CodeMirror keeps its styles in a constructed style sheet: the style
 * element that it would make otherwise is not allowed here. Tab isn't bound, so it leaves the editor.
 *
 * @param host - element that is only for the editor
 * @param label - name for readers who hear the page
 * @param onText - is told every change by the reader
 */
export function createEditor(
  host: HTMLElement,
  label: string,
  text: string,
  onText: (text: string) => void,
) {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        StreamLanguage.define(shader),
        syntaxHighlighting(colours),
        lintGutter(),
        theme,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (docChanged) {
            onText(state.doc.toString());
          }
        }),
      ],
    }),
  });
  return {
    /** Replaces the text as one step, which Undo takes back, and shows its start. */
    setText(next: string): void {
      if (next !== view.state.doc.toString()) {
        view.dispatch({
          changes: {from: 0, to: view.state.doc.length, insert: next},
          selection: {anchor: 0},
          scrollIntoView: true,
        });
      }
    },
    /** Marks lines. */
    mark(problems: readonly CompilerMessage[]): void {
      const {doc} = view.state;
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map(({line, message}) => {
            const {from, to} = doc.line(Math.min(line, doc.lines));
            return {from, to, message, severity: 'error'};
          }),
        ),
      );
    },
    /** Puts the cursor at the start of a line. */
    goTo(line: number): void {
      const {from} = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({selection: {anchor: from}, scrollIntoView: true});
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
