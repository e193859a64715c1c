import type { SettledAlertSettings } from '#shared/domain/alerts/alert-settings.ts'
import type { TicketCatalog } from './ticket-catalog.ts'
import type { TicketSettingsFields } from './ticket-settings.ts'
import { ticketSettingsIssues } from './ticket-settings-issues.ts'
import type { TicketMapping, TicketTool } from './ticket-tool.ts'

/** What keeps tickets of a company from being opened; each has its way out (ALERT-20). */
export const TICKET_HINDRANCES = ['noTool', 'toolUnfinished', 'notMapped'] as const
export type TicketHindrance = (typeof TICKET_HINDRANCES)[number]

/** What decides whether tickets of a company can be opened. */
export interface TicketReadiness {
  tool: Pick<TicketTool, 'id'> | undefined
  catalog: Pick<TicketCatalog, 'fields' | 'priorities' | 'read_at'> | undefined
  mapping: Pick<TicketMapping, 'tool_id'> | undefined
  /** What holds for the company. */
  settings: TicketSettingsFields
}

/** What keeps tickets of a company from being opened, in the order in which it is put right; nothing where they can be. */
export function ticketHindrances({ tool, catalog, mapping, settings }: TicketReadiness): TicketHindrance[] {
  if (!tool) return ['noTool']
  const isFinished =
    catalog !== undefined && catalog.read_at !== null && ticketSettingsIssues(catalog, settings).length === 0
  return [
    ...(isFinished ? [] : (['toolUnfinished'] as const)),
    ...(mapping?.tool_id === tool.id ? [] : (['notMapped'] as const)),
  ]
}

/** What is to be done so that a company's alerts leave by tickets or mails, as the specification words it (ALERT-20). */
export type NoticeHint = 'integratePsa' | 'finishPsa' | 'mapToPsa' | 'enableAlerts' | 'addRecipient'

const HINTS: Record<TicketHindrance, NoticeHint> = {
  noTool: 'integratePsa',
  toolUnfinished: 'finishPsa',
  notMapped: 'mapToPsa',
}

/**
 * What is to be done so that a company's alerts leave by tickets, and by mails; nothing where they can. Where both lists
 * hold something the company cannot receive tickets or emails.
 */
export function noticeHints(
  readiness: TicketReadiness,
  { enabled, recipients }: Pick<SettledAlertSettings, 'enabled' | 'recipients'>,
): { tickets: NoticeHint[]; emails: NoticeHint[] } {
  const off: NoticeHint[] = enabled ? [] : ['enableAlerts']
  return {
    tickets: [...ticketHindrances(readiness).map((each) => HINTS[each]), ...off],
    emails: [...off, ...(recipients.length === 0 ? (['addRecipient'] as const) : [])],
  }
}
