import { endpoints } from '#shared/contract/endpoints.ts'
import { ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { createLimit } from '#server/platform/http/rate-limit.ts'
import { requireAllCompanies } from '#server/platform/sync/scope.ts'
import {
  hearOfChange,
  makeWebhook,
  removeWebhook,
  webhookHolder,
  type WebhookParts,
} from './ticket-webhook.ts'
import { requireTool } from './ticketing.store.ts'

/** The address to which a tool posts that a ticket has changed, and what it posts there. */
export function mountTicketWebhookRoutes({ mount, open }: Mounts, parts: WebhookParts) {
  const { db } = parts
  const countChange = createLimit(ticketingLimits.changesPerMinute)

  mount(endpoints.makeTicketWebhook, async ({ c, params }) => {
    const tool = await requireTool(db, c.var.scope, params.integrationId)
    requireAllCompanies(c.var.scope)
    c.header('Cache-Control', 'no-store')
    return { url: await makeWebhook(parts, c.var.scope.organizationId, tool) }
  })

  mount(endpoints.deleteTicketWebhook, async ({ c, params }) => {
    const tool = await requireTool(db, c.var.scope, params.integrationId)
    requireAllCompanies(c.var.scope)
    await removeWebhook(parts, c.var.scope.organizationId, tool)
  })

  open(endpoints.tellTicketChange, async ({ params: { integrationId, key }, query: { id } }) => {
    const toolId = integrationId.toLowerCase()
    const organizationId = await webhookHolder(db, toolId, key)
    if (organizationId === undefined) throw new AppError('notFound')
    // Only who has the address is counted: a stranger could else keep a tool from telling.
    await countChange(toolId)
    await hearOfChange(parts, organizationId, toolId, id)
  })
}
