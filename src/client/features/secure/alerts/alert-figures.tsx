import { isClosed } from '#shared/domain/alerts/alert-row.ts'
import { DAY } from '#shared/lib/time.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import type { NamedAlert } from './alert-rows.ts'

interface AlertFiguresProps {
  alerts: readonly NamedAlert[] | undefined
  companyId: string | undefined
  isUnread: boolean
  now: number
}

/** How much there is to do, and how much there usually is (ALERT-09). */
export function AlertFigures({ alerts, companyId, isUnread, now }: AlertFiguresProps) {
  const t = useTexts('alerts')
  const locale = useLocale()
  const own = alerts?.filter(({ row }) => companyId === undefined || row.customer_id === companyId)
  const count = (isCounted: (alert: NamedAlert) => boolean) =>
    isUnread ? '–' : own?.filter(isCounted).length.toLocaleString(locale)
  const isOpen = ({ row }: NamedAlert) => !isClosed(row)
  const retained = own?.filter(({ row }) => Date.parse(row.last_at) > now - 90 * DAY).length
  const average = retained === undefined ? undefined : Math.round(retained / 3).toLocaleString(locale)
  return (
    <>
      <Tile label={t('figures.open')} figure={count(isOpen)} />
      <Tile
        label={t('figures.high')}
        figure={count((alert) => isOpen(alert) && alert.row.severity === 'high')}
      />
      <Tile label={t('figures.inProgress')} figure={count(({ row }) => row.status === 'inProgress')} />
      <Tile
        label={t('figures.average')}
        figure={isUnread ? '–' : average}
        help={{ label: t('figures.average'), text: t('figures.averageHelp') }}
      />
    </>
  )
}
