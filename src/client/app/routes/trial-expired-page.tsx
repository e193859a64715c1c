import { Hourglass } from 'lucide-react'
import { isValid } from '#shared/domain/licenses/subscription.ts'
import { useKnownAccess } from '#client/machines/use-access.ts'
import { useSite } from '#client/machines/use-site.ts'
import { SupportLink } from '#client/parts/support-link.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Redirect } from './page-gate.tsx'

/** What is left to somebody whose trial has ended, until it goes on (AUTH-44, AUTH-48). */
export function TrialExpiredPage() {
  const t = useTexts('app')
  const { supportEmail } = useSite()
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
