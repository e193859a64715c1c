import { chakra } from '@chakra-ui/react'
import { Plus, Search, ListFilter } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Chip } from '../figures/chip.tsx'
import { IconButton } from '../icon-button.tsx'
import { KeyHint } from '../keys/key-hint.tsx'
import { Menu, type MenuItem } from '../overlays/menu.tsx'
import { controlStyle } from '../theme/styles.ts'
import { useIsAtLeast } from '../theme/use-breakpoint.ts'
import { useHotkey } from '../keys/use-hotkey.ts'

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minW: 0 },
})
const SearchBox = chakra('div', {
  base: {
    position: 'relative',
    flex: { base: '1 1 10rem', md: '0 1 15.5rem' },
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
    _empty: { display: 'none' },
  },
})
const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: 1, ms: 'auto' } })

export type FilterBarProps = {
  search?: {
    label: string
    value: string
    onChange: (value: string) => void
    onFocus?: (() => void) | undefined
  }
  /** Stands after the search: what leads to other lists. */
  start?: ReactNode
  /** Segmented controls that filter. */
  segments?: ReactNode
  chips?: readonly { id: string; text: string; removeLabel: string; onRemove: () => void }[]
  addFilter?: { label: string; items: MenuItem[] }
  /** At the right: column choice, saved views, export. */
  end?: ReactNode
  /** Names the button by which a phone unfolds what arranges the list. */
  arrangeLabel: string
}

export function FilterBar({
  search,
  start,
  segments,
  chips = [],
  addFilter,
  end,
  arrangeLabel,
}: FilterBarProps) {
  const isPhone = !useIsAtLeast('md')
  const [isUnfolded, setUnfolded] = useState(false)
  const isArranged = !isPhone || isUnfolded
  const input = useRef<HTMLInputElement>(null)
  useHotkey(
    '/',
    (event) => {
      if (!input.current) return
      event.preventDefault()
      input.current.select()
      input.current.focus()
    },
    { scope: 'screen', ...(search ? { word: search.label } : {}) },
  )
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
            onFocus={search.onFocus}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
              search.onChange(event.currentTarget.value)
            }
          />
          {search.value ? null : <KeyHint aria-hidden>/</KeyHint>}
        </SearchBox>
      ) : null}
      {isPhone ? (
        <IconButton
          framed
          icon={<ListFilter aria-hidden />}
          label={arrangeLabel}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      ) : null}
      {start && isPhone ? <Rest>{start}</Rest> : start}
      <Rest>
        {isArranged ? segments : null}
        {chips.map((chip) => (
          <Chip key={chip.id} removeLabel={chip.removeLabel} onRemove={chip.onRemove}>
            {chip.text}
          </Chip>
        ))}
        {addFilter && isArranged ? (
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
        {end && isArranged ? <End>{end}</End> : null}
      </Rest>
    </Bar>
  )
}
