import { sql } from 'kysely'
import {
  addSeats,
  availableOf,
  countsOf,
  LICENSE_POOL_ID,
  poolOf,
  shortOf,
} from '#shared/domain/licenses/license-pool.ts'
import type { ModuleNumber, Seat } from '#shared/domain/licenses/seat.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** The seats of an organization, as this transaction leaves them so far. */
export interface OpenPool {
  /** How many seats of a licence are left. */
  left: (moduleNumber: ModuleNumber) => number
  /** Whether these changes would take more seats than are left. */
  isShortBy: (changes: readonly { before: readonly Seat[]; after: readonly Seat[] }[]) => boolean
}

/**
 * Takes the seats of an organization until the transaction ends, so that nobody else gives away what is given away here
 * (EMP-22). What was bought is locked, for it is there before anything was assigned; who comes second reads how many
 * seats the first has left.
 */
export async function openPool(work: Work): Promise<OpenPool> {
  await lockPool(work)
  const { row: subscription } = work.get('subscription', work.organizationId)
  const counts = countsOf(work.get('licensePool', LICENSE_POOL_ID).row)
  addChanges(counts, work)
  return {
    left: (moduleNumber) => availableOf(subscription, counts, moduleNumber),
    isShortBy: (changes) => {
      const taken = new Map<ModuleNumber, number>()
      for (const { before, after } of changes) {
        addSeats(taken, before, -1)
        addSeats(taken, after, 1)
      }
      return shortOf(subscription, counts, taken).length > 0
    },
  }
}

/** Counts everybody's seats anew, with what this transaction has changed. It is the last that a transaction does about them. */
export async function recountPool(work: Work): Promise<void> {
  await lockPool(work)
  const { rows } = await sql<{ seats: Seat[]; people: number }>`
    select seats, count(*)::int as people from employee
    where organization_id = ${work.organizationId}::uuid and seats <> '[]' group by seats`.execute(work.tx)
  const counts = new Map<ModuleNumber, number>()
  for (const { seats, people } of rows) addSeats(counts, seats, people)
  addChanges(counts, work)
  const next = poolOf(counts)
  if (canonicalJson(work.get('licensePool', LICENSE_POOL_ID).row) !== canonicalJson(next))
    work.put('licensePool', next)
}

async function lockPool(work: Work): Promise<void> {
  await work.load('subscription', [work.organizationId])
  await work.load('licensePool', [LICENSE_POOL_ID])
}

function addChanges(counts: Map<ModuleNumber, number>, work: Work): void {
  for (const { before, after } of work.changed('employee')) {
    addSeats(counts, before?.seats ?? [], -1)
    addSeats(counts, after?.seats ?? [], 1)
  }
}
