import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from '../../tests/support/chromium.ts'
import { run } from './run.mjs'

/** Makes sure that there is a Chromium for the journeys; gives a sentence when there is none to be had. */
export async function ensureChromium() {
  const given = process.env['CHROMIUM_PATH']
  if (given) return existsSync(given) ? undefined : `CHROMIUM_PATH is ${given}, where there is no file.`
  if (findChromium()) return undefined
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    console.log('Installing Chromium for the journeys ...')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
    if (findChromium()) return undefined
  }
  console.log('Downloading Chromium for the journeys ...')
  await run('playwright-core', ['install', 'chromium'])
  if (findChromium()) return undefined
  return 'The journeys need Chromium, which was not found and could not be installed: set CHROMIUM_PATH to one.'
}

const isOnPath = (program) =>
  process.env['PATH'].split(delimiter).some((folder) => existsSync(join(folder, program)))
