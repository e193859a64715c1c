import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { type AlertSeverity, SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { ESTIMATED_DAYS } from '#shared/domain/alerts/estimate.ts'
import { DAY } from '#shared/lib/time.ts'
import { watchAlerts } from '#client/data/nouns/secure/alerts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useDetectionWords } from '#client/texts/detection-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { AddThreshold } from './add-threshold.tsx'
import { severityOptions } from './use-notify-words.ts'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    '& h3': { fontSize: 'control', fontWeight: 'medium' },
    '& ul': { display: 'grid', gap: 2, _empty: { display: 'none' } },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 11rem auto' },
      gap: 2,
      alignItems: 'center',
      fontSize: 'control',
    },
    '& li > div:first-of-type': {
      display: 'grid',
      minW: 0,
      overflowWrap: 'anywhere',
      gridColumn: { base: '1 / -1', sm: 'auto' },
    },
  },
})

interface ThresholdFieldsProps {
  value: Readonly<Record<string, AlertSeverity>>
  onChange: (value: Record<string, AlertSeverity>) => void
  /** Whose alerts of the last 30 days are counted; null for all. */
  companyId: string | null
  readOnly: boolean
}

/** From which severity on single alert types are told, with what that would have meant in the last 30 days. */
export function ThresholdFields({ value, onChange, companyId, readOnly }: ThresholdFieldsProps) {
  const t = useTexts('alertNotify')
  const locale = useLocale()
  const wordsOf = useDetectionWords()
  const past = usePastSeverities(companyId)
  const named = Object.entries(value).map(([id, severity]) => ({ id, severity, name: wordsOf(id).name }))
  return (
    <Box>
      <h3>{t('thresholds.title')}</h3>
      <Quiet>{t('thresholds.help')}</Quiet>
      {named.length === 0 ? <Quiet>{t('thresholds.none')}</Quiet> : null}
      <ul>
        {named
          .toSorted((a, b) => a.name.localeCompare(b.name, locale))
          .map(({ id, name, severity }) => {
            const all = past.get(id) ?? []
            const told = all.filter((each) => SEVERITIES.indexOf(each) <= SEVERITIES.indexOf(severity))
            return (
              <li key={id}>
                <div>
                  <span>{name}</span>
                  <Quiet>
                    {t('thresholds.past', { count: all.length, told: told.length.toLocaleString(locale) })}
                  </Quiet>
                </div>
                <SelectField
                  label={t('thresholds.label', { name })}
                  hideLabel
                  value={severity}
                  onChange={(next) => onChange({ ...value, [id]: next })}
                  options={severityOptions(t)}
                  disabled={readOnly}
                />
                {readOnly ? null : (
                  <IconButton
                    icon={<Trash2 aria-hidden />}
                    label={t('thresholds.remove', { name })}
                    onClick={() => {
                      const { [id]: _, ...rest } = value
                      onChange(rest)
                    }}
                  />
                )}
              </li>
            )
          })}
      </ul>
      {readOnly ? null : (
        <AddThreshold named={Object.keys(value)} onAdd={(id) => onChange({ ...value, [id]: 'high' })} />
      )}
    </Box>
  )
}

/** How severe the alerts of the last 30 days were, by their detection. */
function usePastSeverities(companyId: string | null): ReadonlyMap<string, AlertSeverity[]> {
  const { clock } = useDevice()
  const alerts = useWatched(watchAlerts)
  return useMemo(() => {
    const since = clock.now() - ESTIMATED_DAYS * DAY
    const counted = (alerts ?? []).filter(
      ({ row }) =>
        Date.parse(row.raised_at) >= since && (companyId === null || row.customer_id === companyId),
    )
    const byDetection = Map.groupBy(counted, ({ row }) => row.detection)
    return new Map([...byDetection].map(([id, views]) => [id, views.map(({ row }) => row.severity)]))
  }, [alerts, companyId, clock])
}
