import { type ChildProcess, spawn } from 'node:child_process'
import { type BrowserContext, chromium } from 'playwright-core'
import { forgetKilledBrowser, QUIET, requireChromium } from './browser.ts'

/** A browser as a process group of our own, without what Playwright changes about one that it starts. */
export interface KillableBrowser {
  context: BrowserContext
  /** Every process of it at once, as a power cut would: nothing is written any more. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

const ALONE = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--no-default-browser-check',
  '--password-store=basic',
  '--window-size=1440,1000',
]

/** Opens a browser on a profile, which may be one that was killed before. */
export async function spawnBrowser(profile: string): Promise<KillableBrowser> {
  forgetKilledBrowser(profile)
  const child = spawn(requireChromium(), [...QUIET, ...ALONE, `--user-data-dir=${profile}`, 'about:blank'], {
    // A group of its own, so that one signal reaches all of it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async () => {
    signalGroup(child, 'SIGKILL')
    await ended
    await groupEnded(child)
  }
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child), { noDefaults: true })
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no profile')
    return {
      context,
      kill,
      close: async () => {
        const devTools = await browser.newBrowserCDPSession()
        await devTools.send('Browser.close').catch(() => {})
        await ended
        await groupEnded(child)
      },
    }
  } catch (cause) {
    await kill()
    throw cause
  }
}

/** Signals a whole group; false where nobody of it is left. Signal 0 only asks. */
function signalGroup({ pid }: ChildProcess, signal: 'SIGKILL' | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** The storage has a process of its own: as long as that lives it holds the profile's databases. */
async function groupEnded(child: ChildProcess): Promise<void> {
  while (signalGroup(child, 0)) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Where a browser says that it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}:\n${said}`)))
    child.once('error', reject)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // What it says later is of no interest, but has to be read.
      if (said.length < 100_000) said += text
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
  })
}
