import { Hourglass } from 'lucide-react'
import { isValid } from '#shared/domain/licenses/subscription.ts'
import { SupportLink } from '#client/features/auth/problem-notice.tsx'
import { useKnownAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Redirect } from './page-gate.tsx'
import { useLock } from '../lock/use-lock.ts'

/** What is left to somebody whose trial has ended, until it goes on (AUTH-44, AUTH-48). */
export function TrialExpiredRoute() {
  const t = useTexts('app')
  const { supportEmail } = useLock().config
  const access = useKnownAccess()
  if (!access) return null
  const { subscription, now } = access
  if (!subscription || isValid(subscription, now)) return <Redirect to="/" />
  return (
    <EmptyState
      icon={<Hourglass />}
      title={t('trialTitle')}
      reason={t('trialReason')}
      action={supportEmail ? <SupportLink email={supportEmail} /> : undefined}
    />
  )
}
