import { chakra } from '@chakra-ui/react'
import { Plus, Search } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { Chip } from '../figures/chip.tsx'
import { KeyHint } from '../keys/key-hint.tsx'
import { Menu, type MenuItem } from '../overlays/menu.tsx'
import { controlStyle } from '../theme/styles.ts'
import { useHotkey } from '../keys/use-hotkey.ts'

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minW: 0 },
})
const SearchBox = chakra('div', {
  base: {
    position: 'relative',
    flex: { base: '1 1 100%', md: '0 1 15.5rem' },
    minW: '10rem',
    '& > svg': {
      position: 'absolute',
      insetInlineStart: 2.5,
      top: 'calc(50% - 0.4375rem)',
      boxSize: '0.875rem',
      color: 'muted',
      pointerEvents: 'none',
    },
    '& > kbd': {
      position: 'absolute',
      insetInlineEnd: 2,
      top: 'calc(50% - 0.5625rem)',
      pointerEvents: 'none',
    },
    '&:focus-within > kbd': { display: 'none' },
    '@media (pointer: coarse)': { '& > kbd': { display: 'none' } },
  },
})
const SearchInput = chakra('input', {
  base: {
    ...controlStyle,
    ps: 8,
    pe: 8,
    '&::-webkit-search-cancel-button': { cursor: 'pointer' },
  },
})
// On phones lines of its own; wider, it wraps with the search.
const Rest = chakra('div', {
  base: {
    display: { base: 'flex', md: 'contents' },
    alignItems: 'center',
    gap: 2,
    flexWrap: 'wrap',
    flex: '1 1 100%',
    minW: 0,
  },
})
const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: 1, ms: 'auto' } })

export type FilterBarProps = {
  search?: { label: string; value: string; onChange: (value: string) => void }
  /** Stands after the search: a segmented control. */
  start?: ReactNode
  chips?: readonly { id: string; text: string; removeLabel: string; onRemove: () => void }[]
  addFilter?: { label: string; items: MenuItem[] }
  /** At the right: column choice, saved views, export. */
  end?: ReactNode
}

export function FilterBar({ search, start, chips = [], addFilter, end }: FilterBarProps) {
  const input = useRef<HTMLInputElement>(null)
  useHotkey('/', (event) => {
    if (!input.current) return
    event.preventDefault()
    input.current.select()
    input.current.focus()
  })
  return (
    <Bar>
      {search ? (
        <SearchBox>
          <Search aria-hidden />
          <SearchInput
            ref={input}
            type="search"
            aria-label={search.label}
            aria-keyshortcuts="/"
            placeholder={search.label}
            value={search.value}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
              search.onChange(event.currentTarget.value)
            }
          />
          {search.value ? null : <KeyHint aria-hidden>/</KeyHint>}
        </SearchBox>
      ) : null}
      <Rest>
        {start}
        {chips.map((chip) => (
          <Chip key={chip.id} removeLabel={chip.removeLabel} onRemove={chip.onRemove}>
            {chip.text}
          </Chip>
        ))}
        {addFilter ? (
          <Menu
            label={addFilter.label}
            items={addFilter.items}
            trigger={
              <Button variant="quiet" icon={<Plus aria-hidden />}>
                {addFilter.label}
              </Button>
            }
          />
        ) : null}
        {end ? <End>{end}</End> : null}
      </Rest>
    </Bar>
  )
}
