import { useMemo } from 'react'
import { isClosed } from '#shared/domain/alerts/alert-row.ts'
import { DAY } from '#shared/lib/time.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import type { NamedAlert } from './alert-rows.ts'

interface AlertFiguresProps {
  alerts: readonly NamedAlert[] | undefined
  /** Else only those that nobody has dealt with are there for certain. */
  isWhole: boolean
  companyId: string | undefined
  isUnread: boolean
  now: number
}

/** How much there is to do, and how much there usually is (ALERT-09). */
export function AlertFigures({ alerts, isWhole, companyId, isUnread, now }: AlertFiguresProps) {
  const t = useTexts('alerts')
  const locale = useLocale()
  const found = useMemo(
    () => alerts && countAlerts(alerts, companyId, now),
    // What is a minute older is counted with the next change.
    // oxlint-disable-next-line react/exhaustive-deps
    [alerts, companyId],
  )
  const text = (count: number | undefined) => (isUnread ? '–' : count?.toLocaleString(locale))
  return (
    <>
      <Tile label={t('figures.open')} figure={text(found?.open)} />
      <Tile label={t('figures.high')} figure={text(found?.high)} />
      <Tile label={t('figures.inProgress')} figure={text(found?.inProgress)} />
      <Tile
        label={t('figures.average')}
        figure={text(isWhole ? found && Math.round(found.retained / 3) : undefined)}
        help={{ label: t('figures.average'), text: t('figures.averageHelp') }}
      />
    </>
  )
}

/** How many are to be looked at, how severe, taken up, and not older than 90 days: of a company, or of all. */
function countAlerts(alerts: readonly NamedAlert[], companyId: string | undefined, now: number) {
  const found = { open: 0, high: 0, inProgress: 0, retained: 0 }
  const since = now - 90 * DAY
  for (const { row, lastAt } of alerts) {
    if (companyId !== undefined && row.customer_id !== companyId) continue
    if (!isClosed(row)) found.open++
    if (!isClosed(row) && row.severity === 'high') found.high++
    if (row.status === 'inProgress') found.inProgress++
    if (lastAt > since) found.retained++
  }
  return found
}
