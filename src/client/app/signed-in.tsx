import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { LoginData } from '#shared/contract/login-data.ts'
import type { WipeReason } from '#client/data/keys/wipe.ts'
import type { Device } from '#client/data/device/device.ts'
import { noteUnsent } from '#client/data/keys/device-cookie.ts'
import { watchTray } from '#client/data/queue/tray.ts'
import { DeviceContext } from '#client/machines/use-device.ts'
import { ImporterContext } from '#client/machines/use-importer.ts'
import { SiteContext } from '#client/machines/use-site.ts'
import { UploadsContext } from '#client/machines/use-uploads.ts'
import { useLanguage, useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { cookieJar } from './device/device-storage.ts'
import type { DeviceLock } from './lock/device-lock.ts'
import { browserNotes } from './browser-notes.ts'
import { loadExternalLinks } from './external-links.ts'
import { forgetKeptPages } from './kept-page/kept-page.ts'
import { keepPages } from './kept-page/keep-pages.ts'
import { hearLaunches } from './launches.ts'
import { hold } from './device/held.ts'
import { closeSettled } from './notifications/close-settled.ts'
import { keepBadge } from './notifications/badge.ts'
import { hearNotifications } from './notifications/notifications-inbox.ts'
import { closeDevice, openDevice, readFirst } from './device/open-device.ts'
import { watchLogin } from './session/own-user.ts'
import { letsTheSame } from './session/refresh-login.ts'
import { createAppRouter } from './routes/router.tsx'
import type { OpenSession } from './session/session.ts'
import { SessionWatch } from './session/session-watch.tsx'
import { type Lock, LockContext } from './lock/use-lock.ts'
import { useOpenUploads } from './uploads/use-open-uploads.ts'

interface OpenApp {
  device: Device
  router: ReturnType<typeof createAppRouter>
}

interface SignedInProps {
  opened: OpenSession
  lock: Lock
  /** The server was heard. */
  onContact: () => void
  onWipe: (reason: WipeReason) => void
  /** Tells whenever the lock was refused by the server. */
  onRefused: DeviceLock['onRefused']
}

/** The app of one unlocked user: their databases, their sync worker, their screens. */
export function SignedIn({ opened, lock, onContact, onWipe, onRefused }: SignedInProps) {
  const shown = useOpenApp(opened)
  const device = shown?.device
  useEffect(() => {
    if (!device) return undefined
    void loadExternalLinks(device)
    const counting = watchTray(device).subscribe({
      next: (records) => {
        const unsent = records.filter(({ state }) => state !== 'acked')
        noteUnsent(cookieJar, device.userKey, unsent.length, unsent[0]?.createdAt ?? null)
      },
      error: () => {},
    })
    let heard: number | null = null
    const listening = device.sync.status.subscribe(({ fault, lastContact }) => {
      if (fault === 'wiped') onWipe('ordered')
      if (heard !== null && lastContact !== heard) onContact()
      heard = lastContact ?? heard ?? 0
    })
    return () => {
      counting.unsubscribe()
      listening.unsubscribe()
    }
  }, [device, onContact, onWipe])

  useInstalledApp(shown)

  useKeptPages(device)

  const openUploads = useOpenUploads(device, opened.key)

  if (!shown) return null
  return (
    <LockContext value={lock}>
      <SiteContext value={lock.config}>
        <DeviceContext value={shown.device}>
          <UploadsContext value={openUploads}>
            <ImporterContext value={openImporter}>
              <RouterProvider router={shown.router} />
            </ImporterContext>
          </UploadsContext>
          <SessionWatch opened={opened} device={shown.device} router={shown.router} onRefused={onRefused} />
        </DeviceContext>
      </SiteContext>
    </LockContext>
  )
}

async function openImporter() {
  const { createImporter } = await import('./imports/import-client.ts')
  return createImporter()
}

/** The app of an unlocked user; undefined while its databases open. */
function useOpenApp(opened: OpenSession): OpenApp | undefined {
  const [shown, setShown] = useState<OpenApp>()

  useEffect(() => {
    let isOver = false
    const opening = openDevice(opened)
    const letGo = hold(async () => closeDevice(await opening))
    void opening.then(async (device) => {
      await readFirst(device)
      if (!isOver) setShown({ device, router: createAppRouter() })
    })
    // A page that is put aside must not hold what other tabs wait for.
    const leave = () => void opening.then(({ sync }) => sync.stop())
    // A page that the browser kept aside and shows again has no worker any more: it starts anew, from the device.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      isOver = true
      setShown(undefined)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      void letGo()
    }
  }, [opened])

  useEffect(() => {
    const watching = watchLogin(opened).subscribe((login) =>
      setShown((now) => (now && !letsTheSame(now.device.login, login) ? withLogin(now, login) : now)),
    )
    return () => watching.unsubscribe()
  }, [opened])

  return shown
}

/** Keeps what pages look like; when somebody may see something else, what was kept before that is forgotten. */
function useKeptPages(device: Device | undefined) {
  const language = useLanguage()
  const login = device?.login
  const before = useRef<LoginData>(undefined)
  useEffect(() => {
    if (before.current && login && before.current !== login) forgetKeptPages(browserNotes)
    before.current = login ?? before.current
  }, [login])
  useEffect(() => (device ? keepPages(device, language) : undefined), [device, language])
}

/** What comes from outside the page: notifications, the icon of the installed app and what that was pressed for. */
function useInstalledApp({ device, router }: Partial<OpenApp> = {}) {
  const t = useTexts('notifications')
  const language = useLanguage()
  useEffect(() => {
    if (!device || !router) return undefined
    return hearNotifications(device, {
      language,
      open: (path) => router.history.push(path),
      answered: (count) => showToast({ tone: 'ok', text: t('answered', { count }) }),
    })
  }, [device, router, language, t])
  useEffect(() => {
    if (router) hearLaunches((path) => router.history.push(path))
  }, [router])
  useEffect(() => (device ? keepBadge(device) : undefined), [device])
  useEffect(() => (device ? closeSettled(device) : undefined), [device])
}

/** The same device for somebody who may do something else now: every screen looks again. */
const withLogin = ({ device, ...rest }: OpenApp, login: LoginData): OpenApp => ({
  ...rest,
  device: { ...device, login },
})
