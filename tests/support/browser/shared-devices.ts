import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { resize } from './resize.ts'

/** A device, and what its pages have thrown and not handled. */
export interface WatchedContext {
  context: BrowserContext
  thrown: string[]
}

interface SharedDevice extends WatchedContext {
  page: Page
  isTaken: boolean
}

type Size = NonNullable<ReturnType<Page['viewportSize']>>

/** What a test wants of a device that it shares. */
export interface Wanted {
  name: string
  /** Signs in on the page of a new device. */
  begin: (page: Page) => Promise<unknown>
  path: string
  viewport?: Size
}

interface Ways {
  open: () => Promise<WatchedContext>
  usual: Size
  /** What the pages of a test that failed show. */
  describe: (context: BrowserContext) => Promise<string[]>
}

/** An address at which there is no screen. */
const NOWHERE = '/nowhere'

/** Devices that the tests of a file share, because to sign in costs ten times as much as to go to a screen. */
export function shareDevices({ open, usual, describe }: Ways) {
  const devices = new Map<string, SharedDevice>()

  async function openDevice(name: string): Promise<SharedDevice> {
    const { context, thrown } = await open()
    const device = { context, thrown, page: await context.newPage(), isTaken: false }
    devices.set(name, device)
    return device
  }

  /** What is thrown fails the test that has the device; one that failed leaves the next a device that nobody used. */
  function take(name: string, device: SharedDevice) {
    if (device.isTaken) return
    device.isTaken = true
    onTestFinished(async ({ task }) => {
      device.isTaken = false
      const { context, page, thrown } = device
      if (task.result?.state === 'fail' || page.isClosed()) {
        const shown = await describe(context)
        await context.close()
        devices.delete(name)
        expect(shown, 'what the pages showed when the test failed').toEqual([])
      } else await tidy(device)
      expect(thrown.splice(0), 'errors that no page has handled').toEqual([])
    })
  }

  return {
    /** The page of a device, at a screen that is drawn anew; the first test that asks has the device begun. */
    page: async ({ name, begin, path, viewport = usual }: Wanted): Promise<Page> => {
      const known = devices.get(name)
      const device = known ?? (await openDevice(name))
      take(name, device)
      const { page } = device
      if (!known) await begin(page)
      await lead(page, NOWHERE)
      const nothing = page.getByText('OOPS! Something went wrong here', { exact: true })
      await nothing.waitFor()
      await resize(page, viewport)
      await lead(page, path)
      await nothing.waitFor({ state: 'detached' })
      return page
    },
    /** Closes all of them; gives what they have thrown since the last test. */
    close: async (): Promise<string[]> => {
      for (const { context } of devices.values()) await context.close()
      return [...devices.values()].flatMap(({ thrown }) => thrown)
    },
  }
}

/** Ends what a test has set for the whole device, and closes pages that it opened beside the shared one. */
async function tidy({ context, page }: SharedDevice) {
  for (const each of context.pages()) if (each !== page) await each.close()
  await context.unrouteAll()
  await context.clearPermissions()
  await context.setOffline(false)
}

const lead = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
