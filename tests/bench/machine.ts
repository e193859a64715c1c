import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { findChromium } from '#tests/support/browser/chromium.ts'

export interface Machine {
  cores: number
  memoryGB: number
  node: string
  chromium: string
  /** Load average over one minute before the bench began; other work of the machine shows in it. */
  loadBefore: number
  date: string
}

export function describeMachine(): Machine {
  const file = findChromium()
  if (!file) throw new Error('There is no Chromium: set CHROMIUM_PATH, or run npm test, which installs one.')
  const version = execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return {
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    chromium: /\d+(\.\d+)+/.exec(version)?.[0] ?? version.trim(),
    loadBefore: loadavg()[0] ?? 0,
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
  }
}
