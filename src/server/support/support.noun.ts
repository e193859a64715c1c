import { supportLimits } from '#shared/domain/support/support-ticket.ts'
import type { Db } from '#server/platform/database/database.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { requestForgottenMails, ticketMails } from './send-tickets.jobs.ts'
import { mountSupportRoutes } from './support.routes.ts'
import { supportMigrations } from './support.migrations.ts'
import { forgetTickets } from './support-ticket.store.ts'

/** What people write to those who help. */
export const support = defineNoun({
  name: 'support',
  ownedBy: { support_ticket: 'organization' },
  migrations: supportMigrations,
  routes: [mountSupportRoutes],
  jobs: [ticketMails],
  repeats: [{ name: 'request-forgotten-support-mails', at: '* * * * *', act: requestForgottenMails }],
  sweep: ({ db, now }: { db: Db; now: () => number }) => forgetTickets(db, now() - supportLimits.kept),
})
