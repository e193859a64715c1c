import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useObservable } from 'dexie-react-hooks'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { TrayCounts } from '#client/data/queue/tray.ts'
import { unsentOf } from '#client/machines/sign-out.machine.ts'
import { PathContext } from '#client/machines/path-context.ts'
import { ExternalLinksContext } from '#client/machines/use-external-links.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { usePlaceAt } from '#client/parts/use-place.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts, withTexts } from '#client/texts/texts.ts'
import { ToastRegion } from '#client/ui/overlays/toast-region.tsx'
import { AgreementGate } from './session/agreement-gate.tsx'
import { keys } from './device/device-storage.ts'
import { externalLinks } from './external-links.ts'
import { useExitGuard } from './routes/exit-guard.tsx'
import { useLook } from './look.tsx'
import { countUnsent, forgetSession } from './session/session.ts'
import { useOpenPath } from './routes/open-route.ts'
import { PageGate } from './routes/page-gate.tsx'
import { Shell } from './shell/shell.tsx'
import { useLock } from './lock/use-lock.ts'

const DeviceFieldMode = lazy(
  withTexts(
    () =>
      import('./lock/device-field-mode.tsx').then(({ DeviceFieldMode }) => ({ default: DeviceFieldMode })),
    'fieldMode',
  ),
)
const LeaveDialog = lazy(
  withTexts(
    () => import('./routes/leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
    'signOut',
  ),
)
const LostNotice = lazy(
  withTexts(
    () =>
      import('#client/features/lock/device-notice.tsx').then(({ LostNotice }) => ({ default: LostNotice })),
    'lock',
  ),
)
const UpdatePrompt = lazy<ComponentType>(() =>
  import('./update-prompt.tsx').then(
    ({ UpdatePrompt }) => ({ default: UpdatePrompt }),
    // It comes with the next start that has a network.
    () => ({ default: () => null }),
  ),
)

/** The path of an address that no route has. */
const NOWHERE = ''

/** An earlier build kept no addresses of them. */
const NO_SOLUTIONS = { backup: null, security_training: null }

/** The frame around every screen of a signed-in user. */
export function AppRoot() {
  const t = useTexts('app')
  const device = useDevice()
  const { config, mode, asksNewPin, forgetForgotten, lost, forgetLost, lockNow, leave } = useLock()
  const { search } = useLocation()
  const path = useOpenPath() ?? NOWHERE
  const { company } = search as { company?: string }
  const { companySelectorId } = useParams({ strict: false })
  const go = useGo()
  const links = useObservable(externalLinks.watch)
  const look = useLook()
  const policy = useObservable(() => keys.watch(device.userKey), [device])?.policy
  const [isSettingUp, setSettingUp] = useState(asksNewPin)
  const [leaving, setLeaving] = useState<{ counts: TrayCounts; to: string }>()
  const exit = useExitGuard()
  const frame = useTexts('frame')
  const words = useTexts('words')
  const place = usePlaceAt(path)
  const title = path === NOWHERE ? frame('notFound') : place.title
  const product = words('product')
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title, product])
  const { otherSite } = config

  const isRequired = policy?.fieldMode === 'required' && mode === 'session'
  const signOut = (to = '/') =>
    exit.guard(async () => {
      const counts = await countUnsent(device.userKey)
      if (unsentOf(counts) > 0) setLeaving({ counts, to })
      else await leave('all', to)
    })
  return (
    <PathContext value={path}>
      <Shell
        path={path}
        title={title}
        company={company ?? (companySelectorId === ALL_COMPANIES ? undefined : companySelectorId)}
        site={config.site}
        solutions={config.solutions ?? NO_SOLUTIONS}
        onSwitchSite={otherSite ? () => signOut(`${otherSite}/auth/login`) : undefined}
        colorMode={look.colorMode}
        onColorMode={look.choose}
        fieldMode={policy?.fieldMode === 'forbidden' ? undefined : mode !== 'session'}
        onFieldMode={() => setSettingUp(true)}
        onLock={lockNow}
        onNavigate={go}
        onSignOut={() => signOut()}
        onSignIn={() => void forgetSession().then(() => location.reload())}
        renderLink={({ to, ...rest }) => <Link to={to} {...rest} />}
      >
        <ExternalLinksContext value={links}>
          <PageGate />
        </ExternalLinksContext>
      </Shell>
      <Suspense fallback={null}>
        {leaving ? (
          <LeaveDialog
            counts={leaving.counts}
            mayKeep={policy?.keepSealed ?? true}
            onLeave={(extent) => leave(extent, leaving.to)}
            onClose={() => setLeaving(undefined)}
          />
        ) : isSettingUp || isRequired ? (
          <DeviceFieldMode
            occasion={asksNewPin ? 'newPin' : policy?.fieldMode === 'required' ? 'required' : 'asked'}
            onSignOut={() => signOut()}
            onClose={() => {
              setSettingUp(false)
              forgetForgotten()
            }}
          />
        ) : null}
        {lost ? <LostNotice count={lost.count} since={lost.since} onDismiss={forgetLost} /> : null}
      </Suspense>
      {exit.dialog}
      <AgreementGate />
      <ToastRegion label={t('notices')} dismissLabel={words('dismiss')} />
      <Suspense fallback={null}>
        <UpdatePrompt />
      </Suspense>
    </PathContext>
  )
}
