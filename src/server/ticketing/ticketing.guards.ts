import type { ErrorCode } from '#shared/contract/errors.ts'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { type TicketHindrance, ticketHindrances } from '#shared/domain/ticketing/ticket-hindrances.ts'
import { settledTicketSettings, type TicketSettingsFields } from '#shared/domain/ticketing/ticket-settings.ts'
import { chosenTicketIssues, ticketSettingsIssues } from '#shared/domain/ticketing/ticket-settings-issues.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import type { DetailedCode } from '#server/platform/sync/validated-command.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { askForTicket } from './ask-tickets.ts'
import { requestTickets } from './ticket.jobs.ts'
import { hasAccount, readSettings, readTicketing } from './ticketing.store.ts'

type Guarded = 'alert.openTicket' | 'ticketMapping.set' | 'ticketSettings.set'

const REFUSALS: Record<TicketHindrance, ErrorCode> = {
  noTool: 'ticketsNeedTool',
  toolUnfinished: 'ticketsNeedSettings',
  notMapped: 'ticketsNeedMapping',
}

/** What can be said of tickets only with the tool, and what it offers, beside it. */
export const ticketingGuards: Pick<Guards, Guarded> = {
  'alert.openTicket': async ({ work, args }) => {
    const [hindrance] = ticketHindrances(await readTicketing(work.tx, work.organizationId, args.customerId))
    return hindrance && REFUSALS[hindrance]
  },

  'ticketMapping.set': async ({ work, scope, args: { toolId, customerId, accountId } }) => {
    // Whoever sees some companies alone would else have their alerts told to somebody else's.
    if (!scope.allCustomers) return 'noPermission'
    const { tool } = await readTicketing(work.tx, work.organizationId, customerId)
    if (tool?.id !== toolId) return 'notFound'
    if (accountId === null) return undefined
    return (await hasAccount(work.tx, work.organizationId, accountId)) ? undefined : 'externalAccountGone'
  },

  'ticketSettings.set': ({ work, args }) => settingsRefusal(work, args),
}

/** What is left open may be said elsewhere; what is said has to be good, and of a company altogether enough (INT-30). */
async function settingsRefusal(
  work: Work,
  {
    toolId,
    customerId,
    settings,
  }: { toolId: string; customerId: string | null; settings: TicketSettingsFields },
): Promise<ErrorCode | DetailedCode | undefined> {
  const { tool, catalog } = await readTicketing(work.tx, work.organizationId, customerId)
  if (tool?.id !== toolId) return 'notFound'
  if (!catalog || catalog.read_at === null)
    return { code: 'psaNotLoaded', values: { tool: APPLICATION_NAMES[tool.type] } }
  const ofOrganization =
    customerId === null ? undefined : await readSettings(work.tx, work.organizationId, null)
  const isSaid = [settings.fields, settings.priorities].some((part) =>
    Object.values(part).some((each) => each !== null),
  )
  const issuesOf = customerId === null ? chosenTicketIssues : ticketSettingsIssues
  const issues = isSaid ? issuesOf(catalog, settledTicketSettings(ofOrganization, settings)) : []
  if (issues.length === 0) return undefined
  return { code: 'ticketSettingsInvalid', values: { fields: issues.map(({ path }) => path).join(', ') } }
}

interface EffectParts {
  jobs: Pick<Jobs, 'send'>
  log: Pick<Log, 'error'>
  now: () => number
}

/** Whoever asks for a ticket has it opened as soon as that is committed. */
export const ticketingEffects = (parts: EffectParts): Pick<Effects, 'alert.openTicket'> => ({
  'alert.openTicket': async ({ work, args: { id, customerId, priority } }) => {
    const { organizationId } = work
    await askForTicket(work, { customerId, alertId: id, wish: priority }, parts.now())
    return () => {
      requestTickets(parts, organizationId).catch((cause: unknown) =>
        parts.log.error(
          { event: 'ticketing.notQueued', organization: organizationId, err: cause },
          'A ticket that is to be opened was not queued',
        ),
      )
    }
  },
})
