import { createRandom } from '#server/demo/random.ts'
import { openRest, type Rest } from '#tests/support/rest.ts'
import { beginPhase } from './begin-phase.ts'
import { everybody, wrongAtRest, wrongAtStart } from './check-device.ts'
import { startKillServer } from './kill-server.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createPhaseChooser, type Phase, PHASES } from './phases.ts'
import { createVictim, type Victim } from './victim.ts'

export interface KillSummary {
  kills: Record<Phase, number>
  /** How many of them came before the phase was over. */
  inTheMiddle: number
  /** Changes that a device confirmed, those that the server has, and those that were erased by a wipe before. */
  confirmed: number
  atServer: number
  erased: number
  lost: number
  twice: number
  /** One sentence for each promise that was broken. */
  violations: string[]
}

interface Settings {
  kills: number
  seed: number
  /** Temporary; everything of the run lies in it. */
  folder: string
  /** Hears a line about each kill. */
  say?: (line: string) => void
}

/**
 * Kills a browser again and again at random moments, opens its profile again, and looks whether what it had confirmed
 * is still there, was carried out once, and ends up the same on both sides (sync.md 11.3).
 */
export async function runKills({ kills, seed, folder, say = () => {} }: Settings): Promise<KillSummary> {
  const random = createRandom(seed).next
  const chooser = createPhaseChooser(random)
  const ledger = createLedger()
  const server = await startKillServer(folder)
  const victim = createVictim(folder, server.url, ledger)
  const summary = emptySummary()
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const phase = chooser.next()
      const rest = await openRest(server.url, 'owner')
      await beginPhase(phase, { victim, server, rest, mark: String(kill).padStart(4, '0') })
      const ms = await lasting(chooser.moment(phase), victim.isDone)
      const isOver = victim.isDone()
      if (isOver) chooser.took(phase, ms)
      await victim.browser().kill()
      server.goOn()

      const { wrong, note } = await reopen({ phase, victim, rest, ledger, summary, random })
      summary.kills[phase]++
      if (!isOver) summary.inTheMiddle++
      summary.violations.push(...wrong.map((each) => `kill ${kill} (${phase}): ${each}`))
      const { confirmed, settled, erased } = ledger.counts()
      const when = `after ${ms.toFixed(0).padStart(5)} ms, ${isOver ? 'when it was over' : 'in the middle   '}`
      const counts = `confirmed ${confirmed}, at the server ${settled}, erased ${erased}`
      say(`${String(kill).padStart(4)}  ${phase.padEnd(11)} ${when}  ${counts}  ${note}`)
      for (const each of wrong) say(`      WRONG: ${each}`)
    }
    await victim.close()
    const known = await server.endAndLook((db) =>
      db.selectFrom('idem').select('key').where('version', '>', 0).execute(),
    )
    const keys = new Set(known.map(({ key }) => key))
    const unknown = ledger.keys().filter((key) => !keys.has(key))
    summary.violations.push(...unknown.map((key) => `the server does not know the key ${key}`))
    const { confirmed, settled, erased } = ledger.counts()
    return { ...summary, confirmed, atServer: settled, erased }
  } catch (cause) {
    await victim.browser().kill()
    await server.endAndLook(async () => {})
    throw cause
  }
}

interface Reopening {
  phase: Phase
  victim: Victim
  rest: Rest
  ledger: Ledger
  summary: KillSummary
  random: () => number
}

/** Opens the profile of a killed browser and lets the device come to rest; gives what is wrong with it. */
async function reopen({ phase, victim, rest, ledger, summary, random }: Reopening) {
  const last = victim.seen()
  const browser = await victim.open()
  const found = await browser.page.evaluate(() => window.device.find())
  const wrong = wrongAtStart(phase, found, last)
  const rows = await everybody(rest)
  if (found.after.isSignedIn) {
    const lost = ledger.lost(found.commands, rows)
    summary.lost += lost.length
    wrong.push(...lost.map((each) => `lost: ${each}`))
  } else {
    ledger.settle(rows)
    ledger.erase()
    await victim.signIn()
  }
  await browser.page.evaluate(() => window.device.open())
  await victim.comeToRest(rest).catch((cause: unknown) => wrong.push(`no rest: ${String(cause)}`))

  const atRest = await everybody(rest)
  const missing = ledger.settle(atRest)
  const twice = ledger.twice(atRest)
  summary.lost += missing.length
  summary.twice += twice.length
  wrong.push(
    ...missing.map((each) => `not at the server after rest: ${each}`),
    ...twice.map((each) => `carried out twice: ${each}`),
    ...(await wrongAtRest(browser, rest, random)),
  )
  const wipe = found.after.isSignedIn ? 'not begun' : found.wasWiping ? 'finished at the start' : 'complete'
  return {
    wrong,
    note: `version ${last.version}, ${last.deltas} deltas${phase === 'wipe' ? `, ${wipe}` : ''}`,
  }
}

/** Waits for a moment, or for the end of what runs where that is earlier; gives how long it was. */
async function lasting(ms: number, isOver: () => boolean): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < ms && !isOver()) await new Promise((resolve) => setTimeout(resolve, 2))
  return performance.now() - start
}

const emptySummary = (): KillSummary => ({
  kills: Object.fromEntries(PHASES.map((phase) => [phase, 0])) as Record<Phase, number>,
  inTheMiddle: 0,
  confirmed: 0,
  atServer: 0,
  erased: 0,
  lost: 0,
  twice: 0,
  violations: [],
})
