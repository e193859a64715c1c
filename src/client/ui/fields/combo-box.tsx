import { Popover, Portal, chakra } from '@chakra-ui/react'
import { ChevronsUpDown } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { ComboOption } from './combo-list.tsx'
import { KeyHint } from '../keys/key-hint.tsx'
import { later } from '../later.tsx'
import { useEarlyKeys } from '../keys/use-early-keys.ts'
import { floatStyle } from '../theme/styles.ts'

export type ComboBoxProps = {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  options: readonly ComboOption[]
  /** A choice of its own, above the list, that no typing hides: "all of them". */
  first?: ComboOption
  placeholder: string
  searchPlaceholder: string
  emptyText: string
  /** Beside the chosen label: how many there are. */
  count?: string
  wide?: boolean
}

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    flex: '0 1 15.5rem',
    minW: '9rem',
    h: 'control',
    px: 3,
    fontSize: 'control',
    fontWeight: 'semibold',
    textAlign: 'start',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    cursor: 'pointer',
    '& > span': { flex: '1 1 auto', minW: 0, truncate: true },
    '& svg': { boxSize: '0.875rem', color: 'muted', flexShrink: 0 },
    _hover: { bg: 'sunken' },
  },
  variants: { wide: { true: { w: 'full', flex: '1 1 auto' } } },
})

const ComboList = later(() => import('./combo-list.tsx').then((part) => part.ComboList))

/** Picks one of hundreds: typing filters at once, arrows move, Enter chooses. */
export function ComboBox({ first, wide = false, count, placeholder, ...props }: ComboBoxProps) {
  const [open, setOpen] = useState(false)
  const early = useEarlyKeys()
  // The list is not needed for the first paint, and is there before somebody opens it.
  useEffect(() => void ComboList.preload(), [])
  const { label, value, options } = props
  const chosen = first?.value === value ? first : options.find((option) => option.value === value)
  return (
    <Popover.Root
      open={open}
      onOpenChange={(details) => {
        if (details.open) early.begin()
        else early.end()
        setOpen(details.open)
      }}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
      autoFocus
    >
      <Popover.Trigger asChild>
        <Trigger type="button" wide={wide} aria-label={`${label}: ${chosen?.label ?? placeholder}`}>
          <span>{chosen?.label ?? placeholder}</span>
          {count ? <KeyHint aria-hidden>{count}</KeyHint> : null}
          <ChevronsUpDown aria-hidden />
        </Trigger>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner zIndex="dropdown!">
          <Popover.Content
            css={floatStyle}
            aria-label={label}
            w="min(22rem, calc(100vw - 1rem))"
            overflow="hidden"
            animation="fadeIn 100ms ease-out"
          >
            <Suspense>
              <ComboList
                {...props}
                first={first}
                endEarly={early.end}
                onChange={(next) => {
                  setOpen(false)
                  props.onChange(next)
                }}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
