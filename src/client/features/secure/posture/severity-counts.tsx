import { chakra } from '@chakra-ui/react'
import { SEVERITIES, type Severity, type SeverityCounts as Counts } from '#shared/domain/posture/severity.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { heatIcons, heatTones } from '#client/ui/figures/heat.tsx'
import { tones } from '#client/ui/figures/tone.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { TREND_DAYS } from './companies/score-trend.ts'
import { useTrend } from './companies/use-trend.ts'
import { severityTrend } from './severity-trend.ts'

const Group = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    flexWrap: 'wrap',
    gap: 2,
  },
})
const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    h: 'control',
    px: 2.5,
    fontSize: 'control',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    cursor: 'pointer',
    '& svg': { boxSize: '0.9375rem', flexShrink: 0 },
    '& b': { ms: { base: 'auto', md: 0 }, fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    _hover: { bg: 'sunken' },
    "&[aria-pressed='true']": { bg: 'accentBg', borderColor: 'accentLine' },
  },
})
const Icon = chakra('span', { base: { display: 'inline-flex' } })

const Trend = chakra('span', {
  base: {
    fontSize: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& .short': { display: { base: 'inline', md: 'none' } },
    '& .long': { srOnly: { base: true, md: false } },
  },
})

interface SeverityCountsProps {
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  /** How many checks are not met; undefined while they are being read. */
  counts: Counts | undefined
  chosen: Severity | undefined
  onChoose: (severity: Severity | undefined) => void
}

/** How many checks are not met, by severity; each is a way to those of its own. */
export function SeverityCounts({ companies, counts, chosen, onChoose }: SeverityCountsProps) {
  const t = useTexts('posture')
  const locale = useLocale()
  const trend = useTrend(companies, severityTrend)
  return (
    <Group role="group" aria-label={t('severityCounts')}>
      {SEVERITIES.map((severity) => (
        <Choice
          key={severity}
          type="button"
          aria-pressed={severity === chosen}
          onClick={() => onChoose(severity === chosen ? undefined : severity)}
        >
          <Icon color={tones[heatTones[severity]].color}>{heatIcons[severity]}</Icon>
          {t(`severities.${severity}`)}
          <b>{counts?.[severity].toLocaleString(locale) ?? '–'}</b>
          <SeverityTrend change={trend?.[severity] ?? 0} />
        </Choice>
      ))}
    </Group>
  )
}

/** By how many a number went up or down; nothing where it did not. */
function SeverityTrend({ change }: { change: number }) {
  const t = useTexts('posture')
  const locale = useLocale()
  if (change === 0) return null
  const short = change.toLocaleString(locale, { signDisplay: 'always' })
  return (
    <Trend color={tones[change < 0 ? 'green' : 'red'].color}>
      <span className="short" aria-hidden>
        {short}
      </span>
      <span className="long">
        {t('severityTrend', { change: short, days: TREND_DAYS.toLocaleString(locale) })}
      </span>
    </Trend>
  )
}
