import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium, findHeadlessShell } from '../../tests/support/browser/chromium.ts'
import { run } from './run.mjs'

/** Makes sure that there is a Chromium for the journeys; gives a sentence when there is none to be had. */
export async function ensureChromium() {
  const given = process.env['CHROMIUM_PATH']
  if (given) return existsSync(given) ? undefined : `CHROMIUM_PATH is ${given}, where there is no file.`
  if (findChromium() && findHeadlessShell()) return undefined
  if (process.getuid?.() === 0 && isOnPath('apt-get')) await installBySystem()
  if (findChromium()) return undefined
  console.log('Downloading Chromium for the journeys ...')
  await run('playwright-core', ['install', 'chromium'])
  if (findChromium()) return undefined
  return 'The journeys need Chromium, which was not found and could not be installed: set CHROMIUM_PATH to one.'
}

/** The shell is a package of its own, which some systems lack: the journeys go on without it, more slowly. */
async function installBySystem() {
  console.log('Installing Chromium for the journeys ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const quick = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=30']
  const install = (name) =>
    run('apt-get', [...quick, 'install', '-y', '-qq', '--no-install-recommends', name], { env })
  await run('apt-get', [...quick, 'update', '-qq'], { env })
  if (!findChromium()) await install('chromium')
  if (!findHeadlessShell()) await install('chromium-headless-shell')
}

const isOnPath = (program) =>
  process.env['PATH'].split(delimiter).some((folder) => existsSync(join(folder, program)))
