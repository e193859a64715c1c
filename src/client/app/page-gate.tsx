import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { ArrowUpCircle } from 'lucide-react'
import { useEffect } from 'react'
import { landingOf, opening } from '#shared/domain/screens/can-open.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { isBuilt, type ScreenPath } from './shell/menu.ts'

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
