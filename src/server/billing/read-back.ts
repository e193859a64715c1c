import type { BillingAccount } from '#shared/domain/billing/billing-account.ts'
import { purchased } from '#shared/domain/billing/plans.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { type BillingPortal, type PortalAccount, PortalError } from './billing-portal.ts'
import { knownAccounts, noteEvent } from './billing.store.ts'

interface Account {
  organizationId: string
  accountId: string
}

/**
 * Asks the portal how an account stands, and has the subscription follow: nothing is taken from what somebody tells. An answer that a later
 * one has overtaken changes nothing. With an event it is done once. Throws a `PortalError`.
 */
export async function readBack(
  parts: CommitParts,
  portal: BillingPortal,
  { organizationId, accountId }: Account,
  event?: { id: string; now: number },
): Promise<void> {
  const said = await portal.readAccount(accountId)
  await commit(parts, organizationId, async (work) => {
    await work.load('billingAccount', [organizationId])
    if (event && !(await noteEvent(work.tx, organizationId, event.id, event.now))) return
    const { row: before } = work.get('billingAccount', organizationId)
    if (before && Date.parse(before.changed_at) >= Date.parse(said.changedAt)) return
    work.put('billingAccount', rowOf(organizationId, said))
    if (!said.purchase) return
    await work.load('subscription', [organizationId])
    const { row: subscription } = work.get('subscription', organizationId)
    if (!subscription) return
    const next = purchased(subscription, said.purchase)
    if (canonicalJson(next) !== canonicalJson(subscription)) work.put('subscription', next)
  })
}

const rowOf = (
  id: string,
  { card, purchase, amount, currency, endsOn, changedAt }: PortalAccount,
): BillingAccount => ({
  id,
  card,
  quantity: purchase?.quantity ?? 0,
  amount,
  currency,
  ends_on: endsOn,
  changed_at: changedAt,
})

/** Reads every account back that is known, as what a portal tells may get lost, and a card expires without a word. */
export async function readAllBack(
  parts: CommitParts & { billing: BillingPortal | undefined; db: Db; log: Log },
): Promise<void> {
  const { billing: portal, db, log } = parts
  if (!portal) return
  for (const account of await knownAccounts(db)) {
    try {
      await readBack(parts, portal, account)
    } catch (cause) {
      if (!(cause instanceof PortalError)) throw cause
      log.warn(
        { event: 'billing.notRead', problem: cause.problem },
        'A billing account could not be read back',
      )
    }
  }
}
