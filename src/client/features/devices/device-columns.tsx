import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { KEY_MODES, type RegisteredDevice } from '#shared/contract/devices.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { csvTime } from '#client/parts/list/list-csv.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine, Named } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { longestTimes } from '#client/ui/times/relative-time.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { isOverdue } from './device-list.ts'

type DeviceTexts = ReturnType<typeof useTexts<'devices'>>

/** What the columns need besides the row. */
export interface ColumnContext {
  t: DeviceTexts
  locale: string
  isOwn: (device: RegisteredDevice) => boolean
  now: number
}

const Late = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: 2 } })

export const deviceColumns = (context: ColumnContext): Column<RegisteredDevice>[] => {
  const { t, locale, isOwn } = context
  return [
    {
      id: 'userName',
      header: t('columns.userName'),
      minWidth: 122,
      primary: true,
      sortable: true,
      text: ({ userName }) => userName,
    },
    {
      id: 'name',
      header: t('columns.name'),
      minWidth: 190,
      sortable: true,
      text: ({ name }) => name,
      render: (device) => <DeviceName name={device.name} isOwn={isOwn(device)} t={t} />,
    },
    {
      id: 'keyMode',
      header: t('columns.keyMode'),
      kind: 'state',
      says: KEY_MODES.map((mode) => t(`keyMode.${mode}`)),
      beside: 0,
      leaves: 2,
      sortable: true,
      text: ({ keyMode }) => t(`keyMode.${keyMode}`),
    },
    {
      id: 'lastSeen',
      header: t('columns.lastSeen'),
      kind: 'date',
      sortable: true,
      text: ({ lastSeen }) => csvTime(lastSeen),
      render: ({ lastSeen }) => <TimeText at={lastSeen} locale={locale} />,
    },
    {
      id: 'pending',
      header: t('columns.pending'),
      kind: 'state',
      says: longestUnsent(context),
      beside: 24,
      sortable: true,
      text: ({ pending }) => String(pending),
      render: (device) => <Unsent device={device} {...context} />,
    },
    {
      id: 'isPushed',
      header: t('columns.isPushed'),
      kind: 'state',
      says: [t('pushed.on'), t('pushed.off')],
      beside: 0,
      leaves: 1,
      text: ({ isPushed }) => t(isPushed ? 'pushed.on' : 'pushed.off'),
      render: ({ isPushed }) => <Pushed on={isPushed} t={t} />,
    },
    {
      id: 'wipe',
      header: t('columns.wipe'),
      kind: 'state',
      says: [t('wipe.asked'), t('wipe.done')],
      beside: 12,
      sortable: true,
      text: ({ wipe }) => (wipe ? t(`wipe.${wipe}`) : ''),
      render: ({ wipe }) => <Erasure wipe={wipe} t={t} />,
    },
  ]
}

export const DeviceName = ({ name, isOwn, t }: { name: string; isOwn: boolean; t: DeviceTexts }) => (
  <Named>
    <span>{name}</span>
    {isOwn ? <Badge tone="accent">{t('own')}</Badge> : null}
  </Named>
)

export const Pushed = ({ on, t }: { on: boolean; t: DeviceTexts }) =>
  on ? t('pushed.on') : <Quiet>{t('pushed.off')}</Quiet>

export const Erasure = ({ wipe, t }: { wipe: RegisteredDevice['wipe']; t: DeviceTexts }) =>
  wipe ? <Badge tone={wipe === 'asked' ? 'amber' : 'neutral'}>{t(`wipe.${wipe}`)}</Badge> : null

/** What a device may say of its unsent changes at most. */
const longestUnsent = ({ t, locale }: Pick<ColumnContext, 't' | 'locale'>) => [
  t('pending.none'),
  ...longestTimes(locale).map(
    (time) => `${t('pending.overdue')} ${t('pending.since', { number: '88', time })}`,
  ),
]

/** How many changes have not reached the server from a device, since when, and whether that is too long. */
export function Unsent({
  device,
  t,
  locale,
  now,
}: Omit<ColumnContext, 'isOwn'> & { device: RegisteredDevice }) {
  const { pending, oldestPendingAt } = device
  if (pending === 0) return <Quiet>{t('pending.none')}</Quiet>
  const number = pending.toLocaleString(locale)
  return (
    <Late>
      {isOverdue(device, now) ? (
        <Badge tone="amber">
          <TriangleAlert size={12} aria-hidden />
          {t('pending.overdue')}
        </Badge>
      ) : null}
      {oldestPendingAt === null ? (
        <span>{number}</span>
      ) : (
        <TimeSentence
          at={oldestPendingAt}
          locale={locale}
          sentence={(time) => t('pending.since', { number, time })}
        />
      )}
    </Late>
  )
}

/** A device on a phone. */
export function DeviceCard({
  device,
  open,
  ...context
}: ColumnContext & { device: RegisteredDevice; open: () => void }) {
  const { t, locale, isOwn } = context
  const { userName, name, keyMode, lastSeen, pending, wipe } = device
  return (
    <>
      <CardOpener onClick={open}>{userName}</CardOpener>
      <CardLine>
        <DeviceName name={name} isOwn={isOwn(device)} t={t} />
      </CardLine>
      <CardFacts>
        <span>{t(`keyMode.${keyMode}`)}</span>
        <span>
          <Quiet>{t('columns.lastSeen')}</Quiet> <TimeText at={lastSeen} locale={locale} />
        </span>
        {pending > 0 ? <Unsent device={device} {...context} /> : null}
        <Erasure wipe={wipe} t={t} />
      </CardFacts>
    </>
  )
}
