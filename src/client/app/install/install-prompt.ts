import { useSyncExternalStore } from 'react'
import { installWay, type InstallWay } from './install-way.ts'

/** Only Chromium tells that it could install the app, and lets a page choose when it asks. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

const INSTALLED = ['standalone', 'window-controls-overlay', 'minimal-ui', 'fullscreen']
  .map((mode) => `(display-mode: ${mode})`)
  .join(', ')

let kept: InstallPrompt | undefined
let isInstalledNow = false
const listeners = new Set<() => void>()

const keep = (prompt: InstallPrompt | undefined) => {
  kept = prompt
  for (const listener of listeners) listener()
}

/** Keeps the browser's own prompt until somebody asks for it. To be called before anything is drawn: it comes once. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => {
    isInstalledNow = true
    keep(undefined)
  })
}

/** Whether this window is the installed app. */
export const isInstalled = (): boolean =>
  matchMedia(INSTALLED).matches ||
  // Safari of iPhones and iPads had this first.
  (navigator as { standalone?: boolean }).standalone === true

const look = (): InstallWay | undefined =>
  installWay({
    hasPrompt: kept !== undefined,
    isInstalled: isInstalledNow || isInstalled(),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })

/** How the app can be installed here; undefined where it is, or cannot be. */
export const useInstallWay = (): InstallWay | undefined => useSyncExternalStore(subscribe, look)

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/** Lets the browser ask. To be called within a press. A prompt asks once; the browser gives another one if it was refused. */
export async function promptToInstall(): Promise<void> {
  const prompt = kept
  keep(undefined)
  await prompt?.prompt().catch(() => {})
}
