import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { ArrowUpCircle, Hourglass } from 'lucide-react'
import { useObservable } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { isValid } from '#shared/domain/licenses/subscription.ts'
import { landingOf, opening } from '#shared/domain/screens/can-open.ts'
import { SupportLink } from '#client/features/auth/problem-notice.tsx'
import { watchAccess } from '#client/data/access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { isBuilt, type ScreenPath } from './shell/menu.ts'
import { useLock } from './use-lock.ts'

/** The screen of the address, or what stands in its place for this person (PERM-08, PERM-20, AUTH-44). */
export function PageGate() {
  const t = useTexts('app')
  const { pathname } = useLocation()
  const access = useAccess()
  switch (opening(pathname, access)) {
    case 'denied':
      return <TurnedAway why={t('denied')} />
    case 'off':
      return <TurnedAway why={t('off')} />
    case 'upgrade':
      return <EmptyState icon={<ArrowUpCircle />} title={t('upgradeTitle')} reason={t('upgradeReason')} />
    case 'trialExpired':
      return <Navigate to="/trial-expired" replace />
    default:
      return <Outlet />
  }
}

/** Leads to where the person may be, and says why. */
function TurnedAway({ why }: { why: string }) {
  useEffect(() => void showToast({ tone: 'warn', text: why }), [why])
  return <Navigate to="/" replace />
}

/** What is left to somebody whose trial has ended, until it goes on (AUTH-44, AUTH-48). */
export function TrialExpiredPage() {
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

/** Screens that somebody starts on while the landing pages are not there yet. */
const FALLBACKS: readonly ScreenPath[] = ['/companies', '/employees', '/devices']

/** Leads to the first screen that the person may open (SHELL-01). */
export function StartPage() {
  const access = useAccess()
  const landing = landingOf(access, isBuilt)
  const to =
    landing === '/welcome'
      ? (FALLBACKS.find((path) => opening(path, access) === 'open') ?? '/welcome')
      : landing
  return <Navigate to={to} replace />
}
