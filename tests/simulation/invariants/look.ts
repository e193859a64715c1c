import type { Cursor } from '#client/data/rows/data-database.ts'
import type { ServerRow } from '#client/data/rows/merge.ts'
import type { Tab } from '../tab.ts'
import type { World } from '../world.ts'

interface Look {
  rows: ReadonlyMap<string, ServerRow<'employee'>>
  answers: ReadonlyMap<string, ServerRow<'tenantAnswers'>>
  /** The device's cursor after the rows were read, and before. */
  cursor: Cursor | undefined
  before: Cursor | undefined
}

/**
 * What somebody sees who looks at a company: I5, no row goes back; I7, no half of a server transaction. Between two
 * pages of one pull a row that was changed once more is still to come, while the others of its transaction are there.
 */
export function checkLook(world: World, tab: Tab, customerId: string, look: Look): void {
  const { rows, answers, cursor, before } = look
  const { trace, ledger } = world
  const pair = world.pairs.get(customerId)
  const isBetween = [cursor, before].some((each) => each && ledger.isBorder(each))
  if (pair && !isBetween) {
    const [one, two] = pair.map((id) => rows.get(id)?.row.phone)
    if (one !== undefined && two !== undefined && one !== two)
      trace.fail('I7 atomic page', `${tab.name} sees ${one} and ${two}, which were always written together`)
  }
  if (!cursor) return
  const seen = ledger.seenBy(tab.device, `${tab.userKey} ${cursor.epoch}`)
  for (const [id, { v }] of [...rows, ...answers]) {
    const before = seen.get(id) ?? 0
    if (v < before) trace.fail('I5 rows', `${tab.name} sees ${id} at ${v}, and saw it at ${before}`)
    seen.set(id, Math.max(v, before))
  }
}
