import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useObservable } from 'dexie-react-hooks'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { PathContext } from '#client/machines/path-context.ts'
import { ExternalLinksContext } from '#client/machines/use-external-links.ts'
import { ResourcesContext } from '#client/machines/use-resources.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ToastRegion } from '#client/ui/overlays/toast-region.tsx'
import { DeviceDialogs } from './device/device-dialogs.tsx'
import type { CornerProps } from './corner/corner.tsx'
import { AgreementGate } from './session/agreement-gate.tsx'
import { keys } from './device/device-storage.ts'
import { externalLinks, resources } from './external-links.ts'
import { useLook } from './look.tsx'
import { noteAsked } from './offers/asked-note.ts'
import { forgetSession } from './session/session.ts'
import { useSignOut } from './session/use-sign-out.ts'
import { useOpenPath } from './routes/open-route.ts'
import { PageGate } from './routes/page-gate.tsx'
import { Shell } from './shell/shell.tsx'
import { useTitle } from './shell/use-title.ts'
import { useLock } from './lock/use-lock.ts'

const Corner = lazy<ComponentType<CornerProps>>(() =>
  import('./corner/corner.tsx').then(
    ({ Corner }) => ({ default: Corner }),
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
  const words = useTexts('words')
  const device = useDevice()
  const { config, mode, asksNewPin, lockNow } = useLock()
  const openPath = useOpenPath()
  const path = openPath ?? NOWHERE
  const title = useTitle(openPath)
  const company = useOpenCompany()
  const go = useGo()
  const links = useObservable(externalLinks.watch)
  const lists = useObservable(resources.watch)
  const look = useLook()
  const policy = useObservable(() => keys.watch(device.userKey), [device])?.policy
  const [isSettingUp, setSettingUp] = useState(asksNewPin)
  const [isReloading, setReloading] = useState(false)
  const { signOut, asked, stay, guard, exitDialog } = useSignOut()
  const { otherSite } = config
  const setUp = () => {
    // Who opens it knows of it.
    noteAsked('fieldMode', device.userKey)
    setSettingUp(true)
  }
  if (isReloading) return <Reload />
  return (
    <PathContext value={path}>
      <Shell
        path={path}
        title={title}
        company={company}
        site={config.site}
        solutions={config.solutions ?? NO_SOLUTIONS}
        onSwitchSite={otherSite ? () => signOut(`${otherSite}/auth/login`) : undefined}
        colorMode={look.colorMode}
        onColorMode={look.choose}
        fieldMode={policy?.fieldMode === 'forbidden' ? undefined : mode !== 'session'}
        onFieldMode={setUp}
        onLock={lockNow}
        onNavigate={go}
        onSignOut={() => signOut()}
        onSignIn={() => void forgetSession().then(() => location.reload())}
        renderLink={({ to, ...rest }) => <Link to={to} {...rest} />}
      >
        <ExternalLinksContext value={links}>
          <ResourcesContext value={lists}>
            <PageGate />
          </ResourcesContext>
        </ExternalLinksContext>
      </Shell>
      <DeviceDialogs
        policy={policy}
        asked={asked}
        isSettingUp={isSettingUp}
        onStay={stay}
        onSetUp={() => setSettingUp(false)}
        onSignOut={() => signOut()}
      />
      {exitDialog}
      <AgreementGate />
      <ToastRegion label={t('notices')} dismissLabel={words('dismiss')} />
      <Suspense fallback={null}>
        <Corner
          policy={policy?.fieldMode}
          guard={guard}
          onReload={() => setReloading(true)}
          onFieldMode={setUp}
        />
      </Suspense>
    </PathContext>
  )
}

/** In the place of all screens, whose entries are gone by then: the browser would ask about these. */
function Reload() {
  useEffect(() => location.reload(), [])
  return null
}

/** The company that the address names; undefined for all. */
function useOpenCompany(): string | undefined {
  const { search } = useLocation()
  const { companySelectorId } = useParams({ strict: false })
  const { company } = search as { company?: string }
  return company ?? (companySelectorId === ALL_COMPANIES ? undefined : companySelectorId)
}
