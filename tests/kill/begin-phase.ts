import type { Rest } from '#tests/support/rest.ts'
import type { KillServer } from './kill-server.ts'
import type { Phase } from './phases.ts'
import type { Victim } from './victim.ts'

/** Changes that are made in a phase. */
const AMOUNT = { queue: 240, flush: 420, wipe: 30 }
/** So many deltas are folded into the segments. */
const FOLDED = 25

interface Parts {
  victim: Victim
  server: KillServer
  rest: Rest
  /** Different in every call of one run, and rising. */
  mark: string
}

/** Brings a device that is at rest to the beginning of a phase, and lets it run on. The server may be left hanging. */
export async function beginPhase(phase: Phase, parts: Parts): Promise<void> {
  const { victim, server, mark } = parts
  const queue = (count: number) =>
    victim
      .browser()
      .page.evaluate((given) => window.device.queue(...given), [count, mark] as [number, string])

  switch (phase) {
    case 'load': {
      await victim.startAnew()
      await victim.signIn()
      return victim.begin(() => victim.browser().page.evaluate(() => window.device.load()))
    }
    case 'queue': {
      server.hang()
      return victim.begin(() => queue(AMOUNT.queue))
    }
    case 'flush': {
      server.hang()
      await queue(AMOUNT.flush)
      await victim.begin(() => victim.browser().page.evaluate(() => window.device.flush()))
      return server.goOn()
    }
    case 'compaction':
      return beginCompaction(parts)
    case 'wipe': {
      server.hang()
      await queue(AMOUNT.wipe)
      return victim.begin(() => victim.browser().page.evaluate(() => window.device.wipe()))
    }
  }
}

/** Somebody else changes one thing after the other, until the device has so much of it that it folds. */
async function beginCompaction({ victim, rest, mark }: Parts) {
  const browser = victim.browser()
  const companies = await rest.companies()
  const people = (await Promise.all(companies.map(({ id }) => rest.employees(id)))).filter(
    (employees) => employees.length > 0,
  )
  for (let n = 0; victim.seen().deltas < FOLDED; n++) {
    const before = victim.seen().deltas
    const more = browser.heard((report) => report.type === 'deltas' && report.count !== before)
    const somebody = people[n % people.length]?.[0]
    if (somebody) await rest.changeEmployee(somebody.id, { department: `Folded ${mark} ${n}` })
    await more
  }
  victim.markBegun()
  browser
    .heard((report) => report.type === 'deltas' && report.count === 0)
    .then(victim.markDone)
    .catch(() => {})
}
