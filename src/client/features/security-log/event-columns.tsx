import { chakra } from '@chakra-ui/react'
import type { SecurityEvent } from '#shared/contract/security-log.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { isRefused, namesCall } from './event-kinds.ts'

type LogTexts = ReturnType<typeof useTexts<'securityLog'>>

/** What the columns need besides the row. */
export interface ColumnContext {
  t: LogTexts
  locale: string
}

const Quiet = chakra('span', { base: { color: 'muted' } })
const Code = chakra('code', { base: { fontSize: 'small' } })
const Title = chakra('div', { base: { fontWeight: 'semibold' } })
const CardLine = chakra('div', { base: { fontSize: 'control', overflowWrap: 'anywhere' } })
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1,
    mt: 2,
    fontSize: 'control',
  },
})

export const eventColumns = ({ t, locale }: ColumnContext): Column<SecurityEvent>[] => [
  {
    id: 'event',
    header: t('columns.event'),
    minWidth: 180,
    primary: true,
    render: ({ event }) => t(`events.${event}`),
  },
  {
    id: 'at',
    header: t('columns.at'),
    width: 110,
    render: ({ at }) => <TimeText at={at} locale={locale} />,
  },
  {
    id: 'actor',
    header: t('columns.actor'),
    minWidth: 290,
    render: (event) => <Actor event={event} />,
  },
  {
    id: 'target',
    header: t('columns.target'),
    minWidth: 150,
    render: (event) => <Target event={event} t={t} />,
  },
  {
    id: 'network',
    header: t('columns.network'),
    width: 130,
    render: ({ network }) => <Network network={network} t={t} />,
  },
  {
    id: 'result',
    header: t('columns.result'),
    minWidth: 170,
    render: (event) => <Result event={event} t={t} />,
  },
  {
    id: 'count',
    header: t('columns.count'),
    width: 90,
    align: 'end',
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

/** What it was done to, and what of it was changed. */
function Target({ event, t }: { event: SecurityEvent; t: LogTexts }) {
  const { target, targetName, members } = event
  if (target === null) return null
  const changed = members.map((member) => t(`members.${member}`)).join(', ')
  return (
    <>
      {namesCall(event) ? <Code>{target}</Code> : (targetName ?? target)}
      {changed ? <Quiet> · {changed}</Quiet> : null}
    </>
  )
}

const Network = ({ network, t }: { network: string; t: LogTexts }) =>
  network === 'unknown' ? <Quiet>{t('unknownNetwork')}</Quiet> : network

function Result({ event, t }: { event: SecurityEvent; t: LogTexts }) {
  const reason = event.reason && t(`reasons.${event.reason}`)
  if (isRefused(event)) return <Badge tone="amber">{reason ?? t('refused')}</Badge>
  return reason ?? <Quiet>{t('done')}</Quiet>
}

/** An event on a phone. */
export function EventCard({ event, t, locale }: ColumnContext & { event: SecurityEvent }) {
  const { at, network, count, target } = event
  return (
    <>
      <Title>{t(`events.${event.event}`)}</Title>
      <CardLine>
        <Actor event={event} />
      </CardLine>
      {target === null ? null : (
        <CardLine>
          <Target event={event} t={t} />
        </CardLine>
      )}
      <Facts>
        <TimeText at={at} locale={locale} />
        <Network network={network} t={t} />
        <Result event={event} t={t} />
        {count > 1 ? <Quiet>{t('times', { number: count.toLocaleString(locale) })}</Quiet> : null}
      </Facts>
    </>
  )
}
