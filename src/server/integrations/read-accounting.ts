import { sql } from 'kysely'
import { type Payee, payeeLimits } from '#shared/domain/payees/payee.ts'
import type { Expense } from '#server/connectors/accounting.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { keptGrant } from './kept-grant.ts'
import { stableId } from './stable-id.ts'
import { type Run, stillConnected, type SyncParts } from './sync-run.ts'

/** So many rows are written together. */
const WRITTEN_AT_ONCE = 1000

/**
 * Reads what a company has paid. Nothing is judged by a list that is not whole: one that breaks off changes nothing. What is
 * deleted there, or too long ago, is gone here after it.
 */
export async function readAccounting(parts: SyncParts, run: Run): Promise<void> {
  const { integration, organizationId } = run
  const kept = keptGrant(parts, { organizationId, integrationId: integration.id })
  const books = capabilityOf(parts.vendors, integration.type, 'accounting')(kept)
  const companyName = await books.companyName()
  const since = new Date(parts.now() - payeeLimits.window).toISOString().slice(0, 10)
  const payees = (await allPages(books.expenses(since)))
    .map((expense) => toPayee(integration.customer_id, expense))
    .toSorted((a, b) => b.posted_on.localeCompare(a.posted_on) || a.id.localeCompare(b.id))
    .slice(0, payeeLimits.most)
  await storePayees(parts, run, payees)
  const at = new Date(parts.now()).toISOString()
  await commit(parts, organizationId, async (work) => {
    const connected = await stillConnected(work, run)
    work.put('task', { ...run.task, read: payees.length, state: 'completed', finished_at: at })
    work.put('integration', {
      ...connected,
      state: 'Sync Successful',
      tenant_name: companyName || connected.tenant_name,
      last_synced: at,
      fault: null,
    })
  })
}

const toPayee = (customerId: string, { id, postedOn, ...expense }: Expense): Payee => ({
  id: stableId(customerId, 'payee', id),
  customer_id: customerId,
  posted_on: postedOn,
  ...expense,
})

/** In several transactions; what was there and is not told any more goes with the first. */
async function storePayees(parts: SyncParts, run: Run, payees: readonly Payee[]): Promise<void> {
  for (let from = 0; from === 0 || from < payees.length; from += WRITTEN_AT_ONCE) {
    const some = payees.slice(from, from + WRITTEN_AT_ONCE)
    await commit(parts, run.organizationId, async (work) => {
      await stillConnected(work, run)
      const told = new Set(payees.map(({ id }) => id))
      const gone =
        from > 0 ? [] : (await payeeIds(work, run.integration.customer_id)).filter((id) => !told.has(id))
      await work.load('payee', [...gone, ...some.map(({ id }) => id)])
      for (const id of gone) work.remove('payee', id)
      const count = { added: 0, changed: 0 }
      for (const payee of some) {
        const { row } = work.get('payee', payee.id)
        if (row && JSON.stringify(row) === JSON.stringify(payee)) continue
        count[row ? 'changed' : 'added'] += 1
        work.put('payee', payee)
      }
      const { task } = run
      run.task = {
        ...task,
        read: payees.length,
        added: task.added + count.added,
        changed: task.changed + count.changed,
        vanished: task.vanished + gone.length,
      }
      work.put('task', run.task)
    })
  }
}

/** What is kept of what a company has paid. */
export async function payeeIds({ organizationId, tx }: Work, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payee where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
