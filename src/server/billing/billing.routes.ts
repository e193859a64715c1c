import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Log } from '#server/platform/log.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import type { CommitParts } from '#server/platform/sync/commit.ts'
import { requireOwn } from '#server/platform/sync/scope.ts'
import { billingHash } from './billing-hash.ts'
import { type BillingPortal, PortalError } from './billing-portal.ts'
import { organizationOf, wasHeard } from './billing.store.ts'
import { readBack } from './read-back.ts'

interface BillingRouteParts extends CommitParts {
  billing: BillingPortal | undefined
  bus: Bus
  now: () => number
  sessionSecret: () => Promise<Buffer>
  publicUrl: string
  log: Log
}

/** The way to the billing portal and back from it (ORG-27), and the trial of Discover Premium (ORG-26). */
export function mountBillingRoutes({ mount, open }: Mounts, parts: BillingRouteParts) {
  const { db, bus, now, sessionSecret, publicUrl, log } = parts

  /** Has the portal do something; what went wrong there is told in the log and in no answer. */
  const asking = async <T>(act: (portal: BillingPortal) => Promise<T>): Promise<T> => {
    if (!parts.billing) throw new AppError('billingNotConfigured')
    try {
      return await act(parts.billing)
    } catch (cause) {
      if (!(cause instanceof PortalError)) throw cause
      log.warn({ event: 'billing.portalFailed', problem: cause.problem }, 'The billing portal failed')
      throw new AppError('billingPortalFailed', { cause })
    }
  }

  mount(endpoints.openBillingPortal, async ({ c, body: { billingAccountId: accountId } }) => {
    const { organizationId } = c.var.scope
    // Another organization's account answers like one that does not exist.
    if ((await organizationOf(db, accountId)) !== organizationId) throw new AppError('notFound')
    return asking(async (portal) => {
      const url = await portal.openSession({
        accountId,
        signature: billingHash(await sessionSecret(), accountId),
        returnUrl: `${publicUrl}/billing`,
      })
      // How the card stands is known from the first visit on, and what got lost on its way is made up for.
      await readBack(parts, portal, { organizationId, accountId })
      c.header('Cache-Control', 'no-store')
      return { url }
    })
  })

  open(endpoints.tellBillingEvent, async ({ c, body: { id, account: accountId } }) =>
    asking(async (portal) => {
      const header = c.req.header('billing-signature')
      if (!portal.isSignedByIt(header, await c.req.text(), now())) throw new AppError('billingSignature')
      const organizationId = await organizationOf(db, accountId)
      if (organizationId === undefined) throw new AppError('notFound')
      // What was acted upon is answered as it was then, without asking the portal again.
      if (await wasHeard(db, organizationId, id)) return
      await readBack(parts, portal, { organizationId, accountId }, { id, now: now() })
    }),
  )

  mount(endpoints.beginDiscoverTrial, async ({ c, params: { id: organizationId } }) => {
    requireOwn(c.var.scope, organizationId)
    await carryOut(bus, c, 'subscription.tryDiscover', { organizationId })
  })
}
