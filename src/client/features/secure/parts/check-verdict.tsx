import { chakra } from '@chakra-ui/react'
import { CircleCheckBig } from 'lucide-react'
import type { Found, Reason } from '#shared/domain/posture/verdict.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import type { CheckStanding } from './company-postures.ts'

export type PostureTexts = ReturnType<typeof useTexts<'posture'>>

const Quiet = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    color: 'muted',
    '& svg': { boxSize: '0.9375rem', color: 'accentText' },
  },
})
const Left = chakra('span', { base: { color: 'faint' } })

/** Why there is no verdict, in words. */
export const reasonWords = (reason: Reason, t: PostureTexts): string => t(`reasons.${reason}`)

/** What a check says of a company; what somebody resolved is told as that, whatever was found. */
export function CheckVerdict({ standing, t }: { standing: CheckStanding; t: PostureTexts }) {
  const { verdict, resolution, isIncluded } = standing
  const words = useTexts('tray')
  if (!isIncluded) return <Left>{t('excluded')}</Left>
  if (resolution)
    return (
      <Quiet>
        <CircleCheckBig aria-hidden />
        {words(`resolutions.${resolution.status}`)}
      </Quiet>
    )
  return (
    <Verdict kind={verdict.status}>
      {verdict.status === 'notMeasured' ? reasonWords(verdict.reason, t) : t(`verdicts.${verdict.status}`)}
    </Verdict>
  )
}

/** A value as the vendor writes it, in one line. */
export function foundText(found: Found): string {
  if (found === null) return '–'
  if (Array.isArray(found)) return found.join(', ') || '–'
  if (typeof found === 'object')
    return Object.entries(found)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ')
  return String(found)
}
