import { chakra } from '@chakra-ui/react'
import { CircleCheckBig } from 'lucide-react'
import type { Cloud } from '#shared/domain/employees/clouds.ts'
import { RESOLUTION_STATUSES } from '#shared/domain/posture/check-resolution.ts'
import { type Reason, REASONS } from '#shared/domain/posture/verdict.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Faint } from '#client/ui/words.tsx'
import type { CheckStanding } from './company-postures.ts'

export type PostureTexts = ReturnType<typeof useTexts<'posture'>>
export type TrayTexts = ReturnType<typeof useTexts<'tray'>>

const Resolved = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    color: 'muted',
    '& svg': { boxSize: '0.9375rem', color: 'accentText' },
  },
})

/** Why there is no verdict, in words. */
export const reasonWords = (reason: Reason, t: PostureTexts): string => t(`reasons.${reason}`)

/** What Google's checks lack that Microsoft's do not: the rest is said of both. */
const GOOGLE_HELP = ['notConnected', 'missingScope', 'sourceFailed', 'unexpectedAnswer'] as const

/** What can be done where there is no verdict. */
export function helpWords(reason: Reason, cloud: Cloud, t: PostureTexts): string {
  const ofGoogle = GOOGLE_HELP.find((each) => each === reason)
  return cloud === 'google' && ofGoogle ? t(`helpGoogle.${ofGoogle}`) : t(`help.${reason}`)
}

/** What a check says of a company, in words; what somebody resolved is told as that, whatever was found. */
export function standingText(
  { verdict, resolution, isIncluded }: CheckStanding,
  t: PostureTexts,
  tray: TrayTexts,
) {
  if (!isIncluded) return t('excluded')
  if (resolution) return tray(`resolutions.${resolution.status}`)
  return verdict.status === 'notMeasured' ? reasonWords(verdict.reason, t) : t(`verdicts.${verdict.status}`)
}

/** All that a check may say of a company. */
export const standingWords = (t: PostureTexts, tray: TrayTexts): string[] => [
  t('excluded'),
  t('verdicts.compliant'),
  t('verdicts.notCompliant'),
  ...RESOLUTION_STATUSES.map((status) => tray(`resolutions.${status}`)),
  ...REASONS.map((reason) => reasonWords(reason, t)),
]

/** What a check says of a company. */
export function CheckVerdict({ standing, t }: { standing: CheckStanding; t: PostureTexts }) {
  const text = standingText(standing, t, useTexts('tray'))
  if (!standing.isIncluded) return <Faint>{text}</Faint>
  if (standing.resolution)
    return (
      <Resolved>
        <CircleCheckBig aria-hidden />
        {text}
      </Resolved>
    )
  return (
    <Verdict kind={standing.verdict.status} heat={standing.check.severity}>
      {text}
    </Verdict>
  )
}
