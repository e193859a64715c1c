import { chakra } from '@chakra-ui/react'
import type { Diagnostic } from '@codemirror/lint'
import { useEffect, useRef } from 'react'
import { type CodeEditor, openCodeEditor } from './code-editor.ts'

const Frame = chakra('div', {
  base: {
    minH: '16rem',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineControl',
    borderRadius: 'control',
    overflow: 'hidden',
    '& .cm-editor': { minH: '16rem' },
  },
})

interface CodeFrameProps {
  label: string
  /** What it begins with: from then on the editor has the text. */
  text: string
  onChange: (text: string) => void
  /** What is wrong with a text that is JSON. */
  diagnose: (text: string) => Diagnostic[]
  /** Shows what differs from this. */
  comparedWith: string | undefined
}

/** An editor of JSON. */
export function CodeFrame(props: CodeFrameProps) {
  const { comparedWith, diagnose } = props
  const frame = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  // The editor lives longer than a drawing, and asks for what holds now.
  const now = useRef(props)
  useEffect(() => {
    now.current = props
  })
  useEffect(() => {
    if (!frame.current) return undefined
    const { text, label } = now.current
    const opened = openCodeEditor({
      parent: frame.current,
      text,
      label,
      onChange: (written) => now.current.onChange(written),
      diagnose: (written) => now.current.diagnose(written),
    })
    editor.current = opened
    return () => opened.destroy()
  }, [])
  useEffect(() => editor.current?.diagnoseBy(diagnose), [diagnose])
  useEffect(() => editor.current?.compare(comparedWith), [comparedWith])
  return <Frame ref={frame} />
}
