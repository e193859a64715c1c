import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const SYSTEM_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const firstThere = (files: readonly string[]) => files.find((file) => existsSync(file))

/** The Chromium that the journeys drive: CHROMIUM_PATH, else the system's, else the one Playwright downloaded. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  return firstThere(given ? [given] : [SYSTEM_CHROMIUM, chromium.executablePath()])
}

/**
 * The same engine without the browser around it: a device that is not installed and asks for no notification needs no
 * more, and starts in half the time. Undefined where there is none, or where CHROMIUM_PATH names the browser to use.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ? undefined : firstThere([SYSTEM_HEADLESS_SHELL])
