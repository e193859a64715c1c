import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import { deliverTickets, type TicketParts } from './deliver-tickets.ts'
import { readTickets, type ReadTicketsParts } from './read-tickets.ts'
import { type ReadToolParts, readTicketTool, toolsToRead } from './read-tool.ts'
import { organizationsToRead } from './tickets-to-read.store.ts'
import { isDue } from './waiting-tickets.store.ts'

interface AskedOrganization {
  organizationId: string
}

/** Opens the tickets that wait, and tells those that are open what happened. */
export const ticketJob = defineJob({
  queue: 'alert-tickets',
  parallel: 2,
  rules: { policy: 'short' },
  act: (parts: TicketParts, { organizationId }: AskedOrganization) => deliverTickets(parts, organizationId),
})

/** Reads what a tool offers. */
export const readToolJob = defineJob({
  queue: 'read-ticket-tool',
  parallel: 1,
  rules: { policy: 'short' },
  act: (parts: ReadToolParts, { organizationId }: AskedOrganization) => readTicketTool(parts, organizationId),
})

/** Reads what became of tickets. */
export const readTicketsJob = defineJob({
  queue: 'read-tickets',
  parallel: 1,
  rules: { policy: 'short' },
  act: (parts: ReadTicketsParts, { organizationId }: AskedOrganization) => readTickets(parts, organizationId),
})

interface RequestParts {
  jobs: Pick<Jobs, 'send'>
}

/** Has an organization's tickets opened soon. */
export const requestTickets = ({ jobs }: RequestParts, organizationId: string): Promise<void> =>
  jobs.send<AskedOrganization>(ticketJob.queue, { organizationId }, organizationId)

/** Has what an organization's tool offers read soon. */
export const requestReadingOfTool = ({ jobs }: RequestParts, organizationId: string): Promise<void> =>
  jobs.send<AskedOrganization>(readToolJob.queue, { organizationId }, organizationId)

/** Has what became of an organization's tickets read soon, as far as they are due. */
export const requestReadingOfTickets = ({ jobs }: RequestParts, organizationId: string): Promise<void> =>
  jobs.send<AskedOrganization>(readTicketsJob.queue, { organizationId }, organizationId)

interface DueParts extends RequestParts {
  db: Db
  feedInterval: number
  now: () => number
}

/** Asks for every ticket that something is due for, also what a process has left behind that ended. */
export async function requestDueTickets(parts: DueParts): Promise<void> {
  if (parts.feedInterval === 0) return
  const { rows } = await sql<AskedOrganization>`
    select distinct organization_id as "organizationId" from alert_ticket
    where ${isDue(parts.now())}`.execute(parts.db)
  for (const { organizationId } of rows) await requestTickets(parts, organizationId)
}

/** Asks for the tickets that were left alone for their time to be read back. */
export async function requestDueReadings(parts: DueParts): Promise<void> {
  if (parts.feedInterval === 0) return
  for (const { organizationId } of await organizationsToRead(parts.db, parts.now()))
    await requestReadingOfTickets(parts, organizationId)
}

/** Asks for the tools that were not read for a day, and for those whose reading was broken off. */
export async function requestDueTools(parts: DueParts): Promise<void> {
  for (const { organizationId } of await toolsToRead(parts, parts.now()))
    await requestReadingOfTool(parts, organizationId)
}
