import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

export type CopyButtonProps = {
  text: string
  label: string
  copiedLabel: string
  /** What else can be done where the browser does not copy, and what is said then. */
  instead?: { act: () => void; label: string }
}

/** Says that it has copied until something else is to be copied. */
export function CopyButton({ text, label, copiedLabel, instead }: CopyButtonProps) {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>()
  const done = last?.text === text ? last : undefined
  const copy = async () => {
    const isCopied = await copyText(text)
    if (!isCopied) instead?.act()
    setLast({ text, isCopied })
  }
  const isRefused = done?.isCopied === false && instead !== undefined
  return (
    <Button icon={done?.isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{done?.isCopied ? copiedLabel : isRefused ? instead.label : label}</span>
    </Button>
  )
}
