import { endpoints } from '#shared/contract/endpoints.ts'
import { supportLimits, type SupportTicket } from '#shared/domain/support/support-ticket.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { requireCustomer, requireWritable } from '#server/platform/sync/scope.ts'
import { readCustomer } from '#server/customers/customer.store.ts'
import { requestMail } from './send-tickets.jobs.ts'
import { findTicket, keepTicket, listTickets } from './support-ticket.store.ts'

interface SupportRouteParts {
  db: Db
  jobs: Pick<Jobs, 'send'>
  now: () => number
}

/** What people write to support, and what they have written (ORG-31). */
export function mountSupportRoutes({ mount }: Mounts, { db, jobs, now }: SupportRouteParts) {
  mount(endpoints.openSupportTicket, async ({ c, body: { customerId, ...written } }) => {
    const { scope } = c.var
    const { organizationId, userId } = scope
    requireWritable(scope)
    const id = written.id.toLowerCase()
    if (customerId !== null) requireCustomer(scope, customerId)
    const company =
      customerId === null ? null : (await readCustomer(db, scope, customerId.toLowerCase())).row.name
    const ticket = { ...written, id, company }
    const earlier = await findTicket(db, organizationId, id)
    if (!earlier && !(await keepTicket(db, { organizationId, userId }, ticket, now())))
      throw new AppError('maximumSupportTicketsReached', { values: { count: String(supportLimits.perDay) } })
    const kept = earlier ?? (await findTicket(db, organizationId, id))
    invariant(kept, 'a ticket was kept, or was there')
    // Another person's ticket answers like one with other words.
    if (kept.userId !== userId || !isSame(kept, ticket)) throw new AppError('alreadyExists')
    if (kept.sent_at === null) await requestMail(jobs, { organizationId, ticketId: id })
    const { userId: _, ...told } = kept
    return told
  })

  mount(endpoints.listSupportTickets, ({ c }) => listTickets(db, c.var.scope, now()))
}

const isSame = (one: SupportTicket, other: Pick<SupportTicket, 'subject' | 'text'>) =>
  one.subject === other.subject && one.text === other.text
