import { Hourglass } from 'lucide-react'
import { isValid } from '#shared/domain/licenses/subscription.ts'
import { opening } from '#shared/domain/screens/can-open.ts'
import { useKnownAccess } from '#client/machines/use-access.ts'
import { useSite } from '#client/machines/use-site.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { SupportLink } from '#client/parts/support-link.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Redirect } from './page-gate.tsx'

/** What is left to somebody whose trial has ended, until it goes on (AUTH-44, AUTH-48). */
export function TrialExpiredPage() {
  const t = useTexts('app')
  const { supportEmail } = useSite()
  const go = useGo()
  const access = useKnownAccess()
  if (!access) return null
  const { subscription, now } = access
  if (!subscription || isValid(subscription, now)) return <Redirect to="/" />
  return (
    <EmptyState
      icon={<Hourglass />}
      title={t('trialTitle')}
      reason={t('trialReason')}
      action={
        opening('/billing', access) === 'open' ? (
          <Button variant="primary" onClick={() => go({ to: '/billing' })}>
            {t('trialBilling')}
          </Button>
        ) : supportEmail ? (
          <SupportLink email={supportEmail} />
        ) : undefined
      }
    />
  )
}
