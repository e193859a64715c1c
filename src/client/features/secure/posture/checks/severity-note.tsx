import { chakra } from '@chakra-ui/react'
import type { Check } from '#shared/domain/posture/check.ts'
import { useTexts } from '#client/texts/texts.ts'
import { SeverityBadge } from '#client/features/secure/parts/severity-badge.tsx'

const Note = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 2.5,
    rowGap: 1,
    fontSize: 'control',
    color: 'muted',
    '& .gain': { flex: '1 1 20rem', textWrap: 'pretty' },
  },
})

/** How severe a check is, what an attacker gains by that, and what it takes to meet it. */
export function SeverityNote({ check: { severity, effort } }: { check: Check }) {
  const t = useTexts('posture')
  return (
    <Note>
      <SeverityBadge severity={severity} />
      <span>{t(`efforts.${effort}`)}</span>
      <span className="gain">{t(`gains.${severity}`)}</span>
    </Note>
  )
}
