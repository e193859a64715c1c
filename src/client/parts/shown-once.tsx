import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Mono } from '#client/ui/words.tsx'

interface ShownOnceProps {
  title: string
  /** What it is for, and that it is never shown again. */
  children: ReactNode
  /** What is copied. */
  text: string
  copyLabel: string
  onClose: () => void
}

/** Something secret that nobody can look up later. */
export function ShownOnce({ title, children, text, copyLabel, onClose }: ShownOnceProps) {
  const words = useTexts('words')
  return (
    <Dialog
      open
      // What is shown once is not closed by a press beside it.
      urgent
      title={title}
      onClose={onClose}
      closeLabel={words('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words('done')}
        </Button>
      }
    >
      {children}
      <Mono>{text}</Mono>
      <CopyButton text={text} label={copyLabel} copiedLabel={words('copied')} />
    </Dialog>
  )
}
