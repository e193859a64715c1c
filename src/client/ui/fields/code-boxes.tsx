import { chakra } from '@chakra-ui/react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { editCode, spreadCode } from './code-entry.ts'
import { controlStyle } from '../theme/styles.ts'

const Group = chakra('fieldset', { base: { minW: 0, display: 'grid', gap: 1.5 } })
const Legend = chakra('legend', {
  base: { mb: 1.5, fontSize: 'control', fontWeight: 'medium', color: 'text' },
})
const Boxes = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gap: 2 },
})
const Box = chakra('input', {
  base: {
    ...controlStyle,
    h: '3rem',
    px: 0,
    textAlign: 'center',
    fontFamily: 'mono',
    fontSize: 'title',
    '@media (pointer: coarse)': { fontSize: 'title' },
  },
})
const Problem = chakra('div', { base: { fontSize: 'small', color: 'red', _empty: { display: 'none' } } })

export type CodeBoxesProps = {
  label: string
  /** The name of one box, from 1. */
  boxLabel: (place: number) => string
  length: number
  /** One character per box; a box may be empty, which is a space. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** A code, one box for each character: typing goes on by itself, and a pasted code fills all of them. */
export function CodeBoxes({ label, boxLabel, length, value, onChange, error, disabled }: CodeBoxesProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const focus = (place: number) => {
    const box = group.current?.querySelectorAll('input')[Math.max(0, Math.min(place, length - 1))]
    box?.focus()
    box?.select()
  }
  const take = ({ value: next, place }: { value: string; place: number }) => {
    onChange(next)
    focus(place)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    const edited = editCode(value, length, place, event.key)
    if (!edited) return
    event.preventDefault()
    take(edited)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, place: number) => {
    event.preventDefault()
    take(spreadCode(value, length, place, event.clipboardData.getData('text')))
  }
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined}>
      <Legend>{label}</Legend>
      <Boxes ref={group}>
        {Array.from({ length }, (_, place) => (
          <Box
            // The boxes never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            aria-label={boxLabel(place + 1)}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            // A code that the phone offers arrives whole in the first box.
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            autoFocus={place === 0}
            disabled={disabled}
            value={(value[place] ?? ' ').trim()}
            onChange={(event) => take(spreadCode(value, length, place, event.currentTarget.value))}
            onKeyDown={(event) => press(event, place)}
            onPaste={(event) => paste(event, place)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </Boxes>
      <Problem id={`${id}-error`} aria-live="polite">
        {error}
      </Problem>
    </Group>
  )
}
