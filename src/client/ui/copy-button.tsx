import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

export type CopyButtonProps = { text: string; label: string; copiedLabel: string }

/** Says that it has copied until something else is to be copied. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  return (
    <Button
      icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => setCopied(undefined),
        )
      }
    >
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  )
}
