import { Navigate } from '@tanstack/react-router'
import { useObservable } from 'dexie-react-hooks'
import { Hourglass } from 'lucide-react'
import { isValid } from '#shared/domain/licenses/subscription.ts'
import { watchAccess } from '#client/data/access.ts'
import { SupportLink } from '#client/features/auth/problem-notice.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { useLock } from './use-lock.ts'

/** What is left to somebody whose trial has ended, until it goes on (AUTH-44, AUTH-48). */
export function TrialExpiredRoute() {
  const t = useTexts('app')
  const { supportEmail } = useLock().config
  const device = useDevice()
  const access = useObservable(() => watchAccess(device), [device])
  if (!access) return null
  const { subscription, now } = access
  if (!subscription || isValid(subscription, now)) return <Navigate to="/" replace />
  return (
    <EmptyState
      icon={<Hourglass />}
      title={t('trialTitle')}
      reason={t('trialReason')}
      action={supportEmail ? <SupportLink email={supportEmail} /> : undefined}
    />
  )
}
