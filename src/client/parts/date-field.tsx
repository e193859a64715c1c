import { useRef, useState } from 'react'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { useFieldText } from './use-field-text.ts'

interface DateFieldProps {
  label: string
  /** Days as the language of the web writes them, YYYY-MM-DD; empty for none. */
  value: string
  min: string
  max: string
  /** What is wrong with the day beside others. */
  error: string | undefined
  onChange: (day: string) => void
}

/** A day. What is typed and is none, or lies outside, is told once the field is left; only the browser knows it. */
export function DateField({ label, value, error, onChange, ...rest }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<'dateType' | 'notValid'>()
  const fieldText = useFieldText()
  // At once: with a value that comes later the browser drops the parts of a day that are typed by then.
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const judge = () => {
    const { badInput, rangeUnderflow, rangeOverflow } = input.current?.validity ?? {}
    setKind(badInput ? 'dateType' : rangeUnderflow || rangeOverflow ? 'notValid' : undefined)
  }
  return (
    <TextField
      {...rest}
      ref={input}
      label={label}
      type="date"
      value={typed}
      onChange={(day) => {
        setTyped(day)
        onChange(day)
      }}
      error={kind ? fieldText({ kind }, label) : error}
      onBlur={judge}
    />
  )
}
