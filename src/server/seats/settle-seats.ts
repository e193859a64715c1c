import { seated } from '#shared/domain/licenses/assignment.ts'
import type { Seat } from '#shared/domain/licenses/seat.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { handOut, loadPeople } from './hand-out.ts'
import { recountPool } from './pool.ts'

/**
 * What follows for licences from any change of people, whoever made it: a directory, a person, a file, the end of a company.
 * Who has come or is counted again is given what everybody of their company has, and the pool is counted anew.
 */
export async function settleSeats(work: Work): Promise<void> {
  const arrived = work
    .changed('employee')
    .flatMap(({ before, after }) =>
      after && !after.ignored && (!before || before.ignored || isOtherwise(before, after))
        ? after.customer_id
        : [],
    )
  for (const customerId of new Set(arrived)) await handOut(work, customerId)
  if (work.changed('employee').some(({ before, after }) => isOtherwise(before, after)))
    await recountPool(work)
}

/** Nobody holds a licence for a company that is deactivated; one that is back has what it had switched on (ORG-09). */
export async function settleCompanies(work: Work): Promise<void> {
  for (const { before, after } of work.changed('customer')) {
    if (!before || !after || before.active === after.active) continue
    if (after.active) await handOut(work, after.id)
    else
      for (const each of await loadPeople(work, after.id))
        if (each.seats.length > 0) work.put('employee', seated(each, []))
  }
}

type Seated = { seats: readonly Seat[] } | undefined

const isOtherwise = (before: Seated, after: Seated): boolean =>
  canonicalJson(before?.seats ?? []) !== canonicalJson(after?.seats ?? [])
