import { chakra } from '@chakra-ui/react'
import { Ban, Check, CircleX, Clock, TriangleAlert } from 'lucide-react'
import type { CommandState } from '#client/data/queue/command-database.ts'
import { needsDecision } from '#client/data/queue/decisions.ts'
import type { TrayRecord } from '#client/data/queue/tray.ts'
import { describeCommand } from '#client/parts/describe-command.ts'
import { type CorrectionTarget, correctionTarget } from '#client/parts/correction-target.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { exactUtc } from '#client/ui/times/relative-time.ts'
import { clockTime } from './clock-time.ts'
import { TrayDecision } from './tray-decision.tsx'
import { useNow } from './use-now.ts'

const icons: Record<CommandState, typeof Clock> = {
  queued: Clock,
  acked: Check,
  conflict: TriangleAlert,
  rejected: CircleX,
  needsConfirm: Clock,
  expired: Clock,
  parked: TriangleAlert,
  revoked: Ban,
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr) auto',
    columnGap: 3,
    alignItems: 'start',
    px: 5,
    py: 3.5,
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > svg': { boxSize: '1rem', mt: '0.125rem' },
    '& h3': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .where': { fontSize: 'control', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    mood: {
      waits: { '& > svg': { color: 'amber' } },
      done: { '& > svg': { color: 'green' } },
      refused: { '& > svg': { color: 'red' } },
      asks: { bg: 'amberBg', '& > svg': { color: 'amber' }, '& p, & .where': { color: 'text' } },
    },
  },
})
const Wide = chakra('div', { base: { gridColumn: '2 / -1' } })

const moods: Record<CommandState, 'waits' | 'done' | 'refused' | 'asks'> = {
  queued: 'waits',
  acked: 'done',
  conflict: 'refused',
  rejected: 'refused',
  needsConfirm: 'asks',
  expired: 'asks',
  parked: 'refused',
  revoked: 'refused',
}

interface TrayItemProps {
  record: TrayRecord
  /** An earlier change of the same thing needs a decision first. */
  isBehind: boolean
  onUndo: (what: string) => void
  onKeep: () => void
  onDrop: (what: string) => void
  onCorrect: (target: CorrectionTarget) => void
}

export function TrayItem({ record, isBehind, onUndo, onKeep, onDrop, onCorrect }: TrayItemProps) {
  const t = useTexts('tray')
  const words = useTexts('words')
  const checklist = useTexts('checklist')
  const locale = useLocale()
  const { state, tries: attempts, isOut, createdAt, body } = record
  const Icon = icons[state]
  const what = describeCommand(record, { tray: t, checklist, locale })
  const status =
    state !== 'queued'
      ? t(`status.${state}`)
      : isBehind
        ? t('status.behind')
        : attempts > 0
          ? t('status.retrying', { count: attempts })
          : t('status.queued')
  const correction = correctionTarget(record)
  const time = clockTime(createdAt, { now: useNow(), locale })
  return (
    <Item mood={moods[state]}>
      <Icon aria-hidden />
      <div>
        <h3>{what}</h3>
        <div className="where">
          {body.place ? `${body.place} · ` : ''}
          <time dateTime={new Date(createdAt).toISOString()} title={exactUtc(createdAt)}>
            {time}
          </time>
          {` · ${status}`}
        </div>
      </div>
      {state === 'queued' ? (
        <Button onClick={() => onUndo(what)} disabledReason={isOut ? t('mayBeThere') : undefined}>
          {words('undo')}
        </Button>
      ) : null}
      {needsDecision(record) ? (
        <Wide>
          <TrayDecision
            record={record}
            onKeep={onKeep}
            onDrop={() => onDrop(what)}
            onCorrect={correction && (() => onCorrect(correction))}
          />
        </Wide>
      ) : null}
    </Item>
  )
}
