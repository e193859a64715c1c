import type { DuoParent } from '#shared/domain/duo/duo-parent.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'

const FAULTS = ['unauthorized', 'missingScope', 'throttled', 'unreachable'] as const

/** Why the accounts below the organization's were not read. */
export function ParentFault({ parent: { fault } }: { parent: Pick<DuoParent, 'fault'> }) {
  const t = useTexts('duo')
  if (fault === null) return null
  return (
    <Callout tone="error">{t(`parentFaults.${FAULTS.find((each) => each === fault) ?? 'other'}`)}</Callout>
  )
}
