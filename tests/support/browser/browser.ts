import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium, findHeadlessShell } from './chromium.ts'

/**
 * What stays switched off: what the driver switches off, whose list this takes the place of, and the page of its own that a
 * browser loads for suggestions under its address bar, which busies one core for a second after each start. The window of
 * an installed app has no such bar.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** What keeps a browser from doing things of its own. */
export const QUIET = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SITES = ['*.example.com', '*.example.net']

export interface ProfileOptions extends BrowserContextOptions {
  profile: string
  headless?: boolean
  /** Starts in half the time, without what the engine alone does not do: to ask for notifications. */
  isEngineAlone?: boolean
  /** A folder with an extension, unpacked, with which the browser starts. */
  extension?: string
  /** The port of this machine at which the browser finds every site of example.com and example.net. */
  sitesAt?: number
}

/**
 * Opens a browser whose data lies in the folder `profile`. The same folder may be opened again after the browser was
 * closed or killed: what the pages kept is still there.
 */
export async function launchBrowser({
  profile,
  isEngineAlone = false,
  extension,
  sitesAt,
  ...options
}: ProfileOptions): Promise<BrowserContext> {
  const executablePath = (isEngineAlone ? findHeadlessShell() : undefined) ?? requireChromium()
  forgetKilledBrowser(profile)
  const args = [
    ...QUIET,
    ...(extension === undefined ? [] : [`--load-extension=${extension}`]),
    ...(sitesAt === undefined
      ? []
      : [`--host-resolver-rules=${SITES.map((each) => `MAP ${each} 127.0.0.1:${sitesAt}`).join(', ')}`]),
  ]
  const ignoreDefaultArgs = extension === undefined ? [] : ['--disable-extensions']
  return chromium.launchPersistentContext(profile, { executablePath, args, ignoreDefaultArgs, ...options })
}

/** Opens a browser for many devices: each of its contexts is one that nobody has used before. */
export const launchSharedBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessShell() ?? requireChromium(), args: QUIET })

export function requireChromium(): string {
  const path = findChromium()
  if (!path) throw new Error('There is no Chromium: set CHROMIUM_PATH, or run npm test, which installs one.')
  return path
}

/** A killed Chromium leaves files that say its profile is in use. */
export function forgetKilledBrowser(profile: string) {
  for (const name of namesIn(profile)) {
    if (name.startsWith('Singleton')) rmSync(join(profile, name), { force: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
