import { useTexts } from '#client/texts/texts.ts'
import { ProblemEntry } from '../finding-parts.tsx'
import type { LeftAccess } from './back-to.ts'

/** Why a policy or a place cannot be brought back. */
export function LeftReason({ left }: { left: LeftAccess }) {
  const t = useTexts('access')
  const history = useTexts('policyHistory')
  switch (left.reason) {
    case 'rules':
      return <ProblemEntry problem={left.problem} />
    case 'inUse':
      return <span>{t('faults.locationInUse', { detail: left.policies.join(', ') })}</span>
    case 'updating':
      return <span>{t('acts.updating')}</span>
    case 'gone':
      return <span>{t('faults.unknownReference')}</span>
    default:
      return <span>{history(`reasons.${left.reason}`)}</span>
  }
}
