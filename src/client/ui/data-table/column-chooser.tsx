import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { TextField } from '../fields/text-field.tsx'
import { type Column, shownByDefault } from './column.ts'

const Group = chakra('section', {
  base: { borderTopWidth: '1px', borderColor: 'line', pt: 2, color: 'text' },
})
const GroupHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    '& label': { fontWeight: 'semibold' },
  },
})
const Count = chakra('span', {
  base: { fontSize: 'control', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    columnGap: 5,
    ps: 6,
    '& li': { py: 1 },
  },
})

export type ColumnChooserLabels = {
  title: string
  search: string
  /** Names the box that shows or hides a group. */
  group: (group: string) => string
  /** The heading of columns without a group. */
  others: string
  chosen: (count: number, all: number) => string
  notFound: string
  reset: string
  done: string
}

type ColumnChooserProps<Row> = {
  columns: readonly Column<Row>[]
  shown: readonly string[]
  onChange: (shown: string[]) => void
  onClose: () => void
  labels: ColumnChooserLabels
}

/** Which of many columns a table shows: found by their words, chosen alone or by group. The table follows at once. */
export function ColumnChooser<Row>({ columns, shown, onChange, onClose, labels }: ColumnChooserProps<Row>) {
  const [search, setSearch] = useState('')
  const isShown = new Set(shown)
  const choices = columns.filter((column) => !column.primary)
  const groups = [...Map.groupBy(choices, ({ group }) => group ?? labels.others)]
    .map(([name, all]) => ({
      name,
      all,
      found: all.filter(({ header }) => matchesWords(`${header} ${name}`, search)),
    }))
    .filter(({ found }) => found.length > 0)
  const show = (changed: readonly Column<Row>[], isWanted: boolean) => {
    const ids = new Set(changed.map(({ id }) => id))
    onChange(
      columns
        .filter((column) => column.primary || (ids.has(column.id) ? isWanted : isShown.has(column.id)))
        .map(({ id }) => id),
    )
  }
  return (
    <Dialog
      open
      size="large"
      title={labels.title}
      onClose={onClose}
      closeLabel={labels.done}
      footer={
        <>
          <Button variant="quiet" onClick={() => onChange(shownByDefault(columns))}>
            {labels.reset}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {labels.done}
          </Button>
        </>
      }
    >
      <TextField
        label={labels.search}
        hideLabel
        type="search"
        placeholder={labels.search}
        value={search}
        onChange={setSearch}
      />
      {groups.length === 0 ? <p role="status">{labels.notFound}</p> : null}
      {groups.map(({ name, all, found }) => {
        const count = all.filter(({ id }) => isShown.has(id)).length
        return (
          <Group key={name} aria-label={name}>
            <GroupHead>
              <Checkbox
                label={labels.group(name)}
                checked={count === 0 ? false : count === all.length ? true : 'mixed'}
                onChange={(isWanted) => show(all, isWanted)}
              />
              <Count>{labels.chosen(count, all.length)}</Count>
            </GroupHead>
            <List>
              {found.map((column) => (
                <li key={column.id}>
                  <Checkbox
                    label={column.header}
                    checked={isShown.has(column.id)}
                    onChange={(isWanted) => show([column], isWanted)}
                  />
                </li>
              ))}
            </List>
          </Group>
        )
      })}
    </Dialog>
  )
}
