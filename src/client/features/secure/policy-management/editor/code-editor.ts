import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { type Diagnostic, forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { unifiedMergeView } from '@codemirror/merge'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'

interface CodeOptions {
  parent: HTMLElement
  text: string
  label: string
  onChange: (text: string) => void
  /** What is wrong with a text that is JSON. */
  diagnose: (text: string) => Diagnostic[]
}

export interface CodeEditor {
  /** Shows what differs from a text; undefined: nothing is compared. */
  compare: (before: string | undefined) => void
  /** Looks again, by this: what is wrong depends on more than the text. */
  diagnoseBy: (diagnose: CodeOptions['diagnose']) => void
  destroy: () => void
}

const color = (name: string) => `var(--chakra-colors-${name})`

const theme = EditorView.theme({
  '&': {
    fontSize: 'var(--chakra-font-sizes-small)',
    backgroundColor: color('surface'),
    color: color('text'),
  },
  '&.cm-focused': { outline: `2px solid ${color('accent-text')}`, outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'var(--chakra-fonts-mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: color('text') },
  '.cm-cursor': { borderLeftColor: color('text') },
  '.cm-gutters': { backgroundColor: color('sunken'), color: color('muted'), border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: color('accent-line'),
  },
  '.cm-tooltip': {
    backgroundColor: color('surface'),
    color: color('text'),
    border: `1px solid ${color('line')}`,
    fontFamily: 'var(--chakra-fonts-body)',
  },
  '.cm-deletedChunk': { backgroundColor: color('red-bg') },
  '&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine': { backgroundColor: color('green-bg') },
  '&.cm-merge-b .cm-changedText, .cm-deletedText': { background: 'none' },
})

const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: color('accent-text') },
  { tag: tags.string, color: color('green') },
  { tag: [tags.number, tags.bool, tags.null], color: color('red') },
])

/** A text of JSON with line numbers, indentation, marks at what is wrong, and its differences from another. */
export function openCodeEditor({ parent, text, label, onChange, diagnose }: CodeOptions): CodeEditor {
  const comparison = new Compartment()
  const syntax = jsonParseLinter()
  let look = diagnose
  const extensions: Extension[] = [
    lineNumbers(),
    lintGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    history(),
    indentOnInput(),
    bracketMatching(),
    indentUnit.of('  '),
    json(),
    syntaxHighlighting(highlighting),
    // Tab leaves the editor, so that nobody is caught in it; lines are indented by Ctrl+[ and Ctrl+].
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    linter((view) => {
      const broken = syntax(view)
      return broken.length > 0 ? broken : look(view.state.doc.toString())
    }),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString())
    }),
    theme,
    comparison.of([]),
  ]
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) })
  return {
    compare: (before) =>
      view.dispatch({
        effects: comparison.reconfigure(
          before === undefined
            ? []
            : unifiedMergeView({ original: before, mergeControls: false, highlightChanges: false }),
        ),
      }),
    diagnoseBy: (next) => {
      look = next
      forceLinting(view)
    },
    destroy: () => view.destroy(),
  }
}
