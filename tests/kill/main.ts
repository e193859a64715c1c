import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type KillSummary, runKills } from './run-kills.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '25' }, seed: { type: 'string' } },
})
const kills = naturalOf('kills', values.kills)
const seed = naturalOf('seed', values.seed ?? String(Date.now() % 1_000_000))

const folder = mkdtempSync(join(tmpdir(), 'castellan-kill-'))
console.log(`${kills} kills with the seed ${seed}`)
try {
  const summary = await runKills({ kills, seed, folder, say: (line) => console.log(line) })
  describe(summary)
  if (summary.violations.length > 0) {
    console.error(`\n${summary.violations.length} broken promises with the seed ${seed}:`)
    for (const violation of summary.violations) console.error(`  ${violation}`)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function describe({ kills: byPhase, inTheMiddle, confirmed, atServer, erased, lost, twice }: KillSummary) {
  const phases = Object.entries(byPhase).map(([phase, count]) => `${phase} ${count}`)
  console.log(`\n${kills} kills: ${phases.join(', ')}; ${inTheMiddle} in the middle of it`)
  console.log(
    `${confirmed} confirmed, ${atServer} at the server, ${erased} erased before, ${lost} lost, ${twice} twice`,
  )
}

function naturalOf(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} takes a whole number, not ${text}`)
  return number
}
