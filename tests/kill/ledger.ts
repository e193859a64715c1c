import type { Employee } from '#shared/domain/employees/employee.ts'
import type { FoundCommand } from './page/found.ts'
import { type Confirmed, TITLE } from './page/reports.ts'

/** What a device has confirmed, and whether the server has it. */
export interface Ledger {
  confirm: (confirmed: Confirmed) => void
  /** Confirmed changes that are neither in the queue nor on the server: each one is a loss. */
  lost: (commands: readonly FoundCommand[], rows: ReadonlyMap<string, Employee>) => string[]
  /** Takes what is on the server as settled; gives what is not. */
  settle: (rows: ReadonlyMap<string, Employee>) => string[]
  /** Settled changes that the server does not have any more, or not once: something was carried out a second time. */
  twice: (rows: ReadonlyMap<string, Employee>) => string[]
  /** Somebody had the device erased: what had not arrived is gone by their wish. */
  erase: () => void
  keys: () => readonly string[]
  counts: () => { confirmed: number; settled: number; erased: number }
}

export function createLedger(): Ledger {
  /** By key: a change that was merged with one that still waited is told again under the same key. */
  const open = new Map<string, Confirmed>()
  const settled = new Set<string>()
  /** Of each person who was added or changed what the server had last. */
  const latest = new Map<string, Confirmed>()
  const keys = new Set<string>()
  let erased = 0

  return {
    confirm(confirmed) {
      open.set(confirmed.key, confirmed)
      keys.add(confirmed.key)
    },
    lost(commands, rows) {
      const queued = new Map(commands.map((command) => [command.key, command]))
      return [...open.values()]
        .filter((each) => !isOnServer(each, rows) && !isQueued(each, queued.get(each.key)))
        .map(describe)
    },
    settle(rows) {
      const missing: string[] = []
      for (const [key, each] of open) {
        if (!isOnServer(each, rows)) missing.push(describe(each))
        else {
          open.delete(key)
          settled.add(key)
          latest.set(`${each.made} ${each.id}`, each)
        }
      }
      return missing
    },
    twice(rows) {
      const reverted = [...latest.values()].filter((each) => !isOnServer(each, rows)).map(describe)
      const emails = new Map<string, number>()
      for (const { email } of rows.values()) emails.set(email, (emails.get(email) ?? 0) + 1)
      return [...reverted, ...[...emails].filter(([, count]) => count > 1).map(([email]) => email)]
    },
    erase() {
      erased += open.size
      for (const key of open.keys()) keys.delete(key)
      open.clear()
    },
    keys: () => [...settled],
    counts: () => ({ confirmed: keys.size + erased, settled: settled.size, erased }),
  }
}

/** Of the titles of one person a later one stands for all before it: they were sent in their order. */
function isOnServer(confirmed: Confirmed, rows: ReadonlyMap<string, Employee>): boolean {
  const row = rows.get(confirmed.id)
  if (!row) return false
  if (confirmed.made === 'add') return row.email === confirmed.email
  return row.job_title.startsWith(TITLE) && row.job_title >= confirmed.title
}

function isQueued(confirmed: Confirmed, command: FoundCommand | undefined): boolean {
  if (!command) return false
  if (confirmed.made === 'add') return true
  const { set } = command.args as { set?: { job_title?: string } }
  return (set?.job_title ?? '') >= confirmed.title
}

const describe = (confirmed: Confirmed) =>
  `${confirmed.made} ${confirmed.made === 'add' ? confirmed.email : confirmed.title} (${confirmed.key})`
