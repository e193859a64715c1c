import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react'
import { listInputStyle, optionStyle } from '../theme/listbox-styles.ts'
import type { EarlyKeys } from '../keys/early-keys.ts'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { measures } from '../theme/measures.ts'
import { useMedia } from '../theme/use-media.ts'
import { useVirtualRows } from '../use-virtual-rows.ts'

const pageStep = 6

export type ComboOption = {
  value: string
  label: string
  /** Shown beside the label and searched too. */
  detail?: string | undefined
  icon?: ReactNode
}

const Option = chakra('div', {
  base: { ...optionStyle, "&[aria-selected='true'] .label": { fontWeight: 'semibold' } },
})
const Input = chakra('input', { base: listInputStyle })
const Nothing = chakra('div', { base: { px: 3.5, py: 4, fontSize: 'control', color: 'muted' } })

type ComboListProps = {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  options: readonly ComboOption[]
  first: ComboOption | undefined
  searchPlaceholder: string
  emptyText: string
  /** Gives what was typed before this had the focus. */
  endEarly: () => EarlyKeys
}

/** What a `ComboBox` opens. */
export function ComboList(props: ComboListProps) {
  const { label, value, onChange, first, searchPlaceholder, emptyText } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { query, found, active, setActive, virtualizer, type, press, takeEarly } = useComboList(props, list)

  const activeAt = Math.min(active, found.length - 1)
  return (
    <>
      <Input
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeAt >= 0 ? `${id}-${activeAt}` : undefined}
        autoComplete="off"
        autoFocus
        placeholder={searchPlaceholder}
        value={query}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={takeEarly}
      />
      <chakra.div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        px={1}
        overflowY="auto"
        maxH={`${measures.selectList}px`}
        tabIndex={-1}
      >
        <div role="presentation" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const option = found[index]
            if (!option) return null
            return (
              <OptionAt
                key={option.value}
                id={`${id}-${index}`}
                option={option}
                isChosen={option.value === value}
                isActive={index === activeAt}
                place={{ index, start, size, of: found.length }}
                onPoint={() => setActive(index)}
                onPick={() => onChange(option.value)}
              />
            )
          })}
        </div>
      </chakra.div>
      {found.length === (first ? 1 : 0) ? <Nothing role="status">{emptyText}</Nothing> : null}
    </>
  )
}

/** What is found by what was typed, and the one of it that the keys are about. */
function useComboList(
  { value, onChange, options, first, endEarly }: ComboListProps,
  list: RefObject<HTMLDivElement | null>,
) {
  const isTouch = useMedia('(pointer: coarse)')
  const [query, setQuery] = useState('')
  const found = useMemo(() => find(query, options, first), [options, first, query])
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex((option) => option.value === value),
    ),
  )
  const virtualizer = useVirtualRows({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => (isTouch ? 44 : 34),
    paddingStart: 4,
    paddingEnd: 4,
    overscan: 8,
    initialOffset: Math.max(0, active - 2) * (isTouch ? 44 : 34),
  })

  const type = (text: string) => {
    setQuery(text)
    setActive(activeFor(text, first))
    virtualizer.scrollToIndex(0)
  }
  const takeEarly = () => {
    const { text, entered } = endEarly()
    if (text) type(query + text)
    if (!entered) return
    const chosen = text
      ? find(query + text, options, first)[activeFor(query + text, first)]
      : found[Math.min(active, found.length - 1)]
    if (chosen) onChange(chosen.value)
  }
  const press = (event: KeyboardEvent) => {
    const last = found.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + pageStep, last),
      PageUp: Math.max(active - pageStep, 0),
    }
    const next = moves[event.key]
    const chosen = found[Math.min(active, last)]
    if (next !== undefined) {
      setActive(next)
      virtualizer.scrollToIndex(next)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) onChange(chosen.value)
    else return
    event.preventDefault()
  }
  return { query, found, active, setActive, virtualizer, type, press, takeEarly }
}

function find(query: string, options: readonly ComboOption[], first: ComboOption | undefined) {
  const matching = query
    ? options.filter((option) => matchesWords(`${option.label} ${option.detail ?? ''}`, query))
    : options
  return first ? [first, ...matching] : matching
}

/** Typing looks for one of the list, not for "all of them". */
const activeFor = (query: string, first: ComboOption | undefined) => (first && query ? 1 : 0)

interface OptionAtProps {
  id: string
  option: ComboOption
  isChosen: boolean
  isActive: boolean
  place: { index: number; start: number; size: number; of: number }
  onPoint: () => void
  onPick: () => void
}

function OptionAt({ id, option, isChosen, isActive, place, onPoint, onPick }: OptionAtProps) {
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-setsize={place.of}
      aria-posinset={place.index + 1}
      data-active={isActive}
      style={{
        position: 'absolute',
        insetInline: 0,
        top: 0,
        height: place.size,
        transform: `translateY(${place.start}px)`,
      }}
      onPointerMove={onPoint}
      onClick={onPick}
    >
      {option.icon}
      <span className="label">{option.label}</span>
      {option.detail ? <span className="detail">{option.detail}</span> : null}
      {isChosen ? <Check aria-hidden /> : null}
    </Option>
  )
}
