import type { DuoParent } from '#shared/domain/duo/duo-parent.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { toldFault } from '../connection-standing.tsx'

/** Why the accounts below the organization's were not read. */
export function ParentFault({ parent: { fault } }: { parent: Pick<DuoParent, 'fault'> }) {
  const t = useTexts('duo')
  if (fault === null) return null
  return <Callout tone="error">{t(`parentFaults.${toldFault(fault)}`)}</Callout>
}
