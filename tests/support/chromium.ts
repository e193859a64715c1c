import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** The Chromium that the journeys drive: CHROMIUM_PATH, else the system's, else the one Playwright downloaded. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  const candidates = given ? [given] : [SYSTEM_CHROMIUM, chromium.executablePath()]
  return candidates.find((file) => existsSync(file))
}
