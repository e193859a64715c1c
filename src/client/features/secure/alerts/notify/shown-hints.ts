import type { SettledAlertSettings } from '#shared/domain/alerts/alert-settings.ts'
import type { NoticeHint, noticeHints } from '#shared/domain/ticketing/ticket-hindrances.ts'

interface ShownHints {
  /** What cannot be received though it is switched on; or that tickets, switched off, could not be. */
  kind: 'both' | 'tickets' | 'emails' | 'off'
  hints: NoticeHint[]
}

/** Of what is to be done, what matters by what is switched on. */
export function shownHints(
  { tickets, emails }: ReturnType<typeof noticeHints>,
  { ticketingEnabled, emailEnabled }: Pick<SettledAlertSettings, 'ticketingEnabled' | 'emailEnabled'>,
): ShownHints {
  const wantsTickets = ticketingEnabled && tickets.length > 0
  const wantsEmails = emailEnabled && emails.length > 0
  if ((wantsTickets || wantsEmails) && tickets.length > 0 && emails.length > 0)
    return { kind: 'both', hints: [...new Set([...tickets, ...emails])] }
  if (wantsTickets) return { kind: 'tickets', hints: tickets }
  if (wantsEmails) return { kind: 'emails', hints: emails }
  // That alerts are off is said by their own switch.
  return { kind: 'off', hints: tickets.filter((each) => each !== 'enableAlerts') }
}
