import { chakra } from '@chakra-ui/react'
import { useVirtualRows } from '../use-virtual-rows.ts'
import { useCallback, useEffect, useState } from 'react'
import { tickStyle } from '../theme/styles.ts'
import type { DataTableProps, Swipe, SwipeAct } from './data-table-props.ts'
import { RowStateIcon } from './row-state-icon.tsx'
import { type Selection, isSelected, withKeys } from './selection.ts'
import type { CardAct, CardActs, SwipeCard } from './swipe-card.tsx'
import { useVisibleRange } from './use-visible-range.ts'

const likelyHeight = 92
const gap = 10
const loadingCards = 6

const List = chakra('div', { base: { position: 'relative', flexShrink: 0 } })
const Card = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: 2,
    p: 3.5,
    minH: '4.5rem',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& .body': { flex: '1 1 auto', minW: 0 },
    '& .state': { color: 'amber', '& svg': { boxSize: '1rem' } },
    "& .state[data-state='conflict']": { color: 'red' },
    // Above the stretched title, so that buttons inside keep their own press.
    '& button:not([data-opener]), & a, & input, & label': { position: 'relative', zIndex: 1 },
  },
  variants: { marked: { true: { bg: 'accentBg', borderColor: 'accentLine' } } },
})
const Tick = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '2.75rem',
    flexShrink: 0,
    m: -2.5,
    me: 0,
    cursor: 'pointer',
    '& input': tickStyle,
  },
})
const Bar = chakra('span', {
  base: {
    display: 'block',
    h: '0.75rem',
    mb: 2.5,
    bg: 'line',
    borderRadius: '4px',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
})

type CardListProps<Row> = Pick<
  DataTableProps<Row>,
  | 'rowAt'
  | 'rowKey'
  | 'rowCount'
  | 'onRange'
  | 'onSelect'
  | 'maximum'
  | 'onOpen'
  | 'openKey'
  | 'rowState'
  | 'labels'
  | 'swipe'
> & {
  selection: Selection | undefined
  loading: boolean
  renderCard: NonNullable<DataTableProps<Row>['renderCard']>
}

export function CardList<Row>({ rowCount, onRange, labels, loading, ...props }: CardListProps<Row>) {
  const { virtualizer, findPlace, offset } = useCards(loading ? loadingCards : rowCount)
  useVisibleRange(virtualizer.range, loading ? undefined : onRange)
  const Swiping = useSwipeCard(props.swipe !== undefined)

  return (
    <List
      ref={findPlace}
      role="list"
      aria-label={labels.table}
      aria-busy={loading || undefined}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={virtualizer.measureElement}
          role="listitem"
          data-index={index}
          aria-setsize={rowCount}
          aria-posinset={index + 1}
          style={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            transform: `translateY(${start - offset}px)`,
          }}
        >
          <CardOfRow
            {...props}
            row={loading ? undefined : props.rowAt(index)}
            rowCount={rowCount}
            labels={labels}
            Swiping={Swiping}
          />
        </div>
      ))}
    </List>
  )
}

/** Which cards are drawn. They scroll with the page, so that the whole screen is theirs. */
function useCards(count: number) {
  const [place, setPlace] = useState<{ scroller: HTMLElement; offset: number }>()
  const findPlace = useCallback((list: HTMLElement | null) => {
    const scroller = list?.closest<HTMLElement>('[data-scroll-area]')
    if (!list || !scroller) return
    const offset =
      list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
    setPlace({ scroller, offset })
  }, [])
  const offset = place?.offset ?? 0
  const virtualizer = useVirtualRows({
    count,
    getScrollElement: () => place?.scroller ?? null,
    estimateSize: () => likelyHeight,
    scrollMargin: offset,
    gap,
    overscan: 4,
  })
  return { virtualizer, findPlace, offset }
}

type CardOfRowProps<Row> = Omit<CardListProps<Row>, 'rowAt' | 'onRange' | 'loading'> & {
  /** Undefined while it is not there yet. */
  row: Row | undefined
  Swiping: typeof SwipeCard | undefined
}

function CardOfRow<Row>({
  row,
  rowKey,
  rowCount,
  selection,
  onSelect,
  maximum,
  onOpen,
  openKey,
  rowState,
  labels,
  renderCard,
  swipe,
  Swiping,
}: CardOfRowProps<Row>) {
  const key = row === undefined ? undefined : rowKey(row)
  const state = row === undefined ? undefined : rowState?.(row)
  const chosen = selection !== undefined && key !== undefined && isSelected(selection, key)
  const card = (
    <Card marked={chosen || (key !== undefined && key === openKey)}>
      {selection && key !== undefined ? (
        <Tick>
          <input
            type="checkbox"
            aria-label={labels.select}
            checked={chosen}
            onChange={() => onSelect?.(withKeys(selection, [key], !chosen, { total: rowCount, maximum }))}
          />
        </Tick>
      ) : null}
      <div className="body">
        {row === undefined ? (
          <span aria-hidden>
            <Bar w="70%" />
            <Bar w="45%" />
          </span>
        ) : (
          renderCard(row, { open: () => onOpen?.(row) })
        )}
      </div>
      {state ? <RowStateIcon state={state} label={labels[state]} /> : null}
    </Card>
  )
  // By the row: what is dragged away does not take the next one along.
  return Swiping && swipe && row !== undefined ? (
    <Swiping key={key} acts={actsOf(swipe, row)}>
      {card}
    </Swiping>
  ) : (
    card
  )
}

/** What lets cards be dragged, which few lists want. Where it does not come the cards stay where they are. */
function useSwipeCard(isWanted: boolean): typeof SwipeCard | undefined {
  const [loaded, setLoaded] = useState<{ part: typeof SwipeCard }>()
  useEffect(() => {
    if (!isWanted) return
    import('./swipe-card.tsx').then(
      ({ SwipeCard: part }) => setLoaded({ part }),
      // What dragging does has buttons elsewhere.
      () => undefined,
    )
  }, [isWanted])
  return loaded?.part
}

/** What dragging this card does. */
const actsOf = <Row,>({ start, end }: Swipe<Row>, row: Row): CardActs => ({
  start: actOf(start, row),
  end: actOf(end, row),
})
const actOf = <Row,>(act: SwipeAct<Row> | undefined, row: Row): CardAct | undefined =>
  act && (act.isOffered?.(row) ?? true)
    ? { label: act.label, icon: act.icon, tone: act.tone, act: () => act.act(row) }
    : undefined
