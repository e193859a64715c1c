import { chakra } from '@chakra-ui/react'
import type { SecurityEvent } from '#shared/contract/security-log.ts'
import { SECURITY_REASONS } from '#shared/domain/security-log/security-event.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { csvTime } from '#client/parts/list/list-csv.ts'
import { CardFacts, CardTitle } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { isRefused, namesCall } from './event-kinds.ts'

type LogTexts = ReturnType<typeof useTexts<'securityLog'>>

/** What the columns need besides the row. */
export interface ColumnContext {
  t: LogTexts
  locale: string
}

const Code = chakra('code', { base: { fontSize: 'small' } })
const Line = chakra('div', { base: { fontSize: 'control', overflowWrap: 'anywhere' } })

export const eventColumns = ({ t, locale }: ColumnContext): Column<SecurityEvent>[] => [
  {
    id: 'event',
    header: t('columns.event'),
    minWidth: 150,
    primary: true,
    text: ({ event }) => t(`events.${event}`),
  },
  {
    id: 'at',
    header: t('columns.at'),
    kind: 'date',
    text: ({ at }) => csvTime(at),
    render: ({ at }) => <TimeText at={at} locale={locale} />,
  },
  {
    id: 'actor',
    header: t('columns.actor'),
    minWidth: 160,
    text: ({ actorPerson, actorName }) => [actorPerson, actorName].filter(Boolean).join(' '),
    render: (event) => <Actor event={event} />,
  },
  {
    id: 'target',
    header: t('columns.target'),
    minWidth: 120,
    text: (event) => targetText(event, t),
    render: (event) => <Target event={event} t={t} />,
  },
  {
    id: 'network',
    header: t('columns.network'),
    minWidth: 132,
    text: ({ network }) => (network === 'unknown' ? t('unknownNetwork') : network),
    render: ({ network }) => <Network network={network} t={t} />,
  },
  {
    id: 'result',
    header: t('columns.result'),
    kind: 'state',
    says: [t('done'), t('refused'), ...SECURITY_REASONS.map((reason) => t(`reasons.${reason}`))],
    beside: 6,
    text: (event) => resultText(event, t),
    render: (event) => <Result event={event} t={t} />,
  },
  {
    id: 'count',
    header: t('columns.count'),
    kind: 'number',
    leaves: 1,
    align: 'end',
    text: ({ count }) => String(count),
    render: ({ count }) => count.toLocaleString(locale),
  },
]

/** Whose account it was, by its name of today and as it was typed. */
const Actor = ({ event: { actorPerson, actorName } }: { event: SecurityEvent }) =>
  actorPerson ? (
    <>
      {actorPerson} <Quiet>{actorName}</Quiet>
    </>
  ) : (
    actorName
  )

const changedText = ({ members }: SecurityEvent, t: LogTexts) =>
  members.map((member) => t(`members.${member}`)).join(', ')

const targetText = (event: SecurityEvent, t: LogTexts) =>
  [namesCall(event) ? event.target : (event.targetName ?? event.target), changedText(event, t)]
    .filter(Boolean)
    .join(' · ')

/** What it was done to, and what of it was changed. */
function Target({ event, t }: { event: SecurityEvent; t: LogTexts }) {
  const { target, targetName } = event
  if (target === null) return null
  const changed = changedText(event, t)
  return (
    <>
      {namesCall(event) ? <Code>{target}</Code> : (targetName ?? target)}
      {changed ? <Quiet> · {changed}</Quiet> : null}
    </>
  )
}

const Network = ({ network, t }: { network: string; t: LogTexts }) =>
  network === 'unknown' ? <Quiet>{t('unknownNetwork')}</Quiet> : network

const resultText = (event: SecurityEvent, t: LogTexts): string =>
  event.reason ? t(`reasons.${event.reason}`) : t(isRefused(event) ? 'refused' : 'done')

function Result({ event, t }: { event: SecurityEvent; t: LogTexts }) {
  const text = resultText(event, t)
  if (isRefused(event)) return <Badge tone="amber">{text}</Badge>
  return event.reason ? text : <Quiet>{text}</Quiet>
}

/** An event on a phone. */
export function EventCard({ event, t, locale }: ColumnContext & { event: SecurityEvent }) {
  const { at, network, count, target } = event
  return (
    <>
      <CardTitle>{t(`events.${event.event}`)}</CardTitle>
      <Line>
        <Actor event={event} />
      </Line>
      {target === null ? null : (
        <Line>
          <Target event={event} t={t} />
        </Line>
      )}
      <CardFacts>
        <TimeText at={at} locale={locale} />
        <Network network={network} t={t} />
        <Result event={event} t={t} />
        {count > 1 ? <Quiet>{t('times', { number: count.toLocaleString(locale) })}</Quiet> : null}
      </CardFacts>
    </>
  )
}
