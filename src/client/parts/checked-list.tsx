import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'

const List = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 1,
    minW: 0,
    maxH: '14rem',
    px: 3,
    py: 2,
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Small = chakra('p', { base: { fontSize: 'small', color: 'muted' } })

interface CheckedListProps {
  label: string
  options: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  /** Says how many are chosen. */
  counted: (count: number) => string
  error?: string | undefined
}

/** Some of all companies: each is ticked by its name, which a search finds. */
export function CheckedList({ label, options, chosen, onChoose, counted, error }: CheckedListProps) {
  const words = useTexts('words')
  const [search, setSearch] = useState('')
  const found = options.filter(({ name }) => matchesWords(name, search))
  const known = new Set(options.map(({ id }) => id))
  return (
    <>
      <TextField
        label={words('findCompany')}
        type="search"
        autoComplete="off"
        value={search}
        onChange={setSearch}
        error={error}
      />
      <List aria-label={label}>
        {found.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
        {found.length === 0 ? <Small role="status">{words('noSuchCompany')}</Small> : null}
      </List>
      <Small role="status">{counted(chosen.filter((id) => known.has(id)).length)}</Small>
    </>
  )
}
