import { Outlet, useRouter } from '@tanstack/react-router'
import { ArrowUpCircle } from 'lucide-react'
import { useEffect } from 'react'
import { landingOf, opening } from '#shared/domain/screens/can-open.ts'
import { useKnownAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { useOpenPath, useOpenRoute } from './open-route.ts'
import { isBuilt } from './screens.ts'
import { Loading } from '../splash/splash.tsx'

/** Routes that lead on by themselves. */
const DOORS: readonly string[] = ['/', '/trial-expired']

/** The page of the route, or what stands in its place for this person (PERM-08, PERM-20, AUTH-44). */
export function PageGate() {
  const t = useTexts('app')
  const route = useOpenRoute()
  const access = useKnownAccess()
  if (route === undefined) return <NotFoundPage />
  if (DOORS.includes(route)) return <Outlet />
  if (!access) return <Loading />
  switch (opening(route, access)) {
    case 'open':
    case 'preview':
      return <Outlet />
    case 'denied':
      return <TurnedAway why={t('denied')} />
    case 'off':
      return <TurnedAway why={t('off')} />
    case 'upgrade':
      return <EmptyState icon={<ArrowUpCircle />} title={t('upgradeTitle')} reason={t('upgradeReason')} />
    case 'trialExpired':
      return <Redirect to="/trial-expired" />
    default:
      return <NotFoundPage />
  }
}

/** Leads to where the person may be, and says why. */
function TurnedAway({ why }: { why: string }) {
  useEffect(() => void showToast({ tone: 'warn', text: why }), [why])
  return <Redirect to="/" />
}

/** Leads to the first screen that the person may open (SHELL-01). */
export function StartPage() {
  const access = useKnownAccess()
  return access ? <Redirect to={landingOf(access, isBuilt)} /> : <Loading />
}

/**
 * Leads on once, however often it is drawn while the next page's script is on its way. Nobody who has chosen another
 * page from the menu meanwhile is called back.
 */
export function Redirect({ to }: { to: string }) {
  const router = useRouter()
  const path = useOpenPath()
  useEffect(() => {
    const next = router.matchRoutes(router.latestLocation).at(-1)?.pathname
    if (next === path) void router.navigate({ to, replace: true })
  }, [router, path, to])
  return null
}
