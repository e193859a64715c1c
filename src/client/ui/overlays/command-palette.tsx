import { Dialog, Portal, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { EarlyKeys } from '../keys/early-keys.ts'
import { KeyHint } from '../keys/key-hint.tsx'
import { listInputStyle, optionStyle } from '../theme/listbox-styles.ts'
import { floatStyle } from '../theme/styles.ts'

export type CommandItem = { id: string; label: string; detail?: string | undefined; icon?: ReactNode }
export type CommandGroup = { title: string; items: readonly CommandItem[] }

export type CommandPaletteProps = {
  open: boolean
  onClose: () => void
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  /** Whatever is known by now for the query; the newest replaces the rest. */
  results: readonly CommandGroup[]
  /** More may be found for the query: Enter waits for it where nothing is found yet. */
  isLooking: boolean
  /** Ends the catching of what was typed before the field could take it. */
  endEarly: () => EarlyKeys
  onPick: (item: CommandItem) => void
  emptyText: string
  /** Says how many were found, for those who do not see the list. */
  countText: (count: number) => string
  hints?: readonly { keys: string; text: string }[]
}

const InputRow = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': { position: 'absolute', top: 3.5, insetInlineStart: 4, boxSize: '1rem', color: 'muted' },
  },
})
const Input = chakra('input', { base: { ...listInputStyle, h: '2.75rem', ps: '2.625rem' } })
const List = chakra('div', {
  base: {
    flex: '1 1 auto',
    minH: 0,
    maxH: '24rem',
    overflowY: 'auto',
    p: 1.5,
    '& .title': { px: 2.5, pt: 2, pb: 1, fontSize: 'group', fontWeight: 'semibold', color: 'muted' },
  },
})
const Option = chakra('div', {
  base: { ...optionStyle, h: '2.125rem', '@media (pointer: coarse)': { h: '2.75rem' } },
})
const Nothing = chakra('div', {
  base: { px: 4, py: 6, textAlign: 'center', fontSize: 'control', color: 'muted' },
})
const Hints = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    gap: 4,
    px: 4,
    py: 2,
    fontSize: 'tiny',
    color: 'muted',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& span': { display: 'inline-flex', alignItems: 'center', gap: 1.5 },
  },
})

/** Finds anything by a few letters: type, arrows, Enter. */
export function CommandPalette({ open, onClose, label, ...props }: CommandPaletteProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop
          position="fixed"
          inset={0}
          zIndex="overlay"
          bg="scrim"
          animation="fadeIn 100ms ease-out"
        />
        <Dialog.Positioner
          position="fixed"
          inset={0}
          zIndex="overlay"
          display="flex"
          justifyContent="center"
          alignItems="flex-start"
          px={3}
          pt={{ base: 3, md: '12dvh' }}
        >
          <Dialog.Content
            css={floatStyle}
            aria-label={label}
            display="flex"
            flexDirection="column"
            w="full"
            maxW="38rem"
            maxH={{ base: 'calc(100dvh - 1.5rem)', md: '70dvh' }}
            overflow="hidden"
            animation="fadeIn 100ms ease-out"
          >
            <CommandList {...props} label={label} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

type CommandListProps = Omit<CommandPaletteProps, 'open' | 'onClose'>

function CommandList(props: CommandListProps) {
  const { label, placeholder, query, results, onPick, emptyText, countText, hints = [] } = props
  const id = useId()
  const optionId = (item: CommandItem) => `${id}-${item.id}`
  const { items, activeItem, setActiveId, press, takeEarly, type } = useCommandList(props, optionId)

  return (
    <>
      <InputRow>
        <Search aria-hidden />
        <Input
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeItem ? optionId(activeItem) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value)}
          onFocus={takeEarly}
          onKeyDown={press}
        />
      </InputRow>
      <List id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1} hidden={items.length === 0}>
        {results.map((group) => (
          <Group
            key={group.title}
            group={group}
            activeItem={activeItem}
            optionId={optionId}
            onPoint={setActiveId}
            onPick={onPick}
          />
        ))}
      </List>
      {items.length === 0 ? <Nothing>{emptyText}</Nothing> : null}
      <chakra.span srOnly role="status">
        {items.length === 0 ? emptyText : countText(items.length)}
      </chakra.span>
      {hints.length > 0 ? <KeyHints hints={hints} /> : null}
    </>
  )
}

/** The item that the keys are about. Enter waits for what is still looked for. */
function useCommandList(
  { query, onQuery, results, isLooking, endEarly, onPick }: CommandListProps,
  optionId: (item: CommandItem) => string,
) {
  const [activeId, setActiveId] = useState<string>()
  const enteredFor = useRef<string>(undefined)
  const items = results.flatMap((group) => group.items)
  const active = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  )
  const activeItem = items[active]

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      const next = items.at((active + step) % items.length)
      if (next) {
        setActiveId(next.id)
        document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
      }
    } else if (event.key === 'Enter') enter()
    else return
    event.preventDefault()
  }

  const enter = () => {
    if (activeItem) onPick(activeItem)
    else enteredFor.current = isLooking ? query : undefined
  }

  const takeEarly = () => {
    const early = endEarly()
    const whole = query + early.text
    if (early.entered) enteredFor.current = whole
    onQuery(whole)
  }

  const type = (text: string) => {
    setActiveId(undefined)
    enteredFor.current = undefined
    onQuery(text)
  }

  useEffect(() => {
    if (enteredFor.current !== query || (isLooking && !activeItem)) return
    enteredFor.current = undefined
    if (activeItem) onPick(activeItem)
  })
  return { items, activeItem, setActiveId, press, takeEarly, type }
}

interface GroupProps extends Pick<CommandListProps, 'onPick'> {
  group: CommandGroup
  activeItem: CommandItem | undefined
  optionId: (item: CommandItem) => string
  onPoint: (itemId: string) => void
}

function Group({ group, activeItem, optionId, onPoint, onPick }: GroupProps) {
  if (group.items.length === 0) return null
  return (
    <div role="group" aria-label={group.title}>
      <div className="title" aria-hidden>
        {group.title}
      </div>
      {group.items.map((item) => (
        <Option
          key={item.id}
          id={optionId(item)}
          role="option"
          aria-selected={item === activeItem}
          data-active={item === activeItem}
          onPointerMove={() => onPoint(item.id)}
          onClick={() => onPick(item)}
        >
          {item.icon}
          <span className="label">{item.label}</span>
          {item.detail ? <span className="detail">{item.detail}</span> : null}
        </Option>
      ))}
    </div>
  )
}

function KeyHints({ hints }: { hints: NonNullable<CommandPaletteProps['hints']> }) {
  return (
    <Hints aria-hidden>
      {hints.map((hint) => (
        <span key={hint.keys}>
          <KeyHint>{hint.keys}</KeyHint>
          {hint.text}
        </span>
      ))}
    </Hints>
  )
}
